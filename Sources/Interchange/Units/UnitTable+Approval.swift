package import LocalizationModel
package import StringCatalog

extension UnitTable {
  /// Marks texts of an entry in one language as translated, and tests the result.
  ///
  /// - Parameters:
  ///   - paths: The texts.
  ///   - test: The test that finds errors in the entry's texts.
  /// - Returns: The localization with the new states, and the errors in the texts, which must not
  ///   count as translated; `nil` if the entry has no such localization.
  package func approving(
    _ paths: [LeafPath], of key: String, in language: String, _ test: any EntryCheck
  ) -> (texts: TextNode, errors: [TextFlaw])? {
    guard let index = index(of: key) else { return nil }
    let units = EntryUnits(entries[index], column(language), unitLanguage(language))
    guard var texts = units.target else { return nil }
    for path in paths { texts.setState(.translated, at: path) }
    let flaws = test.flaws(of: units.entry(with: texts), in: language, path: catalog.path)
    return (texts, flaws.filter { $0.isError && paths.contains($0.path) })
  }
}
