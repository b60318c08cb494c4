import LocalizationModel
import OrderedJSON

extension StatusReport {
  /// One page that needs nothing but itself: the figures, and a list of what is to be done that can be
  /// searched. It speaks both languages of the program and chooses by the browser's.
  ///
  /// All that comes from catalogs lies in it as JSON, which the page's script shows as text, never as
  /// markup.
  package func html() -> ContiguousArray<UInt8> {
    var page = ContiguousArray<UInt8>()
    let parts = StatusPage.template.split(
      separator: StatusPage.dataMark, maxSplits: 1, omittingEmptySubsequences: false)
    let data = pageData()
    page.reserveCapacity(StatusPage.template.utf8.count + data.count + data.count / 8)
    page.append(contentsOf: parts[0].utf8)
    Self.appendSafely(data.span, to: &page)
    page.append(contentsOf: parts.dropFirst().joined().utf8)
    return page
  }

  /// Appends JSON so that no text in it ends the script element that it stands in, opens a comment
  /// there, or breaks a line of JavaScript. Outside of texts JSON has none of these characters.
  private static func appendSafely(_ json: Span<UInt8>, to page: inout ContiguousArray<UInt8>) {
    var offset = 0
    while offset < json.count {
      let byte = json[offset]
      if byte == UInt8(ascii: "<") {
        page.append(contentsOf: "\\u003C".utf8)
      } else if byte == 0xE2, offset + 2 < json.count, json[offset + 1] == 0x80,
        json[offset + 2] & 0xFE == 0xA8
      {
        page.append(contentsOf: (json[offset + 2] == 0xA8 ? "\\u2028" : "\\u2029").utf8)
        offset += 2
      } else {
        page.append(byte)
      }
      offset += 1
    }
  }

  /// What the page's script reads: names are short, and texts that stand in many places are numbers
  /// into `texts`.
  private func pageData() -> ContiguousArray<UInt8> {
    var texts = TextTable()
    let catalogNumbers = Self.numbers(catalogs.map(\.catalog))
    let codes = Set(coverage.map(\.language)).sorted { precedes($0, $1) ?? false }
    let languageNumbers = Self.numbers(codes)
    let rows = units.map { unit in
      PageUnit(
        catalog: catalogNumbers[unit.catalog] ?? 0, comment: texts.number(unit.comment ?? ""),
        key: texts.number(unit.key), language: languageNumbers[unit.language] ?? 0,
        source: texts.number(unit.source))
    }
    var json = JSONStream(capacity: 1024 + units.count * 128)
    json.object { json in
      json.member("catalogs", arrayOf: catalogs) { json, catalog in
        json.object { json in
          json.member("keys", catalog.keys)
          json.member("path", paths.stable(catalog.catalog))
          json.member("staleKeys", catalog.staleKeys)
          json.member("untranslatedKeys", catalog.untranslatedKeys)
        }
      }
      json.member("coverage", arrayOf: coverage) { json, part in
        json.object { json in
          json.member("catalog", catalogNumbers[part.catalog] ?? 0)
          json.member("counts") { json in
            for state in UnitState.allCases {
              json.member(named: state.rawValue, part.counts[state])
            }
          }
          json.member("isSource", part.isSource)
          json.member("language", languageNumbers[part.language] ?? 0)
        }
      }
      json.member("failures", arrayOf: failures) { json, failure in
        json.object { json in
          json.member("message", failure.message)
          let place = failure.position.map { ":\($0.line):\($0.column)" } ?? ""
          json.member("place", paths.stable(failure.path) + place)
        }
      }
      json.member("languages", arrayOf: codes) { json, code in
        json.object { json in
          json.member("code", code)
          for language in MessageLanguage.allCases {
            json.member(
              named: language.rawValue, LanguageNames.name(of: code, in: language) ?? code)
          }
        }
      }
      if let leastPercent { json.member("leastPercent", leastPercent) }
      json.member("texts", arrayOf: texts.texts) { $0.value($1) }
      json.member("units", arrayOf: Array(zip(units, rows))) { json, pair in
        let (unit, row) = pair
        json.object { json in
          json.member("a", row.catalog)
          json.member("c", row.comment)
          json.member("k", row.key)
          json.member("l", row.language)
          json.member("n", unit.position.line)
          if !unit.leaf.isEmpty { json.member("p", unit.leaf.description) }
          json.member("s", row.source)
          if let text = unit.text { json.member("t", text) }
          json.member("u", unit.state.rawValue)
        }
      }
      json.member("version", version)
    }
    return json.finished()
  }

  private static func numbers(_ names: [String]) -> [String: Int] {
    Dictionary(zip(names, names.indices)) { first, _ in first }
  }

  /// The numbers of a unit's texts and of what it belongs to.
  private struct PageUnit {
    let catalog: Int
    let comment: Int
    let key: Int
    let language: Int
    let source: Int
  }

  /// Each text once, in the order in which they come. Texts are told apart by their bytes.
  private struct TextTable {
    private(set) var texts: [String] = []
    private var numbers: [[UInt8]: Int] = [:]

    mutating func number(_ text: String) -> Int {
      let bytes = Array(text.utf8)
      if let known = numbers[bytes] { return known }
      numbers[bytes] = texts.count
      texts.append(text)
      return texts.count - 1
    }
  }
}
