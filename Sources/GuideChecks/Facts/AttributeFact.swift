import LocalizationModel

/// An attribute of a declaration, such as `@StateObject` or `@AppStorage("name")`.
struct AttributeFact: Sendable {
  /// A literal among the arguments.
  struct Literal: Sendable {
    let text: String
    /// The literal with its quotes.
    let range: ByteRange
  }

  /// The last component of the name after the `@`.
  let name: String
  /// From the `@` through the closing parenthesis.
  let range: ByteRange
  /// From the `@` to the next token or comment: the bytes that a fix deletes with the attribute.
  let removal: ByteRange
  let hasArguments: Bool
  /// The first argument without a label, if it is a literal without interpolations.
  let literal: Literal?
  /// True if the first argument is a type, as in `@Environment(Model.self)`.
  let namesType: Bool
}
