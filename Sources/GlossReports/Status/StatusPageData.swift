import LocalizationModel
import OrderedJSON

/// The JSON that the script of ``StatusHTML``'s page reads. A unit's members have names of one
/// letter: `a` catalog, `c` comment, `k` key, `l` language, `n` line, `p` path of the leaf, `s`
/// source text, `t` translation, `u` state. Comments, keys and source texts are indices into
/// `texts`, because each language repeats them.
struct StatusPageData: FormattedReport {
  private let report: StatusReport

  init(_ report: StatusReport) { self.report = report }

  func bytes() -> ContiguousArray<UInt8> {
    var texts = TextTable()
    let catalogNumbers = Self.numbers(report.catalogs.map(\.catalog))
    let codes = Set(report.coverage.map(\.language)).sorted { $0.precedesInBytes($1) }
    let languageNumbers = Self.numbers(codes)
    let rows = report.units.map { unit in
      PageUnit(
        catalog: catalogNumbers[unit.catalog] ?? 0, comment: texts.number(unit.comment ?? ""),
        key: texts.number(unit.key), language: languageNumbers[unit.language] ?? 0,
        source: texts.number(unit.source))
    }
    var json = JSONStream(capacity: 1024 + report.units.count * 128)
    json.object { json in
      json.member("catalogs", arrayOf: report.catalogs) { json, catalog in
        json.object { json in
          json.member("keys", catalog.keys)
          json.member("path", report.paths.stable(catalog.catalog))
          json.member("staleKeys", catalog.staleKeys)
          json.member("untranslatedKeys", catalog.untranslatedKeys)
        }
      }
      json.member("coverage", arrayOf: report.coverage) { json, part in
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
      json.member("failures", arrayOf: report.failures) { json, failure in
        json.object { json in
          json.member("message", failure.message)
          let place = failure.position.map { ":\($0.line):\($0.column)" } ?? ""
          json.member("place", report.paths.stable(failure.path) + place)
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
      if let leastPercent = report.leastPercent { json.member("leastPercent", leastPercent) }
      json.member("texts", arrayOf: texts.texts) { $0.value($1) }
      json.member("units", arrayOf: Array(zip(report.units, rows))) { json, pair in
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
      json.member("version", report.version)
    }
    return json.finished()
  }

  private static func numbers(_ names: [String]) -> [String: Int] {
    Dictionary(zip(names, names.indices)) { first, _ in first }
  }

  /// The indices of a unit's texts, catalog and language.
  private struct PageUnit {
    let catalog: Int
    let comment: Int
    let key: Int
    let language: Int
    let source: Int
  }

  /// A list of texts without duplicates, in the order of first occurrence. Texts are equal if their
  /// bytes are: a key in two Unicode normalizations is two keys.
  private struct TextTable {
    private(set) var texts: [String] = []
    private var numbers: [[UInt8]: Int] = [:]

    mutating func number(_ text: String) -> Int {
      let bytes = Array(text.utf8)
      if let number = numbers[bytes] { return number }
      numbers[bytes] = texts.count
      texts.append(text)
      return texts.count - 1
    }
  }
}
