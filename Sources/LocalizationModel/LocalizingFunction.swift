/// A function, initializer or method of a project's own that makes its literal localizable, as
/// `functions` in `gloss.json` names it.
///
/// The arguments are found by their labels; one that is `nil` the function does not have.
public struct LocalizingFunction: Hashable, Sendable {
  /// `Message` for a function or an initializer, `.hint` for a method, `#text` for a macro, `@Title`
  /// for a property wrapper.
  public var name: String
  /// `nil` for the first argument, without a label; `self` for the literal that a member is of.
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
