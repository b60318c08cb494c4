/// The progress of one catalog's translation to one language: a row of `gloss status`.
public struct Coverage: Hashable, Sendable {
  /// The path of the catalog, relative to the working directory.
  public let catalog: String
  /// The language as the catalog names it.
  public let language: String
  /// True for the language of the keys. Its row counts only texts that need a review, and is left
  /// out of totals.
  public let isSource: Bool
  /// The number of units in each state.
  public let counts: UnitCounts
  /// The amount of text in each state; `nil` if it was not measured.
  public var amounts: WorkAmounts?

  /// Makes the coverage of one language of one catalog.
  package init(catalog: String, language: String, isSource: Bool = false, counts: UnitCounts) {
    self.catalog = catalog
    self.language = language
    self.isSource = isSource
    self.counts = counts
  }
}
