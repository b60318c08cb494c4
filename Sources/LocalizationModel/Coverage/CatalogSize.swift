/// The numbers of keys in one catalog, for the summary of `gloss status`.
public struct CatalogSize: Hashable, Sendable {
  /// Path of the catalog, relative to the working directory.
  public let catalog: String
  /// The language of the keys.
  public let sourceLanguage: String
  /// Keys that are to be translated.
  public var keys = 0
  /// Keys that are gone from the sources.
  public var staleKeys = 0
  /// Keys that are said to need no translation.
  public var untranslatedKeys = 0

  /// Makes a size whose counts are all 0.
  public init(catalog: String, sourceLanguage: String) {
    self.catalog = catalog
    self.sourceLanguage = sourceLanguage
  }
}
