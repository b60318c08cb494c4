import LocalizationModel

/// Text inside of Markdown.
enum MarkdownText {
  /// A text that Markdown shows as it is, on one line of a table.
  static func cell(_ text: String) -> String {
    var cell = ""
    for scalar in XMLText.content(TerminalText.printable(text)).unicodeScalars {
      switch scalar {
      case "\\", "`", "*", "_", "[", "]", "|", "#", "~", "!", "@":
        cell += "&#\(scalar.value);"
      default: cell.unicodeScalars.append(scalar)
      }
    }
    return cell
  }

  static func code(_ text: String) -> String { "<code>\(cell(text))</code>" }

  /// One line of a table.
  static func row(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |\n" }
}
