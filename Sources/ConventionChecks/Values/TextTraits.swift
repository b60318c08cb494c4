/// Which kinds of bytes occur in a text.
///
/// One pass per text finds them for all rules: one about Chinese punctuation skips every text without
/// ``nonASCII``, one about line ends those without ``lineBreak``.
package struct TextTraits: OptionSet, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  package static let percent = Self(rawValue: 1)
  package static let nonASCII = Self(rawValue: 1 << 1)
  /// `A` to `Z` and `a` to `z`.
  package static let asciiLetter = Self(rawValue: 1 << 2)
  /// `0` to `9`.
  package static let digit = Self(rawValue: 1 << 3)
  package static let space = Self(rawValue: 1 << 4)
  /// LF or CR.
  package static let lineBreak = Self(rawValue: 1 << 5)
  /// Any other byte below U+0020, or U+007F.
  package static let control = Self(rawValue: 1 << 6)
  /// `.`
  package static let period = Self(rawValue: 1 << 7)
  /// `, ! ? : ;`
  package static let punctuation = Self(rawValue: 1 << 8)
  /// `( ) [ ] { } < >`
  package static let bracket = Self(rawValue: 1 << 9)
  /// `" '` and the backtick.
  package static let quote = Self(rawValue: 1 << 10)
  /// `* _ ~`
  package static let emphasis = Self(rawValue: 1 << 11)
  /// `@`
  package static let at = Self(rawValue: 1 << 12)
  /// `/`
  package static let slash = Self(rawValue: 1 << 13)
  /// Anything else.
  package static let other = Self(rawValue: 1 << 14)

  package init(of text: String) {
    var traits: UInt16 = 0
    for byte in text.utf8 { traits |= Self.byByte[Int(byte)] }
    rawValue = traits
  }

  private static let byByte: [UInt16] = (0...255).map { trait(of: UInt8($0)).rawValue }

  private static func trait(of byte: UInt8) -> TextTraits {
    switch byte {
    case UInt8(ascii: "%"): .percent
    case 0x80...: .nonASCII
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): .asciiLetter
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
    case UInt8(ascii: " "): .space
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): .lineBreak
    case 0..<0x20, 0x7F: .control
    case UInt8(ascii: "."): .period
    case UInt8(ascii: ","), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ":"),
      UInt8(ascii: ";"):
      .punctuation
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "<"), UInt8(ascii: ">"):
      .bracket
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): .quote
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"): .emphasis
    case UInt8(ascii: "@"): .at
    case UInt8(ascii: "/"): .slash
    default: .other
    }
  }
}
