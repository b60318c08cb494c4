import LocalizationModel

/// Letters of a translation that a program without Unicode lost, so that no rule can restore them:
/// `Gr??e`, or a text in one code page that was read in another, such as `Ñîõðàíèòü` for
/// `Сохранить`. ``MisreadText`` finds what can be repaired.
enum LostLetters {
  /// Question marks in place of letters, with the word around them.
  case questionMarks(String)
  /// Letters of another code page.
  case otherPage(String)

  /// Examines a translation; `nil` if no letter is certainly lost.
  init?(_ translation: Translation) {
    if let word = Self.wordWithMarks(translation.target, beside: translation.source) {
      self = .questionMarks(word)
    } else if let letters = Self.foreignPage(of: translation) {
      self = .otherPage(letters)
    } else {
      return nil
    }
  }

  // MARK: Question marks

  /// Returns the first word with a question mark between two letters, or with several before a
  /// letter; `nil` if there is none, or if the source text has a question mark.
  private static func wordWithMarks(_ target: CheckedText, beside source: CheckedText) -> String? {
    guard target.traits.contains(.punctuation), target.hasByte(UInt8(ascii: "?")),
      !source.hasByte(UInt8(ascii: "?"))
    else { return nil }
    let prose = Prose(target)
    var index = 0
    while index < prose.scalars.count {
      guard prose[index] == "?" else {
        index += 1
        continue
      }
      let start = index
      while prose[index] == "?" { index += 1 }
      guard let next = prose[index], isOfAlphabet(next) else { continue }
      let before = start > 0 ? prose[start - 1] : nil
      let isInside = before.map(isOfAlphabet) ?? false
      // `Really?Yes` lacks a blank only.
      let isSentence =
        index - start == 1 && next.isUppercaseLetter && before?.isUppercaseLetter == false
      if isInside && !isSentence || index - start > 1 && before?.isHan != true {
        return word(around: start, in: prose.scalars)
      }
    }
    return nil
  }

  private static func isOfAlphabet(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isLetter && !scalar.isHan && !scalar.isKana
  }

  private static func word(around index: Int, in scalars: [Unicode.Scalar]) -> String {
    func isWord(_ scalar: Unicode.Scalar) -> Bool { scalar == "?" || scalar.isLetter }
    let start = scalars[..<index].lastIndex { !isWord($0) }.map { $0 + 1 } ?? 0
    let end = scalars[index...].firstIndex { !isWord($0) } ?? scalars.count
    return String(String.UnicodeScalarView(scalars[start..<end]))
  }

  // MARK: Code pages

  /// True if a text in a language of another alphabet consists of accented letters and signs of
  /// Latin-1.
  static func isOfOtherPage(_ translation: Translation) -> Bool {
    translation.languageFacts.writing?.main != .latin && foreignPage(of: translation) != nil
  }

  private static func foreignPage(of translation: Translation) -> String? {
    let target = translation.target
    guard target.traits.contains(.nonASCII), target.traits.isDisjoint(with: .scripts),
      let writing = translation.languageFacts.writing
    else { return nil }
    let code = translation.languageFacts.code
    if writing.main != .latin {
      return LanguageFacts.isAlsoLatin(code[...])
        ? nil : latinOnly(target, beside: translation.source)
    }
    guard let letters = impossibleLetters[code], target.withBytes(letters.mayBeIn) else {
      return nil
    }
    let found = target.text.unicodeScalars.filter {
      letters.contains($0) && !translation.source.text.unicodeScalars.contains($0)
    }
    let isInside = hasSignInside(target.text, letters)
    return found.count >= 2 || isInside ? String(String.UnicodeScalarView(found)) : nil
  }

  /// Returns the letters of a text that has at least three accented letters and signs of Latin-1,
  /// more than letters in ASCII, none of them in the source text.
  private static func latinOnly(_ target: CheckedText, beside source: CheckedText) -> String? {
    let scalars = target.text.unicodeScalars
    let upper = scalars.filter { 0xA1...0xFF ~= $0.value && $0 != "«" && $0 != "»" }
    let letters = upper.count { $0.value >= 0xC0 }
    guard upper.count >= 3, letters >= 1, upper.count > scalars.count(where: \.isASCIILetter),
      Set(upper).count > 1,
      !source.text.unicodeScalars.contains(where: { 0xC0...0xFF ~= $0.value })
    else { return nil }
    return String(String.UnicodeScalarView(upper.prefix(12)))
  }

  /// True if a sign that is no letter stands between two letters, as in `zap³acono`.
  private static func hasSignInside(_ text: String, _ letters: Letters) -> Bool {
    let scalars = Array(text.unicodeScalars)
    return scalars.indices.dropFirst().dropLast().contains { index in
      !scalars[index].isLetter && letters.contains(scalars[index])
        && scalars[index - 1].isLetter && scalars[index + 1].isLetter
    }
  }

  /// A set of characters from U+0080 to U+00FF.
  private struct Letters: Sendable {
    /// One bit for each character, from U+0080 and U+00C0 on: its last six bits in UTF-8.
    private let bits: (low: UInt64, high: UInt64)

    init(_ letters: String) {
      var bits: (low: UInt64, high: UInt64) = (0, 0)
      for scalar in letters.unicodeScalars {
        let bit: UInt64 = 1 << UInt64(scalar.value & 0x3F)
        if scalar.value < 0xC0 { bits.low |= bit } else { bits.high |= bit }
      }
      self.bits = bits
    }

    func contains(_ scalar: Unicode.Scalar) -> Bool {
      0x80...0xFF ~= scalar.value
        && (scalar.value < 0xC0 ? bits.low : bits.high) >> UInt64(scalar.value & 0x3F) & 1 == 1
    }

    func mayBeIn(_ bytes: Span<UInt8>) -> Bool {
      for offset in bytes.indices where bytes[offset] & 0xFE == 0xC2 && offset + 1 < bytes.count {
        let set = bytes[offset] == 0xC2 ? bits.low : bits.high
        if set >> UInt64(bytes[offset + 1] & 0x3F) & 1 == 1 { return true }
      }
      return false
    }
  }

  /// The characters that the letters of a language become in Latin-1 or Windows-1252, and that its
  /// texts do not have.
  private static let impossibleLetters = [
    "az": "ýþð", "bs": "æèðÆÈÐ", "cs": "ìèøùòïÌÈØÙ", "hr": "æèðÆÈÐ", "hu": "õûÕÛ",
    "pl": "æê¹³¿±¶¼ÆÊ£¥¯", "ro": "þºãªÞÃ", "sk": "èò¾¼È", "sl": "èæÈ", "tr": "ðýþÐÝÞ",
  ].mapValues(Letters.init)
}
