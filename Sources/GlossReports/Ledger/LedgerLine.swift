import LocalizationModel

/// A line of a ledger for people, of which it is known how high it is on a terminal.
struct LedgerLine {
  private var pieces: [(text: String, style: TerminalStyle)] = []
  private var columns = 0

  /// How wide a terminal is at least, and how high, but for a summary below.
  static let screen = (columns: 80, rows: 22)

  /// A line with more says the rest with `-v`.
  private static let limit = 8 * screen.columns

  init(_ text: String = "", _ style: TerminalStyle = .plain) { append(text, style) }

  mutating func append(_ text: String, _ style: TerminalStyle = .plain) {
    let text = Self.cut(TerminalText.printable(text), to: Self.limit - columns)
    pieces.append((text, style))
    columns += TerminalText.columns(of: text)
  }

  var rows: Int { max(1, (columns + Self.screen.columns - 1) / Self.screen.columns) }

  func write(to terminal: inout TerminalText) {
    for piece in pieces { terminal.append(piece.text, piece.style) }
    terminal.line()
  }

  /// The beginning of a text that is wider than some columns.
  static func cut(_ text: String, to columns: Int) -> String {
    if TerminalText.columns(of: text) <= columns { return text }
    var (cut, width) = ("", 1)
    for character in text {
      width += TerminalText.columns(of: String(character))
      if width > columns { break }
      cut.append(character)
    }
    return columns > 0 ? cut + "…" : ""
  }
}
