import LocalizationModel
import OrderedJSON

/// The explanation of a key as JSON, the output of `gloss why --format json`: one object, members
/// sorted by name, with a line feed at the end.
///
/// An entry has `catalog` and `fate`, and if the catalog has the key, `column`, `extractionState`,
/// `languages` and `line`; some fates add members. ``ExtractJSON`` writes each site, always with
/// its `chain`.
package struct WhyJSON: FormattedReport {
  private let report: WhyReport

  package init(_ report: WhyReport) { self.report = report }

  package func bytes() -> ContiguousArray<UInt8> {
    var json = JSONStream(capacity: 512 + report.sites.count * 384)
    json.object { json in
      json.member("entries", arrayOf: report.entries) { json, entry in
        json.object { Self.write(entry, to: &$0) }
      }
      json.member("key", report.key)
      json.member("schemaVersion", 1)
      json.member("sites", arrayOf: report.sites) { json, site in
        ExtractJSON.write(site.string, site.catalogs, hasChain: true, to: &json)
      }
      json.member("spelledIn", arrayOf: report.otherSpellingFiles) { $0.value($1) }
      json.member("suggestions", arrayOf: report.suggestions) { $0.value($1) }
      json.member("tool") { json in
        json.member("name", "gloss")
        json.member("version", report.version)
      }
    }
    return json.finished()
  }

  private static func write(_ entry: WhyReport.Entry, to json: inout JSONStream) {
    json.member("catalog", entry.catalog)
    if let position = entry.position { json.member("column", position.column) }
    if let state = entry.extractionState { json.member("extractionState", state) }
    json.member("fate", name(of: entry.fate))
    if let position = entry.position {
      json.member("languages", arrayOf: entry.languages) { $0.value($1) }
      json.member("line", position.line)
    }
    switch entry.fate {
    case .kept(_, let retirement), .retired(let retirement):
      json.member("retirement", retirement.rawValue)
    case .spelled(let path), .unknown(let path): json.member("source", path)
    case .addedWithTexts(let key), .addedWithTypes(let key):
      json.member("textsOf", key)
    case .unreachable(let key, let path, _):
      json.member("lookedUp", key)
      json.member("source", path)
    case .untyped(let keys): json.member("lookedUp", arrayOf: keys) { $0.value($1) }
    case .added, .revived, .stale, .fixed, .untranslatable, .filledElsewhere, .unextracted: break
    }
  }

  private static func name(of fate: WhyReport.Fate) -> String {
    switch fate {
    case .added, .addedWithTexts, .addedWithTypes: "added"
    case .unreachable: "unreachable"
    case .untyped: "untyped"
    case .kept: "kept"
    case .revived: "revived"
    case .stale: "stale"
    case .retired: "retired"
    case .spelled: "spelled"
    case .fixed: "fixed"
    case .untranslatable: "untranslatable"
    case .filledElsewhere: "filledElsewhere"
    case .unextracted: "unextracted"
    case .unknown: "unknown"
    }
  }
}
