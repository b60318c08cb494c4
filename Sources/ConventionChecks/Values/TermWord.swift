import LocalizationModel

/// A word of a glossary as it is looked for: whole, in any case or as it is written, with any ending
/// where `*` stands at its end.
struct TermWord {
  let text: String
  let takesEnding: Bool
  private let scalars: [Unicode.Scalar]
  private let isExact: Bool

  /// - Parameter isExact: Whether case matters.
  init(_ written: String, isExact: Bool) {
    takesEnding = written.utf8.last == UInt8(ascii: "*") && written.utf8.count > 1
    text = takesEnding ? String(written.dropLast()) : written
    self.isExact = isExact
    scalars = text.unicodeScalars.map { isExact ? $0 : $0.lowercased }
  }

  /// One that translations are not to use. What is written in small letters is meant in any case, as at
  /// the start of a sentence; a capital is meant as it is.
  init(forbidden written: String, isExact: Bool) {
    self.init(written, isExact: isExact || written.unicodeScalars.contains { $0 != $0.lowercased })
  }

  struct Match {
    /// Scalars of the text.
    let range: Range<Int>
    /// Whether letters follow that belong to the word.
    let hasEnding: Bool
  }

  /// Where the word occurs: not within another word or a placeholder. Chinese, Japanese and Thai have
  /// no spaces, so that words of theirs are found anywhere.
  func matches(in text: TermText) -> [Match] {
    let own = isExact ? text.scalars : text.lowercased
    guard let first = scalars.first, scalars.count <= own.count else { return [] }
    var matches: [Match] = []
    var start = 0
    while start + scalars.count <= own.count {
      var end = start + scalars.count
      guard own[start] == first, own[start..<end].elementsEqual(scalars),
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

  /// Whether the text has these letters, in whatever word.
  func isContained(in text: TermText) -> Bool {
    let own = isExact ? text.scalars : text.lowercased
    guard let first = scalars.first else { return true }
    return own.indices.contains {
      own[$0] == first && own[$0...].starts(with: scalars)
    }
  }
}

/// A text as words of a glossary are looked for in it.
struct TermText {
  let scalars: [Unicode.Scalar]
  /// As many as there are scalars.
  let lowercased: [Unicode.Scalar]
  private let masks: [Range<Int>]

  init(_ text: CheckedText) { self.init(text.text, text.specifiers) }

  /// A text by itself.
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

  /// Whether letters that write words with spaces stand on both sides of an index.
  func isJoined(at index: Int) -> Bool {
    index > 0 && index < scalars.count && scalars[index - 1].isSpacedLetter
      && (scalars[index].isSpacedLetter || scalars[index].properties.isGraphemeExtend)
  }
}

extension Unicode.Scalar {
  fileprivate var isSpacedLetter: Bool {
    isLetter && !isHan && !isKana && !(0x0E00...0x0EFF).contains(value)
  }

  /// The small letter if that is one scalar.
  fileprivate var lowercased: Unicode.Scalar {
    if isASCII {
      return isASCIIUppercase ? Unicode.Scalar(UInt8(truncatingIfNeeded: value | 0x20)) : self
    }
    let mapped = properties.lowercaseMapping.unicodeScalars
    return mapped.count == 1 ? mapped.first ?? self : self
  }
}
