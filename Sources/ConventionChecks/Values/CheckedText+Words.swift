import LocalizationModel

extension CheckedText {
  /// Whether a word occurs, in any case; not within another word or a placeholder.
  func hasWord(_ word: String) -> Bool {
    let lowercased = CheckedText(text.lowercased(), range)
    return !lowercased.ranges(ofWord: word.lowercased()).isEmpty
  }

  /// Where a word occurs, as bytes: byte for byte, not within another word or a placeholder. Chinese,
  /// Japanese and Thai have no spaces, so that words of theirs are found anywhere.
  func ranges(ofWord word: String) -> [Range<Int>] {
    let ranges = text.ranges(ofBytes: word)
    if ranges.isEmpty { return [] }
    // Both are in the order of the text.
    var next = 0
    return ranges.filter { range in
      while next < specifiers.count, specifiers[next].range.end <= range.lowerBound { next += 1 }
      let isMasked = next < specifiers.count && specifiers[next].range.start < range.upperBound
      return !isMasked && !isJoined(at: range.lowerBound) && !isJoined(at: range.upperBound)
    }
  }

  /// Whether letters that write words with spaces stand on both sides of an offset.
  private func isJoined(at offset: Int) -> Bool {
    let index = text.utf8.index(text.utf8.startIndex, offsetBy: offset)
    guard let left = text.unicodeScalars[..<index].last,
      let right = text.unicodeScalars[index...].first
    else { return false }
    return left.isSpacedLetter && right.isSpacedLetter
  }
}

extension Unicode.Scalar {
  fileprivate var isSpacedLetter: Bool {
    isLetter && !isHan && !isKana && !(0x0E00...0x0EFF).contains(value)
  }
}
