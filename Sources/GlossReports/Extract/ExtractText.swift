package import LocalizationModel

/// The strings of the sources for people, grouped by file: `line:column  key  [table]  comment`.
package struct ExtractText: FormattedReport {
  private let files: ArraySlice<ExtractReport>
  private let isFirst: Bool
  private let language: MessageLanguage
  private let hasColor: Bool

  /// - Parameters:
  ///   - files: They follow each other.
  ///   - isFirst: Whether no file comes before them.
  package init(
    _ files: ArraySlice<ExtractReport>, isFirst: Bool = true,
    in language: MessageLanguage = .english, hasColor: Bool
  ) {
    self.files = files
    self.isFirst = isFirst
    self.language = language
    self.hasColor = hasColor
  }

  package func bytes() -> ContiguousArray<UInt8> {
    var terminal = TerminalText(hasColor: hasColor)
    for file in files.indices {
      if !isFirst || file > files.startIndex { terminal.line() }
      // Looked at in place: to take a string out of the array would copy it.
      unsafe files[file].strings.withUnsafeBufferPointer { unsafe write($0, to: &terminal) }
    }
    return terminal.bytes
  }

  private func write(
    _ strings: UnsafeBufferPointer<ExtractedString>, to terminal: inout TerminalText
  ) {
    var start = 0
    while start < strings.count {
      let path = unsafe strings[start].path
      var rows: [Row] = []
      while start < strings.count, unsafe strings[start].path.hasBytes(of: path) {
        var table: Row.Shown?
        if let last = rows.last, unsafe strings[start].table == strings[start - 1].table {
          table = last.table
        }
        unsafe rows.append(
          Row(
            strings[start].position, key: strings[start].key, comment: strings[start].comment,
            chain: strings[start].isFollowed ? strings[start].chain : [],
            table: table ?? Row.shown(strings[start].table, in: language)))
        start += 1
      }
      terminal.line(path, .strong)
      let columns = Row.Columns(rows)
      for row in rows { row.write(to: &terminal, columns, in: language) }
      if start < strings.count { terminal.line() }
    }
  }
}

/// One string as the text report shows it.
private struct Row {
  let place: SourcePosition
  let key: Shown
  let table: Shown
  /// Printable; nothing stands behind it, so that its width is never asked for.
  let comment: String
  /// `Row(title:) Row.swift:4 → LocalizedStringKey Row.swift:9`; empty unless that had to be
  /// followed.
  let chain: String

  /// A text as a terminal shows it, measured once.
  struct Shown {
    let text: String
    let columns: Int

    init(_ text: String) {
      self.text = TerminalText.printable(text)
      columns = TerminalText.columns(of: self.text)
    }
  }

  /// Where the columns end.
  struct Columns {
    let place: Int
    let key: Int
    let table: Int

    /// A longer key pushes the rest of its own row to the right, not the rest of all rows.
    private static let widestKey = 44

    init(_ rows: [Row]) {
      place = rows.lazy.map { TerminalText.columns(of: $0.place) }.max() ?? 0
      key = rows.lazy.map(\.key.columns).filter { $0 <= Self.widestKey }.max() ?? 0
      table = rows.lazy.map(\.table.columns).max() ?? 0
    }
  }

  /// - Parameter table: As ``shown(_:in:)`` gives it; most rows have the table of the row above.
  init(
    _ place: SourcePosition, key: String, comment: String?, chain: [ChainStep], table: Shown
  ) {
    self.place = place
    self.key = Shown(key)
    self.table = table
    self.comment = comment.map { TerminalText.printable($0) } ?? ""
    self.chain = TerminalText.printable(
      chain.map { "\($0.name) \($0.path):\($0.line)" }.joined(separator: " → "))
  }

  static func shown(_ table: TableName, in language: MessageLanguage) -> Shown {
    switch table {
    case .named(let name): Shown("[\(name)]")
    case .computed(let expression):
      Shown("[\(ExtractReport.computed(expression).text(in: language))]")
    }
  }

  func write(
    to terminal: inout TerminalText, _ columns: Columns, in language: MessageLanguage
  ) {
    terminal.pad(2 + columns.place - TerminalText.columns(of: place))
    terminal.append(place, .place)
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
    terminal.pad(2 + columns.place + 2)
    let through = Message("through \(chain)", comment: "文本经过的一步。%@：参数或属性的名称")
    terminal.append(printable: through.text(in: language), .faint)
    terminal.line()
  }
}
