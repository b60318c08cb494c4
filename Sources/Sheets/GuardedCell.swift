internal import LocalizationModel

/// Protects texts of sheets in text form from spreadsheet programs, which take some texts for
/// formulas, numbers or dates: an apostrophe (the guard) is put before a risky text on export and
/// removed on import.
package enum GuardedCell {
  /// The length in bytes beyond which a text is not taken for a number.
  private static let longestNumber = 40
  /// The characters that do not occur in numbers and dates. The apostrophe is among them, so that
  /// `'141' Next` keeps the apostrophe at its start.
  private static let notInNumbers = ASCIISet("'@{}[]<>!?=&#*_|\\\"~^;\n\r")
  private static let truth = Array("true".utf8)
  private static let untruth = Array("false".utf8)

  /// Returns the text as it stands in a cell. ``bared(_:)`` is the exact inverse.
  package static func guarded(_ text: String) -> String { isAtRisk(text) ? "'" + text : text }

  /// Returns the text of a cell without its guard, if it has one.
  package static func bared(_ cell: String) -> String {
    guard cell.unicodeScalars.first == "'" else { return cell }
    let rest = String(cell.unicodeScalars.dropFirst())
    return isAtRisk(rest) ? rest : cell
  }

  /// True if a program may take a text for a formula, number, date or truth value. A text that
  /// consists of an apostrophe and a risky text counts as well: otherwise its own apostrophe would
  /// be removed on import.
  package static func isAtRisk(_ text: String) -> Bool {
    text.withBytes { bytes in
      var start = 0
      while start < bytes.count, bytes[start] == UInt8(ascii: "'") { start += 1 }
      switch risk(of: bytes, from: start) {
      case .some(let isAtRisk): return isAtRisk
      case .none:
        let rest = start == 0 ? text : String(text.unicodeScalars.drop { $0 == "'" })
        return isFormula(rest) || hasDigit(rest) && isLikeNumberInAnyScript(rest)
      }
    }
  }

  /// True if a program may evaluate the text, by its first character: an ASCII or full-width sign,
  /// a tab or a carriage return.
  package static func isFormula(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first else { return false }
    return switch first {
    case "=", "+", "-", "@", "\t", "\r", "＝", "＋", "－", "＠": true
    default: false
    }
  }

  /// Returns the answer of ``isAtRisk(_:)`` for the bytes from `start`; `nil` if it depends on
  /// characters outside of ASCII.
  private static func risk(of text: Span<UInt8>, from start: Int) -> Bool? {
    if start == text.count { return false }
    switch text[start] {
    case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"), 0x09, 0x0D:
      return true
    // The full-width signs, such as `＝`, begin with this byte.
    case 0xEF: return nil
    default: break
    }
    if text.count - start > longestNumber { return false }
    // A quick check first, without branches: most texts are ASCII and have no digit.
    var (all, digits): (UInt8, UInt8) = (0, 0)
    for offset in start..<text.count {
      all |= text[offset]
      digits |= text[offset] &- UInt8(ascii: "0") < 10 ? 1 : 0
    }
    if all < 0x80, digits == 0 { return isTruthValue(text, from: start) }
    var (hasDigit, words, isInWord) = (false, 0, false)
    for offset in start..<text.count {
      let byte = text[offset]
      if byte >= 0x80 { return nil }
      let isLetter = UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
      if isLetter, !isInWord { words += 1 }
      isInWord = isLetter
      if UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte { hasDigit = true }
      if notInNumbers.contains(byte) { return false }
    }
    // `1 May 2024` may become a date; a text with three words does not.
    return hasDigit ? words <= 2 : isTruthValue(text, from: start)
  }

  private static func isTruthValue(_ text: Span<UInt8>, from start: Int) -> Bool {
    let word: [UInt8] = text.count - start == 4 ? truth : text.count - start == 5 ? untruth : []
    if word.isEmpty { return false }
    return word.indices.allSatisfy { text[start + $0] | 0x20 == word[$0] }
  }

  /// True if a text has a digit or numeral of any script. This test spares most texts the slow
  /// ``isLikeNumberInAnyScript(_:)``, whose test for truth values is not needed here: a text with a
  /// character outside of ASCII is none.
  private static func hasDigit(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x30...0x39: true
      case ..<0x80: false
      case let value where isLetterRange(value): false
      default: scalar.properties.numericType != nil
      }
    }
  }

  /// True if a character is in the ranges of Latin, Greek, Cyrillic, Hebrew and Arabic letters,
  /// kana or hangul, which hold no numerals: no lookup of its properties is needed.
  package static func isLetterRange(_ value: UInt32) -> Bool {
    switch value {
    case 0xC0...0x65F, 0x3041...0x30FF, 0xAC00...0xD7A3: true
    default: false
    }
  }

  /// True if a text of any script looks like a number or date: it has a digit and at most two
  /// words. Slow, since it looks up the properties of each character.
  package static func isLikeNumberInAnyScript(_ text: String) -> Bool {
    if ["true", "false"].contains(text.lowercased()) { return true }
    var (hasDigit, words, isInWord) = (false, 0, false)
    for scalar in text.unicodeScalars {
      if scalar.isASCII, notInNumbers.contains(UInt8(ascii: scalar)) { return false }
      let isLetter = scalar.properties.isAlphabetic
      if isLetter, !isInWord { words += 1 }
      isInWord = isLetter
      if scalar.properties.numericType != nil { hasDigit = true }
    }
    return hasDigit && words <= 2
  }
}

/// A set of ASCII characters, one bit for each: fast enough to test every byte of a text.
private struct ASCIISet {
  /// The bits of the characters 0 to 63; `high` has the bits of 64 to 127.
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  init(_ characters: String) {
    for byte in characters.utf8 {
      if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte & 63) }
    }
  }

  func contains(_ byte: UInt8) -> Bool {
    (byte < 64 ? low : high) >> UInt64(byte & 63) & 1 == 1
  }
}
