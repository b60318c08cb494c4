import LocalizationModel
import StringCatalog

/// A parsed catalog with its languages, duplicate members and stale keys, computed by the worker
/// that read it, so that no later step has to go over the catalog for them.
struct AnalyzedCatalog: Sendable {
  let catalog: StringCatalog
  let languageUses: [LanguageUse]
  let duplicates: [StringCatalog.Duplicate]
  let staleKeys: StaleKeys
  /// Equal for copies of one parse.
  let identity = Identity()

  init(_ catalog: StringCatalog) {
    self.catalog = catalog
    languageUses = catalog.languageUses()
    duplicates = catalog.duplicates
    staleKeys = StaleKeys(of: CollectionOfOne(catalog))
  }
}
