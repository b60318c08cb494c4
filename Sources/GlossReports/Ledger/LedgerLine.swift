import LocalizationModel

/// A line of ``LedgerText`` that knows the number of terminal rows it takes, so that the report can
/// be cut to a screen.
struct LedgerLine {
  private var pieces: [(text: String, style: TerminalStyle)] = []
  private var columns = 0

  /// The room of a report on the smallest usual terminal, 80 columns by 24 rows: two rows are left
  /// for the summary below.
  static let screen = (columns: 80, rows: 22)

  /// The greatest width of a line in columns, eight rows. Longer text is cut; `-v` shows it whole.
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

  /// Cuts a text to a number of columns, with an ellipsis at the end if something was cut.
  static func cut(_ text: String, to columns: Int) -> String {
    if TerminalText.columns(of: text) <= columns { return text }
    // The width starts with the column of the ellipsis.
    var (cut, width) = ("", 1)
    for character in text {
      width += TerminalText.columns(of: String(character))
      if width > columns { break }
      cut.append(character)
    }
    return columns > 0 ? cut + "…" : ""
  }
}
