package import LocalizationModel
package import TranslationUnits

/// One unit of a catalog for one language, and where its text lies.
package struct CatalogUnit: Sendable, Equatable {
  /// The key of the entry.
  package let key: String
  /// Empty for a text that does not vary.
  package let path: LeafPath
  /// The unit as it is exported.
  package var unit: TranslationUnit

  package init(key: String, path: LeafPath, unit: TranslationUnit) {
    self.key = key
    self.path = path
    self.unit = unit
  }

  /// ``TranslationUnit/id``, which every unit of a catalog has.
  package var id: String { unit.id ?? "" }
}
