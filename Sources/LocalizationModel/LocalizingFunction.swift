/// A function, initializer, method, macro or property wrapper of the project that localizes its
/// literal, as the setting `functions` in `gloss.json` declares it. The scanner extracts strings
/// from its calls as from calls of the SDKs' own functions.
///
/// Arguments are found by their labels.
public struct LocalizingFunction: Hashable, Sendable {
  /// The name: `Message` for a function or an initializer, `.hint` for a method, `#text` for a
  /// macro, `@Title` for a property wrapper.
  public var name: String
  /// The key's label; `nil` for the first argument, without a label, and `self` for a member of the
  /// literal itself.
  public var key: String?
  /// The label of the comment; `nil` if it takes none.
  public var comment: String?
  /// The label of the table's name; `nil` if it takes none.
  public var table: String?
  /// The label of the bundle; `nil` if it takes none.
  public var bundle: String?
  /// The label of the default value; `nil` if it takes none.
  public var defaultValue: String?

  /// Makes a function; the first argument is the key unless a label is given.
  public init(
    name: String, key: String? = nil, comment: String? = nil, table: String? = nil,
    bundle: String? = nil, defaultValue: String? = nil
  ) {
    self.name = name
    self.key = key
    self.comment = comment
    self.table = table
    self.bundle = bundle
    self.defaultValue = defaultValue
  }
}
