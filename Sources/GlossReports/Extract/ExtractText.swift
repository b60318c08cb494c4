package import LocalizationModel

/// The strings of the sources for people, as `gloss extract` prints them, grouped by file:
/// `line:column  key  [table]  comment`. A plain `String` that reaches its lookup through
/// parameters or properties has a second line with these steps.
package struct ExtractText: FormattedReport {
  private let report: ExtractReport
  private let language: MessageLanguage
  private let hasColor: Bool

  /// Creates the list of all strings of a report.
  package init(
    _ report: ExtractReport, in language: MessageLanguage = .english, hasColor: Bool
  ) {
    self.report = report
    self.language = language
    self.hasColor = hasColor
  }

  package func bytes() -> ContiguousArray<UInt8> {
    var terminal = TerminalText(hasColor: hasColor)
    var rest = report.entries[...]
    while let path = rest.first?.string.path {
      let file = rest.prefix { $0.string.path.hasBytes(of: path) }
      rest = rest[file.endIndex...]
      terminal.line(path, .strong)
      let rows = file.map { Row($0.string, in: language) }
      let columns = Row.Columns(rows)
      for row in rows { row.write(to: &terminal, columns, in: language) }
      if !rest.isEmpty { terminal.line() }
    }
    return terminal.bytes
  }
}

/// One string as the text report shows it.
private struct Row {
  let position: String
  let key: Shown
  let table: Shown
  /// The comment, already printable. It is the last column, so its width is never needed.
  let comment: String
  /// The steps of a followed string, `Row(title:) Row.swift:4 → LocalizedStringKey Row.swift:9`;
  /// empty for a string that a call takes directly.
  let chain: String

  /// A printable text and its width in terminal columns, measured once.
  struct Shown {
    let text: String
    let columns: Int

    init(_ text: String) {
      self.text = TerminalText.printable(text)
      columns = TerminalText.columns(of: self.text)
    }
  }

  /// The widths of the columns of one file's list.
  struct Columns {
    let position: Int
    let key: Int
    let table: Int

    /// The greatest width of the key column. A longer key pushes only its own row to the right.
    private static let widestKey = 44

    init(_ rows: [Row]) {
      position = rows.lazy.map(\.position.utf8.count).max() ?? 0
      key = rows.lazy.map(\.key.columns).filter { $0 <= Self.widestKey }.max() ?? 0
      table = rows.lazy.map(\.table.columns).max() ?? 0
    }
  }

  init(_ string: ExtractedString, in language: MessageLanguage) {
    position = "\(string.position.line):\(string.position.column)"
    key = Shown(string.key)
    table = Self.shown(string.table, in: language)
    comment = string.comment.map { TerminalText.printable($0) } ?? ""
    let chain = string.isFollowed ? string.chain : []
    self.chain = TerminalText.printable(
      chain.map { "\($0.name) \($0.path):\($0.line)" }.joined(separator: " → "))
  }

  private static func shown(_ table: TableName, in language: MessageLanguage) -> Shown {
    switch table {
    case .named(let name): Shown("[\(name)]")
    case .computed(let expression):
      Shown("[\(ExtractReport.computed(expression).text(in: language))]")
    }
  }

  func write(
    to terminal: inout TerminalText, _ columns: Columns, in language: MessageLanguage
  ) {
    terminal.pad(2 + columns.position - position.utf8.count)
    terminal.append(position, .place)
    terminal.pad(2)
    terminal.append(printable: key.text)
    terminal.pad(max(columns.key - key.columns, 0) + 2)
    terminal.append(printable: table.text, .faint)
    if !comment.isEmpty {
      terminal.pad(max(columns.table - table.columns, 0) + 2)
      terminal.append(printable: comment)
    }
    terminal.line()
    if chain.isEmpty { return }
    terminal.pad(2 + columns.position + 2)
    let through = Message("through \(chain)", comment: "文本经过的一步。%@：参数或属性的名称")
    terminal.append(printable: through.text(in: language), .faint)
    terminal.line()
  }
}
