package import LocalizationModel
import OrderedJSON

/// The strings of one source as a build of Xcode writes them: a `.stringsdata` file, which
/// `xcstringstool sync --stringsdata` reads. `gloss extract --format stringsdata` writes one for
/// each source.
///
/// Apple does not document the form; this is the one that public scripts reading such files agree
/// on: an object with the `source`, the number 1 as `version`, and `tables`, in which each table
/// lists its strings with `key`, `comment` (empty for none), `location` and, for a default value,
/// `value`. The `location` is the start of the literal, its column counted in Unicode scalars; it
/// was not compared with the compiler's. A string with format specifiers has one more member,
/// `confidence`, with one word for each specifier.
package struct StringsDataReport: Sendable {
  /// The source's absolute path.
  let source: String
  /// The strings, in the order of the source.
  let strings: [ExtractedString]

  package init(source: String, strings: [ExtractedString]) {
    self.source = source
    self.strings = strings
  }

  /// Returns the file, with a line feed at its end. Strings whose table the code computes are left
  /// out.
  package func json() -> ContiguousArray<UInt8> {
    var tables: [String: [ExtractedString]] = [:]
    for string in strings {
      if let table = string.table.name { tables[table, default: []].append(string) }
    }
    let sorted = tables.sorted { $0.key.precedesInBytes($1.key) }
    var json = JSONStream(capacity: 128 + strings.count * 128, lineDepth: 2)
    json.object { json in
      json.member("source", source)
      json.member("tables") { json in
        for (table, strings) in sorted {
          json.member(named: table, arrayOf: strings) { json, string in
            json.object { Self.write(string, to: &$0) }
          }
        }
      }
      json.member("version", 1)
    }
    return json.finished()
  }

  private static func write(_ string: ExtractedString, to json: inout JSONStream) {
    json.member("comment", string.comment ?? "")
    if !string.placeholders.isEmpty {
      json.member("confidence", arrayOf: string.placeholders) { json, placeholder in
        json.value(placeholder.confidence.rawValue)
      }
    }
    json.member("key", string.key)
    json.member("location") { json in
      json.member("startingColumn", string.position.column)
      json.member("startingLine", string.position.line)
    }
    if let value = string.defaultValue { json.member("value", value) }
  }
}
