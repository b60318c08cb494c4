import LocalizationModel
import StringCatalog

/// A catalog with what is asked about all of it, by the worker that read it.
struct ReadCatalog: Sendable {
  let catalog: StringCatalog
  let languageUses: [LanguageUse]
  let duplicates: [StringCatalog.Duplicate]
  let staleKeys: StaleKeys
  /// The same for copies of one reading.
  let identity = Identity()

  init(_ catalog: StringCatalog) {
    self.catalog = catalog
    languageUses = catalog.languageUses()
    duplicates = catalog.duplicates
    staleKeys = StaleKeys(of: CollectionOfOne(catalog))
  }
}
