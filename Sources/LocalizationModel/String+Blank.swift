extension String {
  /// Whether it is white space only.
  package var isBlank: Bool {
    guard let first = utf8.first else { return true }
    // Letters, digits and Chinese characters are none; the others are asked what they are.
    if first > 0x20 && first < 0x7F || 0xE5...0xE9 ~= first { return false }
    return allSatisfy(\.isWhitespace)
  }
}

extension Substring {
  /// The text without white space at its ends.
  package func trimmingSpaces() -> Substring {
    var text = self
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return text
  }
}
