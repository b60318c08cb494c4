import LocalizationModel
import OrderedJSON

extension LocalizationTable {
  /// Returns a catalog with one entry only, which has its source text and an edited localization,
  /// so that `import` can check a text with the rules before it is written.
  ///
  /// - Parameters:
  ///   - texts: The edited localization.
  ///   - place: The index of the entry's slot in the catalog.
  /// - Returns: The catalog; `nil` if its bytes cannot be parsed.
  package func excerpt(of texts: TextNode, language: String, at place: Int) -> StringCatalog? {
    let source = catalog.sourceLanguage
    let entry = catalog.entry(at: place)
    var excerpt = CatalogEntry(entry.key, sourceLanguage: source)
    excerpt.comment = entry.comment
    if language != source { excerpt[source] = column(source)[place]?.root }
    excerpt[language] = texts
    var writer = JSONWriter()
    writer.write(
      .object([
        JSONValue.Member("sourceLanguage", .string(source)),
        JSONValue.Member("strings", .object([JSONValue.Member(entry.key, excerpt.json)])),
        JSONValue.Member("version", .string("1.0")),
      ]))
    return try? StringCatalog(writer.bytes, path: catalog.path)
  }
}
