package import LocalizationModel

/// The coverage as Markdown (`gloss status --format markdown`), for a comment on a pull request: a
/// line with the total percentage, a table of the languages, one of the catalogs if there are
/// several, and for each language a folded list of open texts. Lists are cut, with a count, if the
/// whole would be too long.
///
/// The first line is an HTML comment by which a program can find the comment of an earlier run and
/// replace it.
package struct StatusMarkdown: FormattedReport {
  private let report: StatusReport
  private let language: MessageLanguage
  private let limit: Int

  /// The greatest length of a comment on a pull request at GitHub, in characters. This report
  /// counts UTF-8 bytes, of which a text has at least as many.
  package static let commentLimit = 65_536

  package init(
    _ report: StatusReport, in language: MessageLanguage, limit: Int = commentLimit
  ) {
    self.report = report
    self.language = language
    self.limit = limit
  }

  package func bytes() -> ContiguousArray<UInt8> { ContiguousArray(markdown().utf8) }

  /// Returns the report as text, no longer than a comment may be.
  package func markdown() -> String {
    var markdown = "<!-- gloss status -->\n\(verdict())\n"
    if !report.totals.isEmpty { markdown += "\n" + languageTable() }
    if report.catalogs.count > 1, !report.totals.isEmpty { markdown += "\n" + catalogTable() }
    for failure in report.failures {
      let place = failure.position.map { ":\($0.line):\($0.column)" } ?? ""
      markdown +=
        "\n- \(MarkdownText.code(report.paths.stable(failure.path) + place)) "
        + "\(MarkdownText.cell(failure.message))"
    }
    if !report.failures.isEmpty { markdown += "\n" }
    let footer = "\n<sub>gloss \(report.version)</sub>\n"
    var byLanguage: [String: [OpenUnit]] = [:]
    for unit in report.units { byLanguage[unit.language, default: []].append(unit) }
    let lists = byLanguage.sorted { $0.key.precedesInBytes($1.key) }
    for (index, list) in lists.enumerated() {
      // Each list gets an equal share of the room left; a short one leaves more to the next.
      let room = limit - markdown.utf8.count - footer.utf8.count
      markdown += self.list(
        list.value, of: list.key, limit: room / (lists.count - index))
    }
    return markdown + footer
  }

  private func verdict() -> String {
    guard report.isComplete else {
      return
        "**\(Message("Incomplete: not all catalogs could be read", comment: "翻译进度报告的结论：有目录读不了").text(in: language))**"
    }
    guard let percent = report.sum.percent else {
      return
        "**\(Message("Nothing to translate", comment: "翻译进度报告的结论：没有要翻译的内容").text(in: language))**"
    }
    let text = Message(
      "\(percent)% translated: \(report.sum[.translated]) of \(report.sum.total) texts",
      comment: "翻译进度报告的结论。%1$lld：百分比；%2$lld：已翻译条数；%3$lld：总条数"
    ).text(in: language)
    let under = report.languagesBelowLeast.map { MarkdownText.code($0.language) }.joined(
      separator: " ")
    guard let leastPercent = report.leastPercent, !under.isEmpty else { return "**\(text)**" }
    let warning = Message(
      "below \(leastPercent)%:", comment: "翻译进度报告的结论：后面列出低于要求的语言。%lld：要求的百分比"
    ).text(in: language)
    return "**\(text)** · \(warning) \(under)"
  }

  private func languageTable() -> String {
    let states = CoverageStateNames.open.filter { state in
      report.totals.contains { $0.counts[state] > 0 }
    }
    let titles =
      [
        Message("language", comment: "翻译进度表格的列标题：语言").text(in: language),
        CoverageStateNames.title(.translated).text(in: language), "",
      ] + states.map { CoverageStateNames.title($0).text(in: language) }
    var table = MarkdownText.row(titles) + "|---|--:|--:|\(states.map { _ in "--:|" }.joined())\n"
    for total in report.totals {
      let name = LanguageNames.name(of: total.language, in: language).map { "\($0) " } ?? ""
      let counts = total.counts
      table += MarkdownText.row(
        [
          MarkdownText.cell(name) + MarkdownText.code(total.language), Self.percent(counts),
          "\(counts[.translated])/\(counts.total)",
        ] + states.map { counts[$0] == 0 ? "" : String(counts[$0]) })
    }
    return table
  }

  private func catalogTable() -> String {
    let title = Message("catalog", comment: "翻译进度表格的列标题：字符串目录").text(in: language)
    var table = MarkdownText.row([title] + report.totals.map { MarkdownText.code($0.language) })
    table += "|---|\(report.totals.map { _ in "--:|" }.joined())\n"
    for catalog in report.catalogs {
      let parts = report.coverage.filter { $0.catalog == catalog.catalog && !$0.isSource }
      table += MarkdownText.row(
        [MarkdownText.code(report.paths.stable(catalog.catalog))]
          + report.totals.map { total in
            parts.first { $0.language == total.language }.map { Self.percent($0.counts) } ?? ""
          })
    }
    return table
  }

  private static func percent(_ counts: UnitCounts) -> String {
    counts.percent.map { "\($0)%" } ?? "–"
  }

  /// Returns a language's folded list, cut to the limit; empty if not even its frame fits.
  private func list(
    _ units: [OpenUnit], of code: String, limit: Int
  ) -> String {
    let name = LanguageNames.name(of: code, in: language).map { "\($0) " } ?? ""
    let head =
      "\n<details><summary>\(MarkdownText.cell(name))\(MarkdownText.code(code)): \(units.count)"
      + "</summary>\n\n"
      + MarkdownText.row([
        Message("state", comment: "翻译进度表格的列标题：状态").text(in: language),
        Message("place", comment: "报告表格的列标题：文件与行列").text(in: language),
        Message("text", comment: "翻译进度表格的列标题：要翻译的文字").text(in: language),
        Message("now", comment: "翻译进度表格的列标题：当前的译文").text(in: language),
      ]) + "|---|---|---|---|\n"
    let tail = "\n</details>\n"
    var list = head
    for (index, unit) in units.enumerated() {
      let leaf = unit.leaf.isEmpty ? "" : " " + MarkdownText.code(unit.leaf.description)
      let row = MarkdownText.row([
        CoverageStateNames.title(unit.state).text(in: language),
        MarkdownText.code("\(report.paths.stable(unit.catalog)):\(unit.position.line)"),
        MarkdownText.cell(unit.source) + leaf, MarkdownText.cell(unit.text ?? ""),
      ])
      let rest = Message(
        "… and more: \(units.count - index)", comment: "列表被截断时的最后一行。%lld：未列出的条数"
      ).text(in: language)
      if list.utf8.count + row.utf8.count + rest.utf8.count + tail.utf8.count + 2 > limit {
        return index == 0 && head.utf8.count + rest.utf8.count + tail.utf8.count + 2 > limit
          ? "" : list + "\n\(rest)\n" + tail
      }
      list += row
    }
    return list + tail
  }
}
