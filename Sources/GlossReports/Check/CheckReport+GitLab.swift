package import LocalizationModel
import OrderedJSON

extension CheckReport {
  /// GitLab's code quality report: one list, each finding on one line.
  package func gitLab(in language: MessageLanguage) -> ContiguousArray<UInt8> {
    var json = JSONStream(capacity: 64 + findings.count * 256)
    json.array(findingsAndFailures) { json, located in
      let finding = located.finding
      json.object { json in
        json.member("check_name", finding.rule)
        json.member("description", finding.message.text(in: language))
        json.member("fingerprint", located.fingerprint?.description ?? "")
        json.member("location") { json in
          json.member("lines") { json in
            json.member("begin", finding.position?.line ?? 1)
            if let end = located.end { json.member("end", end.line) }
          }
          json.member("path", paths.stable(finding.path))
        }
        json.member("severity", Self.gitLabSeverity(finding.severity))
      }
    }
    return json.finished()
  }

  private static func gitLabSeverity(_ severity: Finding.Severity) -> String {
    switch severity {
    case .info: "info"
    case .warning: "minor"
    case .error: "major"
    }
  }
}
