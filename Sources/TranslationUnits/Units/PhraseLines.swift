package import LocalizationModel

/// The phrases of an App Shortcut in one cell: one a line, with `\n` for a line end within one and `\\`
/// for a backslash.
package enum PhraseLines {
  /// What the column `form` says of such a row.
  package static let form = "phrases"

  package static func cell(_ text: UnitText) -> String {
    switch text {
    case .plain(let text): text
    case .phrases(let phrases): phrases.map(escaped).joined(separator: "\n")
    }
  }

  package static func text(_ cell: String, isPhrases: Bool) -> UnitText {
    if !isPhrases { return .plain(cell) }
    let lines = cell.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    return .phrases(lines.map { plain(Substring($0)) })
  }

  private static func escaped(_ phrase: String) -> String {
    phrase.replacing("\\", with: "\\\\").replacing("\n", with: "\\n")
  }

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
