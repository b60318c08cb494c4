package import LocalizationModel

extension StatusReport {
  /// Bars for people, one a language of each catalog, and totals where there are several catalogs.
  ///
  /// - Parameters:
  ///   - width: Columns that a line may take.
  ///   - listsUnits: Whether every unit that is not translated follows.
  package func write(
    to terminal: inout TerminalText, in language: MessageLanguage, width: Int,
    listsUnits: Bool = false
  ) {
    let rows = coverage.map { part in
      var row = CoverageRow(
        part.language, part.counts,
        remark: part.isSource
          ? Message("source language", comment: "翻译进度：这一行是源语言，没有百分比").text(in: language) : nil,
        in: language)
      row.isUnder = !part.isSource && isUnder(part.counts)
      return row
    }
    let totalRows = catalogs.count < 2 ? [] : self.totalRows(in: language)
    let columns = CoverageColumns(rows + totalRows, width: width, in: language)
    for (index, catalog) in catalogs.enumerated() {
      if index > 0 { terminal.line() }
      writeTitle(of: catalog, to: &terminal, in: language)
      let own = zip(coverage, rows).filter { $0.0.catalog == catalog.catalog }.map(\.1)
      columns.writeTitles(of: own, to: &terminal)
      for row in own { row.write(to: &terminal, columns) }
    }
    if !totalRows.isEmpty {
      terminal.line()
      let title =
        isComplete
        ? Message("all catalogs", comment: "翻译进度：所有字符串目录合计的标题")
        : Message(
          "all catalogs that could be read", comment: "翻译进度：有目录读不了时，其余目录合计的标题")
      terminal.line(title.text(in: language), .strong)
      columns.writeTitles(of: totalRows, to: &terminal)
      for row in totalRows { row.write(to: &terminal, columns) }
    }
    if listsUnits { writeUnits(to: &terminal, in: language) }
  }

  private func totalRows(in language: MessageLanguage) -> [CoverageRow] {
    totals.map { total in
      var row = CoverageRow(total.language, total.counts, in: language)
      row.isUnder = isUnder(total.counts)
      if total.catalogCount < catalogs.count {
        row.catalogs = "\(total.catalogCount)/\(catalogs.count)"
      }
      return row
    }
  }

  private func isUnder(_ counts: UnitCounts) -> Bool {
    leastPercent.map { counts.isUnder(percent: $0) } ?? false
  }

  private func writeTitle(
    of catalog: CatalogSize, to terminal: inout TerminalText, in language: MessageLanguage
  ) {
    var facts = [Message("keys: \(catalog.keys)", comment: "翻译进度：目录里要翻译的键数。%lld：键数")]
    if catalog.staleKeys > 0 {
      facts.append(
        Message("stale: \(catalog.staleKeys)", comment: "翻译进度：目录里源代码已不用的键数。%lld：键数"))
    }
    if catalog.untranslatedKeys > 0 {
      facts.append(
        Message(
          "not to be translated: \(catalog.untranslatedKeys)",
          comment: "翻译进度：目录里标明不翻译的键数。%lld：键数"))
    }
    terminal.append(catalog.catalog, .strong)
    let separator = language == .chinese ? "，" : ", "
    terminal.line(
      "  " + facts.map { $0.text(in: language) }.joined(separator: separator), .faint)
  }

  /// `path:line: de missing: key plural.few  text`
  private func writeUnits(to terminal: inout TerminalText, in language: MessageLanguage) {
    if !units.isEmpty { terminal.line() }
    for unit in units {
      terminal.append("\(unit.catalog):\(unit.position.line): ", .place)
      terminal.append("\(unit.language) \(StatusWords.title(unit.state).text(in: language)): ")
      terminal.append(unit.key, .strong)
      if !unit.leaf.isEmpty { terminal.append(" \(unit.leaf)", .faint) }
      if let text = unit.text, !text.isEmpty { terminal.append("  \(text)", .faint) }
      terminal.line()
    }
  }
}
