import LocalizationModel
import OrderedJSON

extension StringCatalog {
  /// Makes a catalog that no file has.
  ///
  /// - Parameter entries: At most one for each key.
  package init(
    _ entries: [CatalogEntry] = [], sourceLanguage: String, path: String
  ) throws(CatalogError) {
    var writer = JSONWriter()
    writer.write(
      .object([
        .init("sourceLanguage", .string(sourceLanguage)), .init("strings", .object([])),
        .init("version", .string("1.0")),
      ]))
    try self.init(writer.bytes, path: path)
    for entry in entries { set(entry, for: entry.key) }
  }

  /// Makes a catalog with the phrases of each App Shortcut as a set under the first phrase, for `gloss
  /// sync --create`.
  ///
  /// - Parameter sets: The phrases of each App Shortcut, at least one in each.
  package init(
    phrases sets: [[String]], sourceLanguage: String, path: String
  ) throws(CatalogError) {
    try self.init(sourceLanguage: sourceLanguage, path: path)
    for phrases in sets where !holds(phrases[0]) {
      var entry = CatalogEntry(phrases[0], sourceLanguage: sourceLanguage)
      entry.extractionState = .extractedWithValue
      entry[sourceLanguage] = TextNode(.phrases(phrases), state: .new)
      set(entry, for: phrases[0])
    }
  }
}
