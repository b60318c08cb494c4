extension String {
  /// True if the text is empty or white space only.
  package var isBlank: Bool {
    guard let first = utf8.first else { return true }
    // Most texts begin with a visible ASCII character or with a Chinese one, whose UTF-8 begins
    // with 0xE5 to 0xE9: neither is white space. Only other texts need the slow test.
    if first > 0x20 && first < 0x7F || 0xE5...0xE9 ~= first { return false }
    return allSatisfy(\.isWhitespace)
  }
}

extension Substring {
  /// Returns the text without white space at its ends.
  package func trimmingSpaces() -> Substring {
    var text = self
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return text
  }
}
