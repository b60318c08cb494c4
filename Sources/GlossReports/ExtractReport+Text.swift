import LocalizationModel

extension ExtractReport {
  /// The strings for people, grouped by file: `line:column  key  [table]  comment`.
  package func write(to terminal: inout TerminalText) {
    var rest = entries[...]
    while let first = rest.first {
      let path = first.string.path
      let rows = rest.prefix { precedes($0.string.path, path) == nil }.map(Row.init)
      rest = rest.dropFirst(rows.count)
      terminal.line(path, .strong)
      let columns = Row.Columns(rows)
      for row in rows { row.write(to: &terminal, columns) }
      if !rest.isEmpty { terminal.line() }
    }
  }

  /// `3 strings in 2 files`.
  package static func summary(stringCount: Int, fileCount: Int) -> String {
    "\(counted(stringCount, "string")) in \(counted(fileCount, "file"))"
  }
}

/// One string as the text report shows it.
private struct Row {
  let place: String
  let key: String
  let table: String
  let comment: String

  /// Where the columns end.
  struct Columns {
    let place: Int
    let key: Int
    let table: Int

    /// A longer key pushes the rest of its own row to the right, not that of all rows.
    private static let widestKey = 44

    init(_ rows: [Row]) {
      place = rows.map(\.place.utf8.count).max() ?? 0
      let keys = rows.map { TerminalText.columns(of: $0.key) }
      key = keys.filter { $0 <= Self.widestKey }.max() ?? 0
      table = rows.map { TerminalText.columns(of: $0.table) }.max() ?? 0
    }
  }

  init(_ entry: ExtractReport.Entry) {
    place = "\(entry.string.position.line):\(entry.string.position.column)"
    key = TerminalText.printable(entry.string.key)
    table =
      switch entry.string.table {
      case .named(let name): "[\(TerminalText.printable(name))]"
      case .computed(let expression): "[computed: \(TerminalText.printable(expression))]"
      }
    comment = TerminalText.printable(entry.string.comment ?? "")
  }

  func write(to terminal: inout TerminalText, _ columns: Columns) {
    terminal.pad(2 + columns.place - place.utf8.count)
    terminal.append(place, .place)
    terminal.pad(2)
    terminal.append(key, padTo: columns.key)
    terminal.pad(2)
    guard !comment.isEmpty else {
      terminal.line(table, .faint)
      return
    }
    terminal.append(table, .faint, padTo: columns.table)
    terminal.pad(2)
    terminal.line(comment)
  }
}
