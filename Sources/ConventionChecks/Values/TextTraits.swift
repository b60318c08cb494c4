import LocalizationModel

/// The kinds of bytes and characters that occur in a text.
///
/// One pass over a text finds them for all rules, and each rule begins by skipping texts without
/// the traits that it needs. A rule on Chinese punctuation skips texts without ``nonASCII``, and a
/// rule on line ends texts without ``lineBreak``. A test compares the traits of scripts with
/// ``Script`` for every letter of Unicode.
package struct TextTraits: OptionSet, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A percent sign.
  package static let percent = Self(rawValue: 1)
  /// A byte of 0x80 or above.
  package static let nonASCII = Self(rawValue: 1 << 1)
  /// `A` to `Z` and `a` to `z`.
  package static let asciiLetter = Self(rawValue: 1 << 2)
  /// `0` to `9`.
  package static let digit = Self(rawValue: 1 << 3)
  /// U+0020, not other white space.
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
  /// `* _ ~` and the backtick.
  package static let emphasis = Self(rawValue: 1 << 11)
  /// `@`
  package static let at = Self(rawValue: 1 << 12)
  /// `/`
  package static let slash = Self(rawValue: 1 << 13)
  /// Any other ASCII character.
  package static let other = Self(rawValue: 1 << 14)
  /// `#`
  package static let numberSign = Self(rawValue: 1 << 15)
  /// A space, a tab, U+00A0 or U+3000 at either end.
  package static let spaceAtEnd = Self(rawValue: 1 << 16)
  /// Invisible characters: controls other than line breaks and tabs, zero-width spaces and joiners,
  /// soft hyphens, line separators, tags, U+FEFF, U+FFFD, direction marks, no-break spaces and
  /// private use.
  package static let invisible = Self(rawValue: 1 << 17)
  /// A percent sign of another width or script: `％`, `﹪` or `٪`.
  package static let foreignPercent = Self(rawValue: 1 << 18)
  /// `TO`, `TB`, `FI`, 待 or 未, the beginnings of notes such as `TODO` and 待翻译.
  package static let noteStart = Self(rawValue: 1 << 19)
  /// Greek letters.
  package static let greek = Self(rawValue: 1 << 20)
  /// Cyrillic letters.
  package static let cyrillic = Self(rawValue: 1 << 21)
  /// Letters of any alphabet but Latin, Greek and Cyrillic.
  package static let otherAlphabet = Self(rawValue: 1 << 22)
  /// Hiragana and Katakana.
  package static let kana = Self(rawValue: 1 << 23)
  /// Chinese characters, in whatever language.
  package static let han = Self(rawValue: 1 << 24)
  /// Korean letters and syllables.
  package static let hangul = Self(rawValue: 1 << 25)
  /// UTF-8 read as Latin-1 or another code page, such as `Ã¤`.
  package static let misread = Self(rawValue: 1 << 26)
  /// A combining mark that may be one character with the letter before it, or a letter with two
  /// spellings.
  package static let combining = Self(rawValue: 1 << 27)
  /// `\` or `&`
  package static let escape = Self(rawValue: 1 << 28)
  /// All scripts but Latin.
  package static let scripts: Self = [.greek, .cyrillic, .otherAlphabet, .kana, .han, .hangul]
  /// A byte whose traits depend on the bytes after it. Only ``byByte`` uses this value.
  private static let leading = Self(rawValue: 1 << 31)

  /// Reads a text once, byte by byte.
  package init(of text: String) {
    self = text.withBytes { Self(of: $0) }
  }

  /// Reads a text in UTF-8 once, byte by byte.
  package init(of text: Span<UInt8>) {
    let table = Self.byByte
    let byByte = table.span
    var found: UInt32 = 0
    for offset in text.indices {
      let traits = byByte[Int(text[offset])]
      found |= traits
      // `leading` is the highest bit.
      if traits >= Self.leading.rawValue {
        found |= Self.sequence(at: offset, in: text).rawValue
      }
    }
    self = TextTraits(rawValue: found).subtracting(.leading)
    if !isDisjoint(with: [.space, .control, .nonASCII]), Self.hasSpaceAtEnd(text) {
      insert(.spaceAtEnd)
    }
  }

  /// Returns the traits of the sequence that begins with a ``leading`` byte.
  private static func sequence(at offset: Int, in text: Span<UInt8>) -> TextTraits {
    guard offset + 1 < text.count else { return [] }
    let second = text[offset + 1]
    let third = offset + 2 < text.count ? text[offset + 2] : 0
    switch (text[offset], second) {
    case (UInt8(ascii: "T"), UInt8(ascii: "O")), (UInt8(ascii: "T"), UInt8(ascii: "B")),
      (UInt8(ascii: "F"), UInt8(ascii: "I")):
      return .noteStart
    case (0xC2, ..<0xA1), (0xC2, 0xAD):
      return 0xD0...0xD1 ~= third ? [.invisible, .misread] : .invisible
    case (0xC2, 0xB7): return isContinuation(third) ? .misread : []
    case (0xC2, _): return 0xD0...0xD1 ~= third ? .misread : []
    case (0xC3, 0x81...0xB4): return isContinuation(third) ? .misread : []
    case (0xCD, 0x8F): return [.combining, .invisible]
    case (0xCC, _), (0xCD, 0x80...0xAF): return .combining
    case (0xD8, 0x9C): return .invisible
    case (0xD9, 0x93...0x95): return .combining
    case (0xD9, 0xAA): return .foreignPercent
    case (0xE1, _): return eastern(second, third)
    case (0xE2, _): return general(second, third)
    case (0xE3, _): return kanaOrHan(second, third)
    case (0xE5, 0xBE): return third == 0x85 ? .noteStart : []
    case (0xE6, 0x9C): return third == 0xAA ? .noteStart : []
    case (0xCD, 0xB0...): return .greek
    case (0xEA, 0x99...0x9A): return .cyrillic
    case (0xEA, 0xA5), (0xEA, 0xB0...): return .hangul
    case (0xF0, 0x9B): return .kana
    case (0xF0, 0xA0...0xB2): return .han
    case (0xEE, _): return .invisible
    case (0xEF, _): return special(second, third)
    case (0xF3, 0xA0), (0xF3, 0xB0...), (0xF4, _): return .invisible
    default: return []
    }
  }

  /// True if a byte begins a character that Latin-1 or Windows-1252 shows for a byte from 0x80 to
  /// 0xBF.
  private static func isContinuation(_ byte: UInt8) -> Bool {
    byte == 0xC2 || byte == 0xC3 || byte == 0xC5 || byte == 0xC6 || byte == 0xCB || byte == 0xE2
  }

  /// Returns the traits of a sequence that begins with E1: Hangul, Mongolian, Georgian, extended
  /// Greek and others.
  private static func eastern(_ second: UInt8, _ third: UInt8) -> TextTraits {
    switch second {
    // The invisible fillers of Hangul.
    case 0x85 where 0x9F...0xA0 ~= third: [.hangul, .combining, .invisible]
    case 0x84...0x87: [.hangul, .combining]
    // The Mongolian vowel separator.
    case 0xA0 where third == 0x8E: [.otherAlphabet, .invisible]
    case 0xB2 where third < 0x90: .cyrillic
    case 0xBC...: .greek
    case 0xB8...0xBB: []
    default: .otherAlphabet
    }
  }

  /// Returns the traits of a sequence that begins with E2: punctuation, symbols, radicals.
  private static func general(_ second: UInt8, _ third: UInt8) -> TextTraits {
    switch (second, third) {
    case (0x80, 0x8B...0x8F), (0x80, 0xA8...0xAF), (0x81, 0xA0...0xAF): .invisible
    // Characters that Mac Roman shows for the first bytes of letters in UTF-8, such as `√`.
    case (0x80, 0x93...0x94), (0x80, 0x9A), (0x80, 0x9E), (0x80, 0xA1), (0x80, 0xB0),
      (0x88, 0x9A), (0x89, 0x88), (0x97, 0x8A):
      .misread
    case (0x84, 0xA6), (0x84, 0xAA...0xAB): .combining
    case (0xB4, _): .otherAlphabet
    case (0xB7, 0xA0...): .cyrillic
    case (0xBA..., _): .han
    default: []
    }
  }

  /// Returns the traits of a sequence that begins with E3: kana, Hangul letters, Chinese
  /// characters.
  private static func kanaOrHan(_ second: UInt8, _ third: UInt8) -> TextTraits {
    switch (second, third) {
    case (0x82, 0x99...0x9A): [.kana, .combining]
    case (0x80, 0x85...0x87), (0x80, 0xA1...0xA9), (0x80, 0xB8...0xBB): .han
    case (0x87, 0xB0...): .kana
    case (0x81...0x83, _): .kana
    case (0x85, 0xA4): [.hangul, .invisible]
    case (0x84, 0xB1...), (0x85...0x86, _): .hangul
    case (0x90..., _): .han
    default: []
    }
  }

  /// Returns the traits of a sequence that begins with EF: private use, compatibility and
  /// half-width forms.
  private static func special(_ second: UInt8, _ third: UInt8) -> TextTraits {
    switch (second, third) {
    // Without U+F8FF, Apple's sign, which is visible on Apple's systems.
    case (..<0xA3, _), (0xA3, ..<0xBF), (0xBB, 0xBF), (0xBF, 0xB9...0xBD): .invisible
    case (0xBE, 0xA0): [.hangul, .invisible]
    case (0xA4...0xAB, _): .han
    case (0xAC, 0x93...), (0xAD...0xB7, _), (0xB9, 0xB0...), (0xBA...0xBB, _): .otherAlphabet
    case (0xBD, 0xA6...), (0xBE, ..<0x9E): .kana
    case (0xBE, _), (0xBF, ..<0x9D): .hangul
    case (0xBC, 0x85), (0xB9, 0xAA): .foreignPercent
    default: []
    }
  }

  private static func hasSpaceAtEnd(_ text: Span<UInt8>) -> Bool {
    let count = text.count
    guard count > 0 else { return false }
    switch text[0] {
    case 0x20, 0x09: return true
    case 0xC2: if count > 1, text[1] == 0xA0 { return true }
    case 0xE3: if count > 2, text[1] == 0x80, text[2] == 0x80 { return true }
    default: break
    }
    switch text[count - 1] {
    case 0x20, 0x09: return true
    case 0xA0: return count > 1 && text[count - 2] == 0xC2
    case 0x80: return count > 2 && text[count - 2] == 0x80 && text[count - 3] == 0xE3
    default: return false
    }
  }

  /// The traits of each byte value.
  private static let byByte: ContiguousArray<UInt32> = ContiguousArray(
    (UInt8.min...UInt8.max).map { byte in
      switch byte {
      case UInt8(ascii: "F"), UInt8(ascii: "T"), 0xC2, 0xC3, 0xCC, 0xCD, 0xD8, 0xD9, 0xE1, 0xE2,
        0xE3, 0xE5, 0xE6, 0xEA, 0xEE, 0xEF, 0xF0, 0xF3, 0xF4:
        trait(of: byte).union(.leading).rawValue
      default: trait(of: byte).rawValue
      }
    })

  /// Returns the traits of a byte, some of them by the first byte of a script in UTF-8.
  private static func trait(of byte: UInt8) -> TextTraits {
    switch byte {
    case UInt8(ascii: "%"): .percent
    case 0xCE...0xCF: [.nonASCII, .greek]
    case 0xD0...0xD3: [.nonASCII, .cyrillic]
    case 0xD4...0xE0: [.nonASCII, .otherAlphabet]
    case 0xE4...0xE9: [.nonASCII, .han]
    case 0xEB...0xED: [.nonASCII, .hangul]
    case 0x80...: .nonASCII
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): .asciiLetter
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
    case UInt8(ascii: " "): .space
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): .lineBreak
    case 0x09: .control
    case 0..<0x20, 0x7F: [.control, .invisible]
    case UInt8(ascii: "."): .period
    case UInt8(ascii: ","), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ":"),
      UInt8(ascii: ";"):
      .punctuation
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "<"), UInt8(ascii: ">"):
      .bracket
    case UInt8(ascii: "\""), UInt8(ascii: "'"): .quote
    case UInt8(ascii: "`"): [.quote, .emphasis]
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"): .emphasis
    case UInt8(ascii: "@"): .at
    case UInt8(ascii: "/"): .slash
    case UInt8(ascii: "#"): .numberSign
    case UInt8(ascii: "\\"), UInt8(ascii: "&"): .escape
    default: .other
    }
  }
}
