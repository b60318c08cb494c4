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
  public var comment: String?
  public var table: String?
  public var bundle: String?
  public var defaultValue: String?

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
