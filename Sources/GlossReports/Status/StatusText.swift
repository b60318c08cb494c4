package import LocalizationModel

/// The coverage for people, as `gloss status` prints it: one bar for each language of each catalog,
/// and totals over several catalogs.
package struct StatusText: FormattedReport {
  private let report: StatusReport
  private let language: MessageLanguage
  private let hasColor: Bool
  private let width: Int
  private let listsUnits: Bool

  /// - Parameters:
  ///   - width: The width of a line, in columns.
  ///   - listsUnits: True to list every text that is not translated below the bars.
  package init(
    _ report: StatusReport, in language: MessageLanguage, hasColor: Bool, width: Int,
    listsUnits: Bool = false
  ) {
    self.report = report
    self.language = language
    self.hasColor = hasColor
    self.width = width
    self.listsUnits = listsUnits
  }

  package func bytes() -> ContiguousArray<UInt8> {
    var terminal = TerminalText(hasColor: hasColor)
    let rows = report.coverage.map { part in
      var row = CoverageRow(
        part.language, part.counts,
        remark: part.isSource
          ? Message("source language", comment: "翻译进度：这一行是源语言，没有百分比").text(in: language) : nil,
        in: language)
      row.isUnder = !part.isSource && isUnder(part.counts)
      return row
    }
    let totalRows = report.catalogs.count < 2 ? [] : self.totalRows()
    let columns = CoverageColumns(rows + totalRows, width: width, in: language)
    for (index, catalog) in report.catalogs.enumerated() {
      if index > 0 { terminal.line() }
      writeTitle(of: catalog, to: &terminal)
      let catalogRows = zip(report.coverage, rows).filter { $0.0.catalog == catalog.catalog }.map(
        \.1)
      columns.writeTitles(of: catalogRows, to: &terminal)
      for row in catalogRows { row.write(to: &terminal, columns) }
    }
    if !totalRows.isEmpty {
      terminal.line()
      let title =
        report.isComplete
        ? Message("all catalogs", comment: "翻译进度：所有字符串目录合计的标题")
        : Message(
          "all catalogs that could be read", comment: "翻译进度：有目录读不了时，其余目录合计的标题")
      terminal.line(title.text(in: language), .strong)
      columns.writeTitles(of: totalRows, to: &terminal)
      for row in totalRows { row.write(to: &terminal, columns) }
    }
    if listsUnits { writeUnits(to: &terminal) }
    return terminal.bytes
  }

  private func totalRows() -> [CoverageRow] {
    report.totals.map { total in
      var row = CoverageRow(total.language, total.counts, in: language)
      row.isUnder = isUnder(total.counts)
      if total.catalogCount < report.catalogs.count {
        row.catalogs = "\(total.catalogCount)/\(report.catalogs.count)"
      }
      return row
    }
  }

  private func isUnder(_ counts: UnitCounts) -> Bool {
    report.leastPercent.map { counts.isUnder(percent: $0) } ?? false
  }

  private func writeTitle(of catalog: CatalogSize, to terminal: inout TerminalText) {
    let count = catalog.keys + catalog.untranslatedKeys
    var details = [
      catalog.untranslatedKeys == 0
        ? Message("keys: \(count)", comment: "翻译进度：目录里的键数。%lld：键数")
        : Message(
          "keys: \(count) (\(catalog.untranslatedKeys) not to be translated)",
          comment: "翻译进度：目录里的键数。%1$lld：键数；%2$lld：其中标明不翻译的")
    ]
    details.append(
      Message(
        "source language: \(catalog.sourceLanguage)", comment: "翻译进度：目录的源语言。%@：语言代码"))
    if catalog.staleKeys > 0 {
      details.append(
        Message("stale: \(catalog.staleKeys)", comment: "翻译进度：目录里源代码已不用的键数。%lld：键数"))
    }
    terminal.append(catalog.catalog, .strong)
    let separator = language == .chinese ? "，" : ", "
    terminal.line(
      "  " + details.map { $0.text(in: language) }.joined(separator: separator), .faint)
  }

  /// Writes a line for each open text: `path:line: de missing: key plural.few  text`.
  private func writeUnits(to terminal: inout TerminalText) {
    if !report.units.isEmpty { terminal.line() }
    for unit in report.units {
      terminal.append("\(unit.catalog):\(unit.position.line): ", .place)
      terminal.append(
        "\(unit.language) \(CoverageStateNames.title(unit.state).text(in: language)): ")
      terminal.append(unit.key, .strong)
      if !unit.leaf.isEmpty { terminal.append(" \(unit.leaf)", .faint) }
      if let text = unit.text, !text.isEmpty { terminal.append("  \(text)", .faint) }
      terminal.line()
    }
  }
}
