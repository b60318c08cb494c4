import LocalizationModel

/// A word of the glossary as a search pattern, for the rules on glossary terms. It matches whole
/// words, in upper or lower case unless it is exact, and with any ending if it ends with `*`.
struct TermWord {
  let text: String
  let takesEnding: Bool
  private let scalars: [Unicode.Scalar]
  private let isExact: Bool

  /// Parses a word.
  ///
  /// - Parameter isExact: True if case matters.
  init(_ written: String, isExact: Bool) {
    takesEnding = written.utf8.last == UInt8(ascii: "*") && written.utf8.count > 1
    text = takesEnding ? String(written.dropLast()) : written
    self.isExact = isExact
    scalars = text.unicodeScalars.map { isExact ? $0 : $0.lowercased }
  }

  /// Parses a forbidden word. In lower case it matches any case, as at the start of a sentence;
  /// with a capital it matches exactly.
  init(forbidden written: String, isExact: Bool) {
    self.init(written, isExact: isExact || written.unicodeScalars.contains { $0 != $0.lowercased })
  }

  struct Match {
    /// The indices of scalars in the text.
    let range: Range<Int>
    /// True if letters follow, which are then an ending of the word.
    let hasEnding: Bool
  }

  /// Returns the matches of the word outside of longer words and placeholders. Chinese, Japanese
  /// and Thai have no spaces, so that their words match anywhere.
  func matches(in text: TermText) -> [Match] {
    let searched = isExact ? text.scalars : text.lowercased
    guard let first = scalars.first, scalars.count <= searched.count else { return [] }
    var matches: [Match] = []
    var start = 0
    while start + scalars.count <= searched.count {
      var end = start + scalars.count
      guard searched[start] == first, searched[start..<end].elementsEqual(scalars),
        !text.isJoined(at: start)
      else {
        start += 1
        continue
      }
      let isCut = text.isJoined(at: end)
      if takesEnding { while text.isJoined(at: end) { end += 1 } }
      if (isCut && !takesEnding) || text.isMasked(start..<end) {
        start += 1
        continue
      }
      matches.append(Match(range: start..<end, hasEnding: isCut))
      start = end
    }
    return matches
  }

  /// True if the text contains the word's letters, even within another word.
  func isContained(in text: TermText) -> Bool {
    let searched = isExact ? text.scalars : text.lowercased
    guard let first = scalars.first else { return true }
    return searched.indices.contains {
      searched[$0] == first && searched[$0...].starts(with: scalars)
    }
  }
}

/// A text prepared for the search of glossary words.
struct TermText {
  let scalars: [Unicode.Scalar]
  /// The scalars in lower case, one for each of ``scalars``.
  let lowercased: [Unicode.Scalar]
  private let masks: [Range<Int>]

  init(_ text: CheckedText) { self.init(text.text, text.specifiers) }

  /// Prepares a text that is not in a catalog.
  init(_ text: String) { self.init(text, FormatSpecifier.all(in: text)) }

  private init(_ text: String, _ specifiers: some Collection<FormatSpecifier>) {
    scalars = Array(text.unicodeScalars)
    lowercased = scalars.map(\.lowercased)
    var masks: [Range<Int>] = []
    if !specifiers.isEmpty {
      var offsets: [Int: Int] = [:]
      var byte = 0
      for (index, scalar) in scalars.enumerated() {
        offsets[byte] = index
        byte += UTF8.width(scalar)
      }
      offsets[byte] = scalars.count
      masks = specifiers.compactMap { specifier in
        guard let start = offsets[specifier.range.start], let end = offsets[specifier.range.end]
        else { return nil }
        return start..<end
      }
    }
    self.masks = masks
  }

  func isMasked(_ range: Range<Int>) -> Bool { masks.contains { $0.overlaps(range) } }

  /// True if letters of a script with spaces stand on both sides of an index.
  func isJoined(at index: Int) -> Bool {
    index > 0 && index < scalars.count && scalars[index - 1].isSpacedLetter
      && (scalars[index].isSpacedLetter || scalars[index].properties.isGraphemeExtend)
  }
}

extension Unicode.Scalar {
  fileprivate var isSpacedLetter: Bool {
    isLetter && !isHan && !isKana && !(0x0E00...0x0EFF).contains(value)
  }

  /// The lower-case letter if that is one scalar; otherwise the scalar itself.
  fileprivate var lowercased: Unicode.Scalar {
    if isASCII {
      return isASCIIUppercase ? Unicode.Scalar(UInt8(truncatingIfNeeded: value | 0x20)) : self
    }
    let mapped = properties.lowercaseMapping.unicodeScalars
    return mapped.count == 1 ? mapped.first ?? self : self
  }
}
