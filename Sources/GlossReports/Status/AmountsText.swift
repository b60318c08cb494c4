package import LocalizationModel

/// The words and characters to translate, from which translators compute a price
/// (`gloss status --words`): two lines for each language of each catalog, and totals over several
/// catalogs.
package struct AmountsText: FormattedReport {
  private let report: StatusReport
  private let language: MessageLanguage
  private let hasColor: Bool

  package init(_ report: StatusReport, in language: MessageLanguage, hasColor: Bool) {
    self.report = report
    self.language = language
    self.hasColor = hasColor
  }

  /// One line of figures, in words or in characters.
  private struct Row {
    let code: String
    let title: String
    let figures: [Int]
  }

  /// Returns the tables of all catalogs, with a blank line between them.
  package func bytes() -> ContiguousArray<UInt8> {
    var terminal = TerminalText(hasColor: hasColor)
    var tables: [(title: String, rows: [Row])] = report.catalogs.map { catalog in
      let coverage = report.coverage.filter { $0.catalog == catalog.catalog && !$0.isSource }
      return (catalog.catalog, coverage.flatMap { rows($0.language, $0.amounts) })
    }
    if report.catalogs.count > 1 {
      let title =
        report.isComplete
        ? Message("all catalogs", comment: "翻译进度：所有字符串目录合计的标题")
        : Message(
          "all catalogs that could be read", comment: "翻译进度：有目录读不了时，其余目录合计的标题")
      tables.append(
        (title.text(in: language), report.totals.flatMap { rows($0.language, $0.amounts) }))
    }
    let titles = columnTitles
    let all = tables.flatMap(\.rows)
    let code = all.map { TerminalText.columns(of: $0.code) }.max() ?? 0
    let name = all.map { TerminalText.columns(of: $0.title) }.max() ?? 0
    let widths = titles.indices.map { column in
      max(
        TerminalText.columns(of: titles[column]),
        all.map { String($0.figures[column]).count }.max() ?? 0)
    }
    for (index, table) in tables.enumerated() {
      if index > 0 { terminal.line() }
      terminal.line(TerminalText.printable(table.title), .strong)
      terminal.pad(2 + code + 2 + name)
      for (title, width) in zip(titles, widths) {
        terminal.pad(2 + width - TerminalText.columns(of: title))
        terminal.append(title, .faint)
      }
      terminal.line()
      for row in table.rows {
        terminal.pad(2)
        terminal.append(row.code, .strong, padTo: code)
        terminal.pad(2)
        terminal.append(row.title, padTo: name)
        for (figure, width) in zip(row.figures, widths) {
          terminal.pad(2 + width - String(figure).count)
          terminal.append(String(figure))
        }
        terminal.line()
      }
    }
    return terminal.bytes
  }

  private func rows(_ code: String, _ amounts: WorkAmounts?) -> [Row] {
    guard let amounts else { return [] }
    let all = [amounts.total, amounts.translated, amounts.new, amounts.review]
    return [
      Row(
        code: TerminalText.printable(code),
        title: Message("words", comment: "翻译报价：这一行是单词数").text(in: language),
        figures: all.map(\.words)),
      Row(
        code: "", title: Message("characters", comment: "翻译报价：这一行是字符数").text(in: language),
        figures: all.map(\.characters)),
    ]
  }

  private var columnTitles: [String] {
    let total = Message("total", comment: "翻译报价：列标题，总数")
    return ([total] + [.translated, .new, .needsReview].map { CoverageStateNames.title($0) })
      .map { $0.text(in: language) }
  }
}
