/// A text that still needs work in one language; `gloss status` lists them on request.
public struct OpenUnit: Hashable, Sendable {
  /// The path of the catalog, relative to the working directory.
  public let catalog: String
  /// The key of the entry.
  public let key: String
  /// The comment of the entry; `nil` if there is none.
  public let comment: String?
  /// The language of the text.
  public let language: String
  /// The path of the text in the localization, also for a missing text.
  public let leaf: LeafPath
  /// The state; never ``UnitState/translated``.
  public let state: UnitState
  /// The text to translate.
  public let source: String
  /// The translation as it is now; `nil` if there is none.
  public let text: String?
  /// The line and column of the text, or if it is missing, of its localization or key.
  public let position: SourcePosition

  /// Makes a unit with open work.
  package init(
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
