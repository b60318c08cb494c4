package import LocalizationModel

/// A check as GitHub workflow commands (`gloss check --format github`),
/// `::error file=…,line=…::message`, which GitHub shows as annotations on a pull request: errors
/// first, at most ten of each severity.
package struct CheckGitHub: FormattedReport {
  private let report: CheckReport
  private let language: MessageLanguage

  package init(_ report: CheckReport, in language: MessageLanguage) {
    self.report = report
    self.language = language
  }

  /// The approximate number of annotations of one kind that GitHub shows for a step.
  /// ``CheckStepSummary`` lists all findings.
  private static let shownAnnotations = 10

  package func bytes() -> ContiguousArray<UInt8> {
    var commands = ""
    for severity in Finding.Severity.allCases.reversed() {
      let findings = report.findingsAndFailures.filter { $0.finding.severity == severity }
      for located in findings.prefix(Self.shownAnnotations) { commands += command(for: located) }
    }
    return ContiguousArray(commands.utf8)
  }

  private func command(for located: LocatedFinding) -> String {
    let finding = located.finding
    var properties = ["file=\(Self.property(report.paths.stable(finding.path)))"]
    if let start = finding.position {
      let end = located.end ?? start
      // GitHub takes columns only if start and end lie on one line.
      properties += ["line=\(start.line)", "endLine=\(end.line)"]
      if start.line == end.line {
        properties += ["col=\(start.column)", "endColumn=\(end.column)"]
      }
    }
    properties.append("title=\(Self.property(finding.rule))")
    let word =
      switch finding.severity {
      case .error: "error"
      case .warning: "warning"
      case .info: "notice"
      }
    let message = Self.escaped(finding.messageWithKey(in: language))
    return "::\(word) \(properties.joined(separator: ","))::\(message)\n"
  }

  /// Returns a message with `%` escaped, as workflow commands ask. Control characters and marks of
  /// text direction are spelled out first, since the log obeys them as a terminal does.
  private static func escaped(_ text: String) -> String {
    TerminalText.printable(text).replacing("%", with: "%25")
  }

  /// Returns a text as the value of a property, which `:` or `,` would end.
  private static func property(_ text: String) -> String {
    escaped(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
