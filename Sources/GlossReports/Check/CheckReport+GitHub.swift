package import LocalizationModel

extension CheckReport {
  /// About as many annotations of one kind as GitHub shows for a step.
  private static let shownAnnotations = 10

  /// GitHub may hold this many bytes of a step's summary.
  package static let stepSummaryLimit = 1 << 20

  /// Workflow commands, which GitHub shows as annotations at the lines of a pull request: the
  /// heaviest first, and of each kind as many as are shown.
  package func gitHubCommands(in language: MessageLanguage) -> String {
    var commands = ""
    for severity in Finding.Severity.allCases.reversed() {
      let findings = findingsAndFailures.filter { $0.finding.severity == severity }
      for located in findings.prefix(Self.shownAnnotations) {
        commands += command(for: located, in: language)
      }
    }
    return commands
  }

  private func command(for located: LocatedFinding, in language: MessageLanguage) -> String {
    let finding = located.finding
    var properties = ["file=\(Self.property(paths.stable(finding.path)))"]
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
    let message = Self.escaped(finding.message.text(in: language))
    return "::\(word) \(properties.joined(separator: ","))::\(message)\n"
  }

  /// Control characters and marks of direction are spelled out: the log obeys them like a terminal.
  private static func escaped(_ text: String) -> String {
    TerminalText.printable(text).replacing("%", with: "%25")
  }

  private static func property(_ text: String) -> String {
    escaped(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }

  /// All findings as Markdown, for the summary of a step; cut where it would be too large.
  package func stepSummary(
    in language: MessageLanguage, limit: Int = stepSummaryLimit
  ) -> String {
    func text(_ message: Message) -> String { message.text(in: language) }
    var markdown = "<!-- gloss check -->\n**gloss check: \(summary)**\n"
    let findings = Finding.Severity.allCases.reversed().flatMap { severity in
      findingsAndFailures.filter { $0.finding.severity == severity }
    }
    if findings.isEmpty { return markdown }
    let head = [
      text(Message("severity", comment: "报告表格的列标题：严重程度")),
      text(Message("place", comment: "报告表格的列标题：文件与行列")),
      text(Message("finding", comment: "报告表格的列标题：发现的说明")),
      text(Message("rule", comment: "报告表格的列标题：规则的 id")),
    ]
    markdown += "\n| \(head.joined(separator: " | ")) |\n|---|---|---|---|\n"
    var size = markdown.utf8.count
    for (index, finding) in findings.map(\.finding).enumerated() {
      let place = finding.position.map { ":\($0.line):\($0.column)" } ?? ""
      let cells = [
        FindingReport.word(finding.severity), MarkdownText.code(paths.stable(finding.path) + place),
        MarkdownText.cell(finding.message.text(in: language)), MarkdownText.code(finding.rule),
      ]
      let row = "| \(cells.joined(separator: " | ")) |\n"
      let rest = text(
        Message(
          "… and more findings: \(findings.count - index)",
          comment: "报告表格被截断时的最后一行。%lld：未列出的发现个数"))
      if size + row.utf8.count + rest.utf8.count + 2 > limit { return markdown + "\n\(rest)\n" }
      markdown += row
      size += row.utf8.count
    }
    return markdown
  }
}
