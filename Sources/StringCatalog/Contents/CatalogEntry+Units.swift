import LocalizationModel

extension CatalogEntry {
  /// Returns the units of one language, counted ones and others.
  package func units(in language: String) -> [CatalogUnit] {
    units(
      in: UnitLanguage(language: language, sourceLanguage: sourceLanguage),
      UnitSource(self, source: self[sourceLanguage]),
      target: localizations.first { $0.title.hasBytes(of: language) })
  }

  /// Returns the units of one language.
  ///
  /// - Parameters:
  ///   - shared: The properties of this entry.
  ///   - target: The localization of the language; `nil` if the entry has none.
  func units(
    in language: UnitLanguage, _ shared: UnitSource, target: Localization?
  ) -> [CatalogUnit] {
    EntryUnits(shared, target: target, unitLanguage: language).units
  }
}
