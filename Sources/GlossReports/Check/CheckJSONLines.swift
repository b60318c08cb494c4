package import LocalizationModel
import OrderedJSON

/// A check as JSON lines (`--format ndjson`), for pipes: each line is one finding, an object as in
/// the `findings` of ``CheckJSON``.
package struct CheckJSONLines: FormattedReport {
  private let report: CheckReport
  private let language: MessageLanguage

  package init(_ report: CheckReport, in language: MessageLanguage) {
    self.report = report
    self.language = language
  }

  package func bytes() -> ContiguousArray<UInt8> {
    let findings = FindingJSON(report.paths, language)
    var lines = ContiguousArray<UInt8>()
    for located in report.findingsAndFailures {
      var json = JSONStream(capacity: 512, lineDepth: 0)
      findings.write(located, to: &json)
      lines += json.finished()
    }
    return lines
  }
}
