extension String {
  /// True if the text has words to translate: a letter outside of placeholders. `%@ · %lld` and `—`
  /// have none.
  package var hasWords: Bool {
    withBytes { $0.hasPlainWord } || hasWords(without: FormatSpecifier.all(in: self))
  }

  /// True if there is a letter outside of the given placeholders.
  ///
  /// - Parameter specifiers: The text's specifiers, in order.
  package func hasWords(without specifiers: [FormatSpecifier]) -> Bool {
    if specifiers.isEmpty { return unicodeScalars.contains(where: \.isLetter) }
    var byte = 0
    // The first specifier that does not end before the letter.
    var next = 0
    for scalar in unicodeScalars {
      while next < specifiers.count, specifiers[next].range.end <= byte { next += 1 }
      let isInside = next < specifiers.count && specifiers[next].range.start <= byte
      if scalar.isLetter, !isInside { return true }
      byte += UTF8.width(scalar)
    }
    return false
  }
}

extension Span<UInt8> {
  /// True if an ASCII letter comes before any `%`, as in most texts.
  fileprivate var hasPlainWord: Bool {
    for offset in indices {
      if self[offset] == UInt8(ascii: "%") { return false }
      // `| 0x20` turns a capital ASCII letter into a small one.
      if UInt8(ascii: "a")...UInt8(ascii: "z") ~= self[offset] | 0x20 { return true }
    }
    return false
  }
}

extension Unicode.Scalar {
  /// True if Unicode calls the character alphabetic.
  package var isLetter: Bool {
    switch value {
    case 0x41...0x5A, 0x61...0x7A: true
    case 0..<0x80: false
    // The most frequent letters (Latin, Cyrillic, Hebrew, Arabic, Devanagari, Thai, Chinese,
    // Korean), without a lookup in Unicode's tables.
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x400...0x481, 0x5D0...0x5EA, 0x620...0x64A,
      0x904...0x939, 0xE01...0xE30, 0x4E00...0x9FFF, 0xAC00...0xD7A3:
      true
    default: properties.isAlphabetic
    }
  }
}
