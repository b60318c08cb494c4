package import LocalizationModel
import OrderedJSON

/// A check as GitLab's code quality report (`gloss check --format gitlab`): one JSON array, one
/// finding on each line. GitLab recognizes a finding in two runs by its fingerprint, which for this
/// reason does not depend on the line number.
package struct CheckGitLab: FormattedReport {
  private let report: CheckReport
  private let language: MessageLanguage

  package init(_ report: CheckReport, in language: MessageLanguage) {
    self.report = report
    self.language = language
  }

  package func bytes() -> ContiguousArray<UInt8> {
    var json = JSONStream(capacity: 64 + report.findings.count * 256)
    json.array(report.findingsAndFailures) { json, located in
      let finding = located.finding
      json.object { json in
        json.member("check_name", finding.rule)
        json.member("description", finding.messageWithKey(in: language))
        json.member("fingerprint", located.fingerprint?.description ?? "")
        json.member("location") { json in
          json.member("lines") { json in
            json.member("begin", finding.position?.line ?? 1)
            if let end = located.end { json.member("end", end.line) }
          }
          json.member("path", report.paths.stable(finding.path))
        }
        json.member("severity", Self.word(finding.severity))
      }
    }
    return json.finished()
  }

  private static func word(_ severity: Finding.Severity) -> String {
    switch severity {
    case .info: "info"
    case .warning: "minor"
    case .error: "major"
    }
  }
}
