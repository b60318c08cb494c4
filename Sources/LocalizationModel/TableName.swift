/// The string table that a localizable string belongs to. It decides which catalog takes the
/// string.
public enum TableName: Hashable, Sendable {
  /// The table `name`, kept in `name.xcstrings`.
  case named(String)
  /// A table whose name the code computes, with the expression as written. Its catalog is unknown.
  case computed(String)

  /// The table of strings whose code names no table.
  public static let localizable = TableName.named("Localizable")

  /// The table's name, or `nil` if the code computes it.
  public var name: String? {
    if case .named(let name) = self { name } else { nil }
  }
}
