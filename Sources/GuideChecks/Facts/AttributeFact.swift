import LocalizationModel

/// An attribute of a declaration, such as `@StateObject` or `@AppStorage("name")`.
struct AttributeFact: Sendable {
  /// The last of the names between the `@` and the arguments.
  let name: String
  /// From the `@` through the closing parenthesis.
  let range: ByteRange
  /// From the `@` to what comes next, be it a comment: what goes if the attribute is removed.
  let removal: ByteRange
  let hasArguments: Bool
  /// The first argument with its quotes, if it is a literal without interpolations.
  let literal: ByteRange?
  /// Whether the first argument is a type, as in `@Environment(Model.self)`.
  let namesType: Bool
}
