import LocalizationModel
import OrderedJSON
import StringCatalog

/// A catalog in English with these members of `strings`, as JSON text in any layout.
func catalog(strings: String = "") throws -> StringCatalog {
  let text = "{\"sourceLanguage\":\"en\",\"strings\":{\(strings)},\"version\":\"1.0\"}"
  let bytes = try StringCatalog(ContiguousArray(text.utf8), path: "L.xcstrings").serialized()
  return try StringCatalog(bytes, path: "L.xcstrings")
}

/// The catalog as text.
func text(_ catalog: StringCatalog) throws -> String {
  String(decoding: try catalog.serialized(), as: UTF8.self)
}

/// A string found in the sources.
func found(
  _ key: String, comment: String? = nil, value: String? = nil, path: String = "A.swift",
  at offset: Int = 0, placeholders: [String] = []
) -> ExtractedString {
  ExtractedString(
    key: key, defaultValue: value, comment: comment,
    placeholders: placeholders.map {
      Placeholder(expression: "x", specifier: $0, confidence: .inferred)
    }, api: "Text", path: path, range: ByteRange(start: offset, end: offset + 1),
    position: SourcePosition(line: 1, column: offset + 1))
}
