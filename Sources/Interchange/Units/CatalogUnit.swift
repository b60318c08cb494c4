package import LocalizationModel
package import TranslationUnits

/// One unit of a catalog in one language, with the key and path of its text in the catalog.
///
/// ``UnitTable/units(for:)`` returns them for exports.
package struct CatalogUnit: Sendable, Equatable {
  /// The key of the entry.
  package let key: String
  /// The path of the text; empty for a text without variations.
  package let path: LeafPath
  /// The unit as an export writes it.
  package var unit: TranslationUnit

  package init(key: String, path: LeafPath, unit: TranslationUnit) {
    self.key = key
    self.path = path
    self.unit = unit
  }

  /// The unit's id, which every unit of a catalog has.
  package var id: String { unit.id ?? "" }
}
