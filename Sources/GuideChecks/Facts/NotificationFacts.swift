import LocalizationModel

/// A notification name made from a literal, such as `Notification.Name("userDidLogin")`.
struct NotificationNameFact: Sendable {
  /// The declaration around the name.
  enum Place: Sendable {
    /// A static constant in an extension of `Notification.Name`, or the `name` of a message type.
    case constant(String)
    /// Any other constant or property, which at least gives the notification a name in the code.
    case named
    /// No declaration that consists of the name alone.
    case elsewhere
  }

  /// The literal's text.
  let text: String
  /// The literal with its quotes.
  let literal: ByteRange
  /// The call that makes the name.
  let range: ByteRange
  let place: Place
  /// True if the call stands in a branch of an `#if`.
  let isConditional: Bool
}

/// An extension of `Notification.Name` that declares constants.
struct NameExtensionFact: Sendable {
  /// The declared names.
  let names: Set<String>
  /// The offset after its last member, where a fix inserts another.
  let end: Int
  /// The white space before its members; `nil` if members share a line.
  let indentation: String?
}

/// A call of `post(name:object:userInfo:)` with a dictionary literal.
struct NotificationPostFact: Sendable {
  /// The name of the constant.
  let name: String
  /// The bytes of the dictionary.
  let range: ByteRange
  /// The keys that are literals.
  let keys: [String]
}

/// A read of the dictionary by a literal key: `userInfo?["literal"]`.
struct UserInfoReadFact: Sendable {
  let key: String
  /// The key with its quotes.
  let range: ByteRange
}
