import GlossReports
import LocalizationModel
import OrderedJSON

/// The reports of `gloss find`, from a ``KeySearch``.
extension KeySearch {
  /// Each key with its source text, comment, catalog, languages and places.
  package func text(in language: ReportLanguage, hasColor: Bool) -> ContiguousArray<UInt8> {
    var text = TerminalText(hasColor: hasColor)
    for result in results {
      text.append(TerminalText.printable(result.key), .strong)
      text.line(result.comment.isEmpty ? "" : "  \(TerminalText.printable(result.comment))", .faint)
      if let source = result.source { text.line("  \(TerminalText.printable(source))") }
      let languages = result.languages.isEmpty ? "" : "  \(result.languages.joined(separator: " "))"
      text.line("  \(result.catalog)\(languages)")
      for place in result.places.prefix(3) {
        text.line("  \(place.path):\(place.line):\(place.column)")
      }
      if result.places.count > 3 {
        let more = Message(
          "and \(Counted.places.message(result.places.count - 3)) more",
          comment: "查找：省略的位置。%@：几处")
        text.line("  \(more.text(in: language))", .faint)
      }
    }
    return text.bytes
  }

  /// The results as one JSON object.
  package func json() -> ContiguousArray<UInt8> {
    var json = JSONStream(capacity: 512 + results.count * 256)
    json.object { json in
      json.member("count", count)
      json.member("results", arrayOf: results) { json, result in
        json.object { json in
          json.member("catalog", result.catalog)
          if !result.comment.isEmpty { json.member("comment", result.comment) }
          json.member("key", result.key)
          json.member("languages", arrayOf: result.languages) { $0.value($1) }
          json.member("likeness", Int((result.likeness * 100).rounded()))
          json.member("places", arrayOf: result.places) { json, place in
            json.object { json in
              json.member("column", place.column)
              json.member("line", place.line)
              json.member("path", place.path)
            }
          }
          if let source = result.source { json.member("source", source) }
        }
      }
      json.member("schemaVersion", 1)
      json.member("text", text)
      json.member("tool") { json in
        json.member("name", "gloss")
        json.member("version", glossVersion)
      }
    }
    return json.finished()
  }

  /// The number of keys that resemble the text.
  package var summary: ReportMessage {
    count == 0
      ? Message("no key resembles '\(text)'", comment: "查找：没有相近的键。%@：要找的文字")
      : count > results.count
        ? Message(
          "\(results.count) of \(Counted.keys.message(count)) shown: '--limit' sets how many",
          comment: "查找：只列出一部分。%1$lld：列出的个数；%2$@：键的总数；选项原样保留")
        : Message("\(Counted.keys.message(count)) found", comment: "查找的总结。%@：键的个数")
  }
}
