/// How far a catalog is translated to one language.
public struct Coverage: Hashable, Sendable {
  /// Path of the catalog, relative to the working directory.
  public let catalog: String
  public let language: String
  /// Whether it is the language of the keys. Then only texts that somebody has to look at count, and
  /// it is no part of a total.
  public let isSource: Bool
  public let counts: UnitCounts

  public init(catalog: String, language: String, isSource: Bool = false, counts: UnitCounts) {
    self.catalog = catalog
    self.language = language
    self.isSource = isSource
    self.counts = counts
  }
}
