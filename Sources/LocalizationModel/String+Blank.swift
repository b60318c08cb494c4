extension String {
  /// Whether it is white space only.
  package var isBlank: Bool {
    guard let first = utf8.first else { return true }
    // Letters, digits and Chinese characters are none; the others are asked what they are.
    if first > 0x20 && first < 0x7F || 0xE5...0xE9 ~= first { return false }
    return allSatisfy(\.isWhitespace)
  }
}
