/// How far a catalog is translated to one language.
public struct Coverage: Hashable, Sendable {
  /// Path of the catalog, relative to the working directory.
  public let catalog: String
  /// The language as the catalog names it.
  public let language: String
  /// Whether it is the language of the keys. Then only texts to be reviewed count, and
  /// it is no part of a total.
  public let isSource: Bool
  /// How many units are in each state.
  public let counts: UnitCounts
  /// How much text that is; `nil` if it was not measured.
  public var amounts: WorkAmounts?

  /// Makes the coverage of one language of one catalog.
  public init(catalog: String, language: String, isSource: Bool = false, counts: UnitCounts) {
    self.catalog = catalog
    self.language = language
    self.isSource = isSource
    self.counts = counts
  }
}
