package import LocalizationModel

/// The findings of a check as Markdown (`gloss check --format markdown`), for a comment on a pull
/// request: the totals, a table of the rules, next steps, and one folded list for each rule, with
/// links to the lines. Lists are cut to the size of a comment, and the last line counts the omitted
/// findings.
///
/// The first line is an HTML comment by which a program can find the comment of an earlier run and
/// replace it.
package struct CheckMarkdown: FormattedReport {
  private let report: CheckReport
  private let language: MessageLanguage
  private let limit: Int

  /// - Parameter limit: The greatest length, in UTF-16 code units. Sites limit the number of
  ///   characters, which is never greater.
  package init(
    _ report: CheckReport, in language: MessageLanguage, limit: Int = StatusMarkdown.commentLimit
  ) {
    self.report = report
    self.language = language
    self.limit = limit
  }

  package func bytes() -> ContiguousArray<UInt8> { ContiguousArray(markdown().utf8) }

  /// The findings of one rule and one severity.
  private struct Group {
    let rule: String
    let severity: Finding.Severity
    let findings: [LocatedFinding]

    var safeFixCount: Int { findings.count(where: \.finding.isFixedByPlainFix) }
  }

  /// Returns the report as text, no longer than the limit.
  package func markdown() -> String {
    let groups = groups
    var markdown = "<!-- gloss check -->\n**\(MarkdownText.cell(report.summary(in: language)))**\n"
    if !groups.isEmpty { markdown += "\n" + table(groups) + steps() }
    var room = limit - markdown.utf16.count
    var listed = 0
    let total = report.findingsAndFailures.count
    // The line that counts the omitted findings gets its room first, however long the lists are.
    let reserve = cutLine(total, of: total).utf16.count
    let footer = "\n<sub>gloss \(report.version)</sub>\n"
    for (index, group) in groups.enumerated() {
      let (list, count) = list(group, isOpen: index == 0, limit: room - reserve)
      markdown += list
      room -= list.utf16.count
      listed += count
      if count < group.findings.count { return markdown + cutLine(total - listed, of: total) }
    }
    return footer.utf16.count <= room ? markdown + footer : markdown
  }

  /// All groups: the most severe first, within one severity the most frequent rule first.
  private var groups: [Group] {
    let all = report.findingsAndFailures
    let order = FindingCounts(all.map(\.finding)).rules
    return Finding.Severity.allCases.reversed().flatMap { severity in
      order.filter { $0.severity == severity }.map { rule in
        Group(
          rule: rule.id, severity: severity,
          findings: all.filter { $0.finding.rule == rule.id && $0.finding.severity == severity })
      }
    }
  }

  /// Returns the line that counts the omitted findings.
  private func cutLine(_ count: Int, of total: Int) -> String {
    let text = Message(
      "\(count) of \(total) findings are not listed here: 'gloss check' lists them all",
      comment: "Markdown 检查报告的最后一行：因长度限制没有列出的发现。%1$lld：未列出的个数；%2$lld：总数"
    ).text(in: language)
    return "\n\(MarkdownText.cell(text))\n"
  }

  private func table(_ groups: [Group]) -> String {
    let titles = [
      Message("rule", comment: "报告表格的列标题：规则的 id"),
      Message("severity", comment: "报告表格的列标题：严重程度"),
      Message("findings", comment: "报告表格的列标题：发现的个数"),
      Message("safe fixes", comment: "报告表格的列标题：可以安全自动修复的个数"),
    ]
    var table =
      MarkdownText.row(titles.map { $0.text(in: language) }) + "|---|---|--:|--:|\n"
    for group in groups {
      let fixes = group.safeFixCount
      table += MarkdownText.row([
        MarkdownText.code(group.rule), word(group.severity), String(group.findings.count),
        fixes == 0 ? "" : String(fixes),
      ])
    }
    return table
  }

  private func steps() -> String {
    let steps = NextStep.all(for: report).enumerated().map { index, step in
      "\(index + 1). \(MarkdownText.cell(step.message.text(in: language)))\n"
    }
    if steps.isEmpty { return "" }
    return "\n**\(NextStep.title.text(in: language))**\n\n\(steps.joined())"
  }

  private func word(_ severity: Finding.Severity) -> String {
    FindingReport.title(severity).text(in: language)
  }

  /// Returns a group's folded list, cut to the limit, and the number of findings in it.
  private func list(
    _ group: Group, isOpen: Bool, limit: Int
  ) -> (markdown: String, count: Int) {
    let title = report.rules[group.rule].map {
      ": " + MarkdownText.cell($0.title.text(in: language))
    }
    let head =
      "\n<details\(isOpen ? " open" : "")><summary>\(word(group.severity)) "
      + "\(MarkdownText.code(group.rule)) (\(group.findings.count))\(title ?? "")</summary>\n\n"
    let tail = "\n</details>\n"
    var list = head
    var room = limit - head.utf16.count - tail.utf16.count
    for (index, finding) in group.findings.map(\.finding).enumerated() {
      let line = "- \(link(finding)) \(MarkdownText.cell(finding.message.text(in: language)))\n"
      room -= line.utf16.count
      if room < 0 { return index == 0 ? ("", 0) : (list + tail, index) }
      list += line
    }
    return (list + tail, group.findings.count)
  }

  /// Returns `[path:line](path#Lline)`.
  private func link(_ finding: Finding) -> String {
    let path = report.paths.stable(finding.path)
    let line = finding.position?.line
    let target = MarkdownText.address(path) + (line.map { "#L\($0)" } ?? "")
    return "[\(MarkdownText.code(path + (line.map { ":\($0)" } ?? "")))](\(target))"
  }
}
