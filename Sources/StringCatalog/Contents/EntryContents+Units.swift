import LocalizationModel

extension EntryContents {
  /// Returns the units of one language, counted ones and others.
  package func units(in language: String, sourceLanguage: String) -> [CatalogUnit] {
    units(
      in: UnitLanguage(language: language, sourceLanguage: sourceLanguage),
      UnitSource(self, source: localization(sourceLanguage)), target: localization(language))
  }

  /// Returns the units of one language.
  ///
  /// - Parameters:
  ///   - shared: The properties of this entry.
  ///   - target: The localization of the language; `nil` if the entry has none.
  func units(
    in language: UnitLanguage, _ shared: UnitSource, target: LocalizationContents?
  ) -> [CatalogUnit] {
    EntryUnits(shared, target: target, unitLanguage: language).units
  }

  /// True if the entry is marked as no longer found in the sources.
  package var isStale: Bool { extractionState?.text == ExtractionState.stale.rawValue }
}
