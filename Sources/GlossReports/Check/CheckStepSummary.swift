package import LocalizationModel

/// All findings of a check as a Markdown table, the most severe first, for the summary page of a
/// step in GitHub Actions, beside the few annotations of ``CheckGitHub``. The table is cut where it
/// would exceed the size that GitHub accepts.
package struct CheckStepSummary: FormattedReport {
  private let report: CheckReport
  private let language: MessageLanguage
  private let limit: Int

  /// The greatest size of a step's summary at GitHub, in bytes.
  package static let sizeLimit = 1 << 20

  /// - Parameter limit: The greatest size, in bytes.
  package init(_ report: CheckReport, in language: MessageLanguage, limit: Int = sizeLimit) {
    self.report = report
    self.language = language
    self.limit = limit
  }

  package func bytes() -> ContiguousArray<UInt8> { ContiguousArray(markdown().utf8) }

  /// Returns the summary as text, no larger than the limit.
  package func markdown() -> String {
    func text(_ message: Message) -> String { message.text(in: language) }
    var markdown = "<!-- gloss check -->\n**gloss check: \(report.summary(in: language))**\n"
    let findings = Finding.Severity.allCases.reversed().flatMap { severity in
      report.findingsAndFailures.filter { $0.finding.severity == severity }
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
      let position = finding.position.map { ":\($0.line):\($0.column)" } ?? ""
      let cells = [
        FindingReport.word(finding.severity),
        MarkdownText.code(report.paths.stable(finding.path) + position),
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
