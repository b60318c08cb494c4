package import LocalizationModel

/// A check as logging commands of Azure Pipelines (`gloss check --format azure`),
/// `##vso[task.logissue type=…;sourcepath=…]message`, which Azure lists with the run and in pull
/// requests: errors first. Azure has no notes, so these are plain lines of the log.
package struct CheckAzure: FormattedReport {
  private let report: CheckReport
  private let language: MessageLanguage

  package init(_ report: CheckReport, in language: MessageLanguage) {
    self.report = report
    self.language = language
  }

  package func bytes() -> ContiguousArray<UInt8> {
    var lines = ""
    for severity in Finding.Severity.allCases.reversed() {
      for located in report.findingsAndFailures where located.finding.severity == severity {
        lines += line(for: located.finding)
      }
    }
    return ContiguousArray(lines.utf8)
  }

  private func line(for finding: Finding) -> String {
    let path = report.paths.stable(finding.path)
    let message = TerminalText.printable(finding.messageWithKey(in: language))
    if finding.severity == .info {
      let place = finding.position.map { ":\($0.line):\($0.column)" } ?? ""
      let text = "\(TerminalText.printable(path))\(place): note: \(message) (\(finding.rule))"
      return Self.disarmed(text) + "\n"
    }
    var properties = ["type=\(finding.severity.rawValue)", "sourcepath=\(Self.property(path))"]
    if let position = finding.position {
      properties += ["linenumber=\(position.line)", "columnnumber=\(position.column)"]
    }
    properties.append("code=\(Self.property(finding.rule))")
    return "##vso[task.logissue \(properties.joined(separator: ";"));]\(Self.escaped(message))\n"
  }

  /// Returns a message with `%` escaped, as logging commands ask.
  private static func escaped(_ text: String) -> String {
    disarmed(text).replacing("%", with: "%AZP25")
  }

  /// Returns a text without the beginning of a command, which Azure obeys anywhere in a line.
  private static func disarmed(_ text: String) -> String { text.replacing("##", with: "# #") }

  /// Returns a text as the value of a property, which `;` or `]` would end.
  private static func property(_ text: String) -> String {
    escaped(TerminalText.printable(text)).replacing(";", with: "%3B").replacing("]", with: "%5D")
  }
}
