package import LocalizationModel
import OrderedJSON

/// A check as JSON for programs (`gloss check --format json`): one object with `coverage`,
/// `findings`, `isComplete`, `schemaVersion`, `summary` and `tool`, members sorted by name, one
/// finding on each line, with a line feed at the end. The schema is
/// `Sources/GlossReports/Schema/check.schema.json`.
package struct CheckJSON: FormattedReport {
  private let report: CheckReport
  private let language: MessageLanguage

  package init(_ report: CheckReport, in language: MessageLanguage) {
    self.report = report
    self.language = language
  }

  package func bytes() -> ContiguousArray<UInt8> {
    let findings = FindingJSON(report.paths, language)
    var json = JSONStream(capacity: 256 + report.findings.count * 512)
    json.object { json in
      json.member("coverage", arrayOf: report.coverage) { json, coverage in
        json.object { json in
          json.member("catalog", report.paths.stable(coverage.catalog))
          json.member("locale", coverage.language)
          json.member("total", coverage.counts.total)
          json.member("translated", coverage.counts[.translated])
        }
      }
      json.member("findings", arrayOf: report.findingsAndFailures) { json, located in
        findings.write(located, to: &json)
      }
      json.member("isComplete", report.isComplete)
      json.member("schemaVersion", 1)
      json.member("summary") { json in
        json.member("accepted", report.accepted.count)
        json.member("byLocale") { write(countsBy { $0.subject?.language }, to: &$0) }
        json.member("byRule") { write(countsBy { $0.rule }, to: &$0) }
        json.member("errors", report.count(.error))
        json.member("infos", report.count(.info))
        json.member("warnings", report.count(.warning))
      }
      json.member("tool") { json in
        json.member("name", "gloss")
        json.member("version", report.version)
      }
    }
    return json.finished()
  }

  /// Returns the number of findings with each name, sorted by name; findings for which `name`
  /// returns `nil` are not counted.
  private func countsBy(_ name: (Finding) -> String?) -> [(name: String, count: Int)] {
    let names = report.findingsAndFailures.compactMap { name($0.finding) }
    return Dictionary(grouping: names) { $0 }.map { ($0, $1.count) }
      .sorted { $0.0.precedesInBytes($1.0) }
  }

  private func write(_ counts: [(name: String, count: Int)], to json: inout JSONStream) {
    for (name, count) in counts { json.member(named: name, count) }
  }
}
