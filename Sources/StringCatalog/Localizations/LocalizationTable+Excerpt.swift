import LocalizationModel
import OrderedJSON

extension LocalizationTable {
  /// Returns a catalog with one entry only, which has its source text and an edited localization,
  /// so that `import` can check a text with the rules before it is written.
  ///
  /// - Parameters:
  ///   - editor: The editor of the entry's localization.
  ///   - language: The editor's language.
  /// - Returns: The catalog; `nil` if its bytes cannot be parsed.
  package func excerpt(of editor: LocalizationEditor, language: String) -> StringCatalog? {
    let source = catalog.sourceLanguage
    let entry = catalog.entry(at: editor.place)
    var localizations: [JSONValue.Member] = []
    if language != source, let sourceContent = column(source).json(at: editor.place) {
      localizations.append(JSONValue.Member(source, sourceContent))
    }
    localizations.append(JSONValue.Member(language, editor.json))
    var members: [JSONValue.Member] = []
    if let comment = entry.comment { members.append(JSONValue.Member("comment", .string(comment))) }
    members.append(JSONValue.Member("localizations", .object(localizations)))
    var writer = JSONWriter()
    writer.write(
      .object([
        JSONValue.Member("sourceLanguage", .string(source)),
        JSONValue.Member("strings", .object([JSONValue.Member(entry.key, .object(members))])),
        JSONValue.Member("version", .string("1.0")),
      ]))
    return try? StringCatalog(writer.bytes, path: catalog.path)
  }
}
