import LocalizationModel
import OrderedJSON

/// A catalog that a project lacks, for `gloss sync --create`.
package enum NewCatalog {
  /// Returns the bytes in Xcode's form: an empty catalog, or one with the phrases of each App
  /// Shortcut as a set under the first phrase.
  ///
  /// - Parameter sets: The phrases of each App Shortcut, at least one in each.
  package static func bytes(
    sourceLanguage: String, phrases sets: [[String]]
  ) -> ContiguousArray<UInt8> {
    var entries: [JSONValue.Member] = []
    for phrases in sets where !entries.contains(where: { $0.name.hasBytes(of: phrases[0]) }) {
      let set = JSONValue.object([
        .init("state", .string(TranslationState.new.rawValue)),
        .init("values", .array(phrases.map { .string($0) })),
      ])
      entries.append(
        .init(
          phrases[0],
          .object([
            .init("extractionState", .string(ExtractionState.extractedWithValue.rawValue)),
            .init(
              "localizations",
              .object([.init(sourceLanguage, .object([.init("stringSet", set)]))])),
          ])))
    }
    var writer = JSONWriter()
    writer.write(
      .object([
        .init("sourceLanguage", .string(sourceLanguage)), .init("strings", .object(entries)),
        .init("version", .string("1.0")),
      ]))
    let canonical = try? StringCatalog(writer.bytes, path: "").serialized()
    return canonical ?? writer.bytes
  }
}
