package import LocalizationModel

/// A check as workflow commands, which GitHub shows as annotations at the lines of a pull request: the
/// heaviest first, and of each kind as many as are shown.
package struct CheckGitHub: FormattedReport {
  private let report: CheckReport
  private let language: MessageLanguage

  package init(_ report: CheckReport, in language: MessageLanguage) {
    self.report = report
    self.language = language
  }

  /// About as many annotations of one kind as GitHub shows for a step.
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
    let message = Self.escaped(finding.wholeMessage(in: language))
    return "::\(word) \(properties.joined(separator: ","))::\(message)\n"
  }

  /// Control characters and marks of direction are spelled out: the log obeys them like a terminal.
  private static func escaped(_ text: String) -> String {
    TerminalText.printable(text).replacing("%", with: "%25")
  }

  private static func property(_ text: String) -> String {
    escaped(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
