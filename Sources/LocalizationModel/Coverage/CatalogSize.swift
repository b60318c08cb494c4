/// The numbers of keys in one catalog, for the summary of `gloss status`.
public struct CatalogSize: Hashable, Sendable {
  /// The path of the catalog, relative to the working directory.
  public let catalog: String
  /// The language of the keys.
  public let sourceLanguage: String
  /// The number of keys to translate.
  public var keys = 0
  /// The number of keys that the sources no longer use.
  public var staleKeys = 0
  /// The number of keys that are marked as not to be translated.
  public var untranslatedKeys = 0

  /// Makes a size whose counts are all 0.
  package init(catalog: String, sourceLanguage: String) {
    self.catalog = catalog
    self.sourceLanguage = sourceLanguage
  }
}
