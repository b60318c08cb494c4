extension String {
  /// True if a comment says that its text is not to be translated, as Xcode 27 reads it: on each
  /// line the words `do not translate` alone, in any case.
  package var saysDoNotTranslate: Bool {
    // Nearly every other comment is told by its first byte that is not an ASCII blank; the bytes from
    // 0xC2 can begin another white space.
    guard utf8.count >= Self.doNotTranslate.utf8.count,
      let first = utf8.first(where: { $0 > 0x20 }), first | 0x20 == 0x64 || first >= 0xC2
    else { return false }
    return split(separator: "\n").allSatisfy { line in
      let words = line.trimmingSpaces()
      return words.utf8.count == Self.doNotTranslate.utf8.count
        && zip(words.utf8, Self.doNotTranslate.utf8).allSatisfy { byte, expected in
          byte == expected || (0x41...0x5A).contains(byte) && byte | 0x20 == expected
        }
    }
  }

  private static let doNotTranslate = "do not translate"
}
