import LocalizationModel

/// Invisible characters that should not be in a text, for the rule `invisible`. Many have a proper
/// use (in emoji, long words, Hangul, before a percent sign), which their neighbors show.
enum HiddenCharacter {
  /// True if the character at an index is invisible and has no proper use there. The marks that
  /// embed another direction of writing are not among these, because they come in pairs.
  ///
  /// - Parameters:
  ///   - index: The index of the character.
  ///   - scalars: The whole text.
  ///   - source: The source text, if the text is a translation.
  static func isOne(
    at index: Int, in scalars: [Unicode.Scalar], beside source: String? = nil
  ) -> Bool {
    switch scalars[index].value {
    // Control characters, zero-width space, line separators, invisible operators, private use
    // except Apple's sign (U+F8FF), byte order mark, and replacement character.
    case 0..<0x09, 0x0B...0x0C, 0x0E..<0x20, 0x7F..<0xA0, 0x200B, 0x2028...0x2029,
      0x2061...0x2064, 0x206A...0x206F, 0xE000...0xF8FE, 0xFEFF, 0xFFF9...0xFFFB, 0xFFFD,
      0xF0000...0x10FFFF:
      true
    // The word joiner.
    case 0x2060: !isBeforeSignOfNumber(index, scalars)
    // The grapheme joiner and the Hangul fillers.
    case 0x34F, 0x115F...0x1160, 0x3164, 0xFFA0: !isInHangul(index, scalars)
    // The Mongolian vowel separator.
    case 0x180E: !scalars.contains { Script.of($0) == .mongolian }
    // The marks of direction: left-to-right, right-to-left, Arabic letter.
    case 0x200E...0x200F, 0x61C: isDirectionOfOneWord(index, scalars)
    // The soft hyphen, the no-break space, and the zero-width non-joiner and joiner.
    case 0xAD: !isInLongWord(index, scalars)
    case 0xA0: isSpaceInProse(index, scalars, source)
    case 0x200C...0x200D: !joins(index, scalars)
    // Tags, which spell a region after a black flag.
    case 0xE0000...0xE007F: !isInFlag(index, scalars)
    default: false
    }
  }

  /// True if a no-break space stands between two long words, where no language needs one. Words
  /// with capitals that are in the source text may be a product's name, which it keeps on one line.
  private static func isSpaceInProse(
    _ index: Int, _ scalars: [Unicode.Scalar], _ source: String?
  ) -> Bool {
    let before = Array(scalars[..<index].reversed().prefix { $0.isLetter }.reversed())
    let after = Array(scalars[(index + 1)...].prefix { $0.isLetter })
    if before.count < 4 || after.count < 4 { return false }
    let words = [before, after].filter { $0.contains { $0.isUppercaseLetter } }
    if words.isEmpty { return true }
    guard let source else { return false }
    return !words.contains { word in
      var text = String.UnicodeScalarView()
      text.append(contentsOf: word)
      return source.contains(String(text))
    }
  }

  /// True if a word joiner keeps a number and its sign on one line, as in `30\u{2060}%`.
  private static func isBeforeSignOfNumber(_ index: Int, _ scalars: [Unicode.Scalar]) -> Bool {
    guard index > 0, index + 1 < scalars.count, scalars[index - 1].isASCIIDigit else {
      return false
    }
    switch scalars[index + 1] {
    case "%", "‰", "°", "′", "″", "/", "-", "–", "×": return true
    default: return scalars[index + 1].properties.generalCategory == .currencySymbol
    }
  }

  /// True if a filler replaces a letter in a Hangul syllable written in parts.
  private static func isInHangul(_ index: Int, _ scalars: [Unicode.Scalar]) -> Bool {
    [index - 1, index + 1].contains { place in
      scalars.indices.contains(place) && 0x1100...0x11FF ~= scalars[place].value
    }
  }

  /// True if a direction mark stands between two letters that both run from left to right.
  private static func isDirectionOfOneWord(_ index: Int, _ scalars: [Unicode.Scalar]) -> Bool {
    [index - 1, index + 1].allSatisfy { place in
      guard scalars.indices.contains(place) else { return false }
      switch Script.of(scalars[place]) {
      case nil, .hebrew, .arabic: return false
      default: return true
      }
    }
  }

  /// True if a soft hyphen shows where a long word may be broken.
  private static func isInLongWord(_ index: Int, _ scalars: [Unicode.Scalar]) -> Bool {
    let before = scalars[..<index].reversed().prefix { $0.isLetter || $0.value == 0xAD }
    let after = scalars[(index + 1)...].prefix { $0.isLetter || $0.value == 0xAD }
    return before.count > 2 && after.count > 2 && before.count + after.count > 11
  }

  /// True if a joiner is part of an emoji, or of a script that needs it.
  private static func joins(_ index: Int, _ scalars: [Unicode.Scalar]) -> Bool {
    [index - 1, index + 1].contains { place in
      guard scalars.indices.contains(place) else { return false }
      let scalar = scalars[place]
      if scalar.value >= 0x2190, scalar.properties.isEmoji || scalar.value == 0xFE0F { return true }
      if scalar.value >= 0x300, scalar.properties.generalCategory == .nonspacingMark { return true }
      switch Script.of(scalar) {
      case nil, .latin, .greek, .cyrillic, .han, .kana, .hangul, .hebrew, .armenian: return false
      default: return true
      }
    }
  }

  /// True if a tag character belongs to a flag, such as Scotland's.
  private static func isInFlag(_ index: Int, _ scalars: [Unicode.Scalar]) -> Bool {
    let tags: ClosedRange<UInt32> = 0xE0020...0xE007F
    let start = scalars[..<index].lastIndex { !tags.contains($0.value) }
    let end = scalars[index...].firstIndex { !tags.contains($0.value) } ?? scalars.endIndex
    guard let start else { return false }
    return scalars[start].value == 0x1F3F4 && scalars[end - 1].value == 0xE007F
  }
}
