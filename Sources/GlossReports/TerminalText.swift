import LocalizationModel

/// A text for people, built piece by piece with styles and columns, as bytes ready to be written.
/// All reports for people are made with it.
///
/// Text from the user's files cannot deceive the reader or control the terminal: control
/// characters, marks that turn the direction of text, and ``LogCommand``s are spelled out, with or
/// without color.
package struct TerminalText: Sendable {
  /// The bytes written so far, escape sequences included.
  package private(set) var bytes = ContiguousArray<UInt8>()
  /// True if styles become escape sequences.
  package let hasColor: Bool

  /// Starts an empty text.
  package init(hasColor: Bool) { self.hasColor = hasColor }

  /// Appends a text, with control characters spelled out.
  package mutating func append(_ text: String, _ style: TerminalStyle = .plain) {
    append(printable: Self.printable(text), style)
  }

  /// Appends a text that ``printable(_:except:)`` returned, without searching it again.
  mutating func append(printable text: String, _ style: TerminalStyle = .plain) {
    let code = hasColor ? style.code : ""
    if !code.isEmpty { bytes.append(contentsOf: "\u{1B}[\(code)m".utf8) }
    let start = bytes.count
    bytes.append(contentsOf: text.utf8)
    LogCommand.disarm(&bytes, from: start)
    if !code.isEmpty { bytes.append(contentsOf: "\u{1B}[0m".utf8) }
  }

  /// Appends a text and ends the line.
  package mutating func line(_ text: String = "", _ style: TerminalStyle = .plain) {
    if !text.isEmpty { append(text, style) }
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Appends a text and pads it with spaces to the width of a column.
  ///
  /// - Parameters:
  ///   - text: Already ``printable(_:except:)``, so that its width is the one on the screen.
  ///   - columns: The width of the column, as ``columns(of:)`` counts.
  package mutating func append(
    _ text: String, _ style: TerminalStyle = .plain, padTo columns: Int
  ) {
    append(text, style)
    pad(columns - Self.columns(of: text))
  }

  /// Appends the bytes of another text.
  mutating func append(_ other: TerminalText) { bytes += other.bytes }

  /// The number of complete lines.
  var lineCount: Int { bytes.count { $0 == UInt8(ascii: "\n") } }

  mutating func pad(_ count: Int) {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: max(0, count)))
  }

  /// Returns a text on one line, with every character that a terminal would obey spelled out, such
  /// as `\n` or `\u{1B}`.
  ///
  /// - Parameters:
  ///   - kept: Characters that stay nevertheless.
  ///   - isJSON: True to spell them as a JSON string does: `\u001B`.
  package static func printable(
    _ text: String, except kept: Set<Unicode.Scalar> = [], isJSON: Bool = false
  ) -> String {
    guard text.unicodeScalars.contains(where: isObeyed) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case _ where kept.contains(scalar): result.unicodeScalars.append(scalar)
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case _ where isObeyed(scalar) && isJSON:
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16, uppercase: true)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      case _ where isObeyed(scalar):
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns the number of terminal columns of a ``printable(_:except:)`` text: two for each wide
  /// East Asian character and emoji, none for a mark above or below another character.
  package static func columns(of text: String) -> Int {
    text.reduce(0) { $0 + columns(of: $1) }
  }

  private static func columns(of character: Character) -> Int {
    character.unicodeScalars.reduce(0) { max($0, columns(of: $1)) }
  }

  private static func columns(of scalar: Unicode.Scalar) -> Int {
    // Most text is Latin; U+0300 is the first mark without a width.
    if scalar.value < 0x300 { return 1 }
    // U+FE0F turns the character before it into an emoji.
    if scalar == "\u{FE0F}" || isWide(scalar) { return 2 }
    return switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: 0
    default: 1
    }
  }

  /// True for East Asian Width W or F in Unicode 15, unassigned code points between them included,
  /// and for emoji.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x1100: false
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0x4DBF,
      0x4E00...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19,
      0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18CFF, 0x1AFF0...0x1B2FF,
      0x1F200...0x1F265, 0x20000...0x3FFFD:
      true
    default: scalar.properties.isEmojiPresentation
    }
  }

  /// True for characters that a terminal or an editor obeys instead of showing them.
  private static func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0: true  // control characters
    case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true  // direction of text
    case 0x2028, 0x2029, 0xFEFF: true  // line and paragraph separator, byte order mark
    default: false
    }
  }
}
