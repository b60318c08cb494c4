import LocalizationModel
import OrderedJSON

/// Makes catalogs that no file has.
package enum NewCatalog {
  /// Makes a catalog of entries.
  ///
  /// - Parameter entries: At most one for each key.
  package static func catalog(
    _ entries: [CatalogEntry] = [], sourceLanguage: String, path: String
  ) throws(CatalogError) -> StringCatalog {
    var writer = JSONWriter()
    writer.write(
      .object([
        .init("sourceLanguage", .string(sourceLanguage)), .init("strings", .object([])),
        .init("version", .string("1.0")),
      ]))
    var catalog = try StringCatalog(writer.bytes, path: path)
    for entry in entries { catalog.set(entry, for: entry.key) }
    return catalog
  }

  /// Makes a catalog with the phrases of each App Shortcut as a set under the first phrase, for `gloss
  /// sync --create`.
  ///
  /// - Parameter sets: The phrases of each App Shortcut, at least one in each.
  package static func catalog(
    phrases sets: [[String]], sourceLanguage: String, path: String
  ) throws(CatalogError) -> StringCatalog {
    var catalog = try catalog(sourceLanguage: sourceLanguage, path: path)
    for phrases in sets where !catalog.holds(phrases[0]) {
      var entry = CatalogEntry(phrases[0], sourceLanguage: sourceLanguage)
      entry.extractionState = .extractedWithValue
      entry[sourceLanguage] = TextNode(.phrases(phrases), state: .new)
      catalog.set(entry, for: phrases[0])
    }
    return catalog
  }
}
