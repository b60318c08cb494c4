import LocalizationModel
import OrderedJSON

extension LocalizationTable {
  /// A catalog that has one entry and nothing else, in the source language and in one that is edited.
  ///
  /// - Parameters:
  ///   - editor: The editor of the entry.
  ///   - language: The editor's.
  package func excerpt(of editor: LocalizationEditor, language: String) -> StringCatalog? {
    let source = catalog.sourceLanguage
    let entry = catalog.entry(at: editor.place)
    var localizations: [JSONValue.Member] = []
    if language != source, let own = column(source).json(at: editor.place) {
      localizations.append(JSONValue.Member(source, own))
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
