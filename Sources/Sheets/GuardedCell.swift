/// Keeps programs from taking a text for a formula, a number or a date: an apostrophe is put before it.
package enum GuardedCell {
  /// Texts of more bytes are no numbers.
  private static let longestNumber = 40
  private static let notInNumbers = Set("@{}[]<>!?=&#*_|\\\"~^;\n\r".unicodeScalars)

  /// The text as it stands in a cell. ``bared(_:)`` takes it back exactly.
  package static func guarded(_ text: String) -> String { isAtRisk(text) ? "'" + text : text }

  /// The text of a cell that was written guarded where need be.
  package static func bared(_ cell: String) -> String {
    guard cell.unicodeScalars.first == "'" else { return cell }
    let rest = String(cell.unicodeScalars.dropFirst())
    return isAtRisk(rest) ? rest : cell
  }

  /// Whether a program may take a text for something else. A guarded text is guarded once more, so that
  /// it comes back as it was.
  package static func isAtRisk(_ text: String) -> Bool {
    let isGuarded = text.utf8.first == UInt8(ascii: "'")
    let rest = isGuarded ? String(text.unicodeScalars.drop { $0 == "'" }) : text
    return isFormula(rest) || isLikeNumber(rest)
  }

  /// Whether a program may calculate with it.
  package static func isFormula(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first else { return false }
    return switch first {
    case "=", "+", "-", "@", "\t", "\r", "＝", "＋", "－", "＠": true
    default: false
    }
  }

  /// Whether a program may make a number, a date, a time or a truth value of it: digits, and at most two
  /// words, which may be the name of a month.
  private static func isLikeNumber(_ text: String) -> Bool {
    if text.utf8.count > longestNumber { return false }
    // Most texts are words of ASCII letters, of which no property need be looked up.
    let isWords = text.utf8.allSatisfy { $0 < 0x80 && !(48...57).contains($0) }
    if isWords, ![4, 5].contains(text.utf8.count) { return false }
    return isLikeNumberInAnyScript(text)
  }

  /// The same for any text, letter by letter.
  package static func isLikeNumberInAnyScript(_ text: String) -> Bool {
    if ["true", "false"].contains(text.lowercased()) { return true }
    var (hasDigit, words, isInWord) = (false, 0, false)
    for scalar in text.unicodeScalars {
      if notInNumbers.contains(scalar) { return false }
      let isLetter = scalar.properties.isAlphabetic
      if isLetter, !isInWord { words += 1 }
      isInWord = isLetter
      if scalar.properties.numericType != nil { hasDigit = true }
    }
    return hasDigit && words <= 2
  }
}
