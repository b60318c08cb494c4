/// A unit with open work.
public struct OpenUnit: Hashable, Sendable {
  /// Path of the catalog, relative to the working directory.
  public let catalog: String
  /// The key of the entry.
  public let key: String
  /// The comment of the entry; `nil` for none.
  public let comment: String?
  /// The language that the work is in.
  public let language: String
  /// Where in the localization the text stands, or would stand.
  public let leaf: LeafPath
  /// Never ``UnitState/translated``.
  public let state: UnitState
  /// What is to be translated.
  public let source: String
  /// The text as it is now; `nil` if there is none.
  public let text: String?
  /// Where it stands, else where the translation or the key does.
  public let position: SourcePosition

  /// Makes a unit with open work.
  public init(
    catalog: String, key: String, comment: String?, language: String, leaf: LeafPath,
    state: UnitState, source: String, text: String?, position: SourcePosition
  ) {
    self.catalog = catalog
    self.key = key
    self.comment = comment
    self.language = language
    self.leaf = leaf
    self.state = state
    self.source = source
    self.text = text
    self.position = position
  }
}
