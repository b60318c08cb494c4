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

  /// Returns the first word with two and more question marks between letters; `nil` if there is
  /// none, or if the source text has two in a row.
  private static func wordWithMarks(_ target: CheckedText, beside source: CheckedText) -> String? {
    guard target.traits.contains(.punctuation), target.withBytes(hasTwoMarks),
      !source.withBytes(hasTwoMarks)
    else { return nil }
    let prose = Prose(target)
    return prose.scalars.indices.lazy.compactMap { start in
      guard prose[start] == "?", prose[start + 1] == "?", let before = prose[start - 1],
        isOfAlphabet(before), let end = prose.scalars[start...].firstIndex(where: { $0 != "?" }),
        let after = prose[end], isOfAlphabet(after), !after.isUppercaseLetter
      else { return nil }
      return word(around: start, in: prose.scalars)
    }.first
  }

  private static func hasTwoMarks(_ bytes: Span<UInt8>) -> Bool {
    for offset in bytes.indices.dropFirst()
    where bytes[offset] == UInt8(ascii: "?") && bytes[offset - 1] == UInt8(ascii: "?") {
      return true
    }
    return false
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
    let (source, target) = (translation.source, translation.target)
    guard target.traits.contains(.nonASCII), target.traits.isDisjoint(with: .scripts),
      let writing = translation.languageFacts.writing
    else { return nil }
    let code = translation.languageFacts.code
    if writing.main != .latin {
      return LanguageFacts.isAlsoLatin(code[...]) ? nil : latinOnly(target, beside: source)
    }
    guard let letters = impossibleLetters[code] else { return nil }
    let scalars = Array(target.text.unicodeScalars)
    let known = Set(source.text.unicodeScalars)
    // Digits and signs belong to words only inside of them: `zap³acono`, but not `m³`.
    let found = scalars.indices.filter { index in
      letters.contains(scalars[index]) && !known.contains(scalars[index])
        && (scalars[index].isLetter && scalars[index] != "º"
          || index > 0 && index + 1 < scalars.count && scalars[index - 1].isLetter
            && scalars[index + 1].isLetter && !scalars[index + 1].isUppercaseLetter)
    }
    let isCertain = found.contains { !scalars[$0].properties.isAlphabetic } || found.count > 1
    return isCertain ? String(String.UnicodeScalarView(found.map { scalars[$0] })) : nil
  }

  /// Returns the letters of a text of at least four accented letters and signs of Latin-1 and
  /// without ASCII letters, if its source text has none of them and does not speak of letters.
  private static func latinOnly(_ target: CheckedText, beside source: CheckedText) -> String? {
    if target.traits.contains(.asciiLetter) { return nil }
    let upper = target.text.unicodeScalars.filter {
      0xA1...0xFF ~= $0.value && $0 != "«" && $0 != "»"
    }
    guard upper.count >= 4, Set(upper).count > 2, upper.contains(where: { $0.value >= 0xC0 }),
      upper.contains(where: \.isLetter), !source.traits.contains(.nonASCII),
      !["letter", "accent", "character", "sign", "symbol"].contains(where: source.lowercase.hasText)
    else { return nil }
    return String(String.UnicodeScalarView(upper.prefix(12)))
  }

  /// The characters that letters of a language become in Latin-1, and that its texts do not have.
  private static let impossibleLetters: [String: Set<Unicode.Scalar>] = [
    "az": "ýþð", "pl": "¹³¿±¶¼£¥¯", "tr": "ðýþÐÝÞ",
  ].mapValues { Set($0.unicodeScalars) }
}
