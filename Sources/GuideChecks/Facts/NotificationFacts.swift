import LocalizationModel

/// A name of a notification that is made from a literal.
struct NotificationNameFact: Sendable {
  enum Place: Sendable {
    /// A static constant in an extension of `Notification.Name`, or the name of a message type.
    case constant(String)
    /// Another constant or property, which names it.
    case named
    case elsewhere
  }

  let text: String
  /// The literal with its quotes.
  let literal: ByteRange
  /// The call that makes the name.
  let range: ByteRange
  let place: Place
  /// Whether it is in a branch of an `#if`.
  let isConditional: Bool
}

/// An extension of `Notification.Name` with constants.
struct NameExtensionFact: Sendable {
  /// The names that it declares.
  let names: Set<String>
  /// Just past its last member.
  let end: Int
  /// What stands before its members on their lines; `nil` if they stand on one with others.
  let indentation: String?
}

/// A `post(name:object:userInfo:)` with a dictionary.
struct NotificationPostFact: Sendable {
  /// The name of the constant.
  let name: String
  /// The dictionary.
  let range: ByteRange
  /// The literals that are keys of it.
  let keys: [String]
}

/// `userInfo?["literal"]`
struct UserInfoReadFact: Sendable {
  let key: String
  /// The key with its quotes.
  let range: ByteRange
}
