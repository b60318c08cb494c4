package import LocalizationModel
package import StringCatalog

extension UnitTable {
  /// Marks texts of an entry in one language as translated, and tests the result.
  ///
  /// - Parameters:
  ///   - paths: The texts.
  ///   - test: The test that finds errors in the entry's texts.
  /// - Returns: The localization with the new states, and the errors in the texts or in no single
  ///   text, which keep them from counting as translated; `nil` if the entry has no such localization.
  package func approving(
    _ paths: [LeafPath], of key: String, in language: String, _ test: any TranslationValidator
  ) -> (texts: TextNode, errors: [TextDiagnostic])? {
    guard let index = index(of: key) else { return nil }
    let units = EntryUnits(entries[index], column(language), unitLanguage(language))
    guard var texts = units.target else { return nil }
    for path in paths { texts.setState(.translated, at: path) }
    func found(in entry: CatalogEntry) -> [TextDiagnostic] {
      test.flaws(of: entry, in: language, path: catalog.path).filter(\.isError)
    }
    let errors = found(in: units.entry(with: texts)).filter { error in
      paths.contains(where: error.concerns)
    }
    if !errors.isEmpty { return (texts, errors) }
    // Only the entry as it was read has what its reader could not decode.
    let unread = catalog.entry(key).map { found(in: $0).filter { $0.path == nil } }
    return (texts, unread ?? [])
  }
}
