import LocalizationModel
import StringCatalog

/// A parsed catalog of a check with its languages and duplicate members. Each catalog
/// is analyzed in parallel when ``CheckedFiles`` reads it, so that no later step repeats it.
struct CatalogAnalysis: Sendable {
  let catalog: StringCatalog
  let languageUses: [LanguageUse]
  let duplicates: [StringCatalog.Duplicate]
  /// Equal for copies of one analysis; a live project keeps results as long as it is equal.
  let identity = Identity()

  init(_ catalog: StringCatalog) {
    self.catalog = catalog
    languageUses = catalog.languageUses()
    duplicates = catalog.duplicates
  }
}
