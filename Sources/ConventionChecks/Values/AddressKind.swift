/// A kind of address that must be the same in every language. The rules `urls` and `emails` compare
/// the addresses of a translation and its source.
enum AddressKind: Sendable {
  case url, email

  /// Returns the addresses of this kind, in the order of the text, without the punctuation around
  /// them.
  func all(in text: String) -> [String] {
    var found: [String] = []
    for part in text.split(whereSeparator: Self.separates) {
      var part = part
      while let last = part.last, last.isASCII, ".,;:!?*_~'\"".contains(last) { part.removeLast() }
      while let first = part.first, "*_~'\"".contains(first) { part.removeFirst() }
      if isKind(part) { found.append(String(part)) }
    }
    return found
  }

  private static func separates(_ character: Character) -> Bool {
    character.isWhitespace || !character.isASCII || "()[]<>{}|".contains(character)
  }

  private func isKind(_ part: Substring) -> Bool {
    switch self {
    case .url:
      (part.hasPrefix("https://") || part.hasPrefix("http://")) && part.utf8.count > 10
    case .email:
      part.split(separator: "@", omittingEmptySubsequences: false).count == 2
        && !part.hasPrefix("@") && !part.contains("/") && !part.contains("%")
        && part.split(separator: "@").last.map { $0.contains(".") } ?? false
    }
  }
}
