import LocalizationModel

/// One line of the coverage bars: a language of a catalog, or of all catalogs.
struct CoverageRow {
  let code: String
  let name: String
  let counts: UnitCounts
  /// A text in place of bar and figures, for the source language, which has no share.
  let remark: String?
  /// The catalogs that have the language, as `3/5`, if only some do; else empty.
  var catalogs = ""
  /// True if the language has less than the percentage of `--fail-under`.
  var isUnder = false

  init(
    _ code: String, _ counts: UnitCounts, remark: String? = nil, in language: MessageLanguage
  ) {
    self.code = TerminalText.printable(code)
    name = LanguageNames.name(of: code, in: language) ?? ""
    self.counts = counts
    self.remark = remark
  }

  /// The translated and all texts, as `108/190`; empty for a row with a remark.
  var figures: String { remark == nil ? "\(counts[.translated])/\(counts.total)" : "" }

  func write(to terminal: inout TerminalText, _ columns: CoverageColumns) {
    terminal.pad(columns.gap)
    terminal.append(code, .strong, padTo: columns.code)
    if columns.name > 0 {
      terminal.pad(columns.gap)
      terminal.append(Self.cut(name, to: columns.name), padTo: columns.name)
    }
    terminal.pad(columns.gap)
    // Spaces still to be written before the next figure; with none after it, the line ends without
    // spaces.
    var pending = 0
    if let remark {
      let text = Self.cut(remark, to: columns.share)
      terminal.append(text, .faint)
      pending = columns.share - TerminalText.columns(of: text)
    } else {
      writeShare(to: &terminal, columns)
    }
    if columns.isStacked {
      terminal.line()
      writeStacked(to: &terminal, columns)
      return
    }
    for column in columns.states {
      let count = counts[column.state]
      let text = count == 0 ? "" : String(count)
      pending += columns.gap + column.width - text.utf8.count
      if count == 0 { continue }
      terminal.pad(pending)
      terminal.append(text)
      pending = 0
    }
    if !catalogs.isEmpty {
      terminal.pad(pending + columns.gap + columns.catalogs - catalogs.utf8.count)
      terminal.append(catalogs, .faint)
    }
    terminal.line()
  }

  private func writeShare(to terminal: inout TerminalText, _ columns: CoverageColumns) {
    CoverageBar(counts, width: columns.bar).write(to: &terminal)
    let percent = counts.percent.map { "\($0)%" } ?? "–"
    terminal.pad(columns.gap + columns.percent - TerminalText.columns(of: percent))
    let style: TerminalStyle = isUnder ? .error : counts.percent == 100 ? .added : .plain
    terminal.append(percent, style)
    if columns.figures > 0 {
      terminal.pad(columns.gap + columns.figures - figures.utf8.count)
      terminal.append(figures, .faint)
    }
  }

  /// Writes `missing 9, stale 1, catalogs 1/3`, on as many lines as necessary.
  private func writeStacked(to terminal: inout TerminalText, _ columns: CoverageColumns) {
    var words = columns.states.compactMap { column in
      counts[column.state] == 0 ? nil : "\(column.title) \(counts[column.state])"
    }
    if !catalogs.isEmpty { words.append("\(columns.catalogsTitle) \(catalogs)") }
    let indent = columns.gap + columns.code + columns.gap
    var used = 0
    for word in words {
      let width = TerminalText.columns(of: word)
      if used > 0, used + columns.gap + width > columns.width {
        terminal.line()
        used = 0
      }
      terminal.pad(used == 0 ? indent : columns.gap)
      used += (used == 0 ? indent : columns.gap) + width
      terminal.append(word, .faint)
    }
    if used > 0 { terminal.line() }
  }

  private static func cut(_ text: String, to columns: Int) -> String {
    guard TerminalText.columns(of: text) > columns else { return text }
    var cut = ""
    for character in text {
      if TerminalText.columns(of: cut) + TerminalText.columns(of: String(character)) >= columns {
        break
      }
      cut.append(character)
    }
    return cut + "…"
  }
}
