extension String {
  /// True if the text is empty or white space only.
  package var isBlank: Bool {
    guard let first = utf8.first else { return true }
    // ASCII letters, digits and Chinese characters are no white space; the slow test is for the
    // rest.
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
