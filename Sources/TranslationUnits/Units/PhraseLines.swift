package import LocalizationModel

/// The spelling of an App Shortcut's phrases as the text of one cell: one phrase per line, with
/// `\n` for a line feed within a phrase and `\\` for a backslash. Sheets use it, and the checksums
/// of exports are made of it.
package enum PhraseLines {
  /// The word in the column `form` of a row with phrases.
  package static let form = "phrases"

  /// Returns the text of a cell; a plain text as it is.
  package static func cell(_ text: UnitText) -> String {
    switch text {
    case .plain(let text): text
    case .phrases(let phrases): phrases.map(escaped).joined(separator: "\n")
    }
  }

  /// Returns the text that a cell holds.
  package static func text(_ cell: String, isPhrases: Bool) -> UnitText {
    if !isPhrases { return .plain(cell) }
    let lines = cell.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    return .phrases(lines.map { plain(Substring($0)) })
  }

  private static func escaped(_ phrase: String) -> String {
    phrase.replacing("\\", with: "\\\\").replacing("\n", with: "\\n")
  }

  /// Returns a line of a cell with its escapes resolved. A backslash before any other character
  /// stays.
  private static func plain(_ line: Substring) -> String {
    var scalars = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in line.unicodeScalars {
      if isEscaped {
        if scalar != "n", scalar != "\\" { scalars.append("\\") }
        scalars.append(scalar == "n" ? "\n" : scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        scalars.append(scalar)
      }
    }
    if isEscaped { scalars.append("\\") }
    return String(scalars)
  }
}
