/// Well-formed UTF-8, by table 3-7 of the Unicode Standard. ``JSONParser`` checks with it every
/// sequence beyond ASCII.
enum UTF8Sequence {
  /// Returns the length of the sequence of two to four bytes at `offset`, or 0 if it is not
  /// well-formed or the byte is ASCII. Overlong forms and surrogates are not well-formed.
  @inline(__always)
  static func length(at offset: Int, in source: Span<UInt8>) -> Int {
    let first = source[offset]
    guard offset + 1 < source.count else { return 0 }
    let second = source[offset + 1]
    switch first {
    case 0xC2...0xDF:  // C0 and C1 would be overlong
      return isContinuation(second) ? 2 : 0
    case 0xE0...0xEF:
      guard offset + 2 < source.count, isContinuation(second),
        isContinuation(source[offset + 2])
      else { return 0 }
      // Overlong forms, then surrogates.
      if first == 0xE0 && second < 0xA0 || first == 0xED && second > 0x9F { return 0 }
      return 3
    case 0xF0...0xF4:
      guard offset + 3 < source.count, isContinuation(second),
        isContinuation(source[offset + 2]), isContinuation(source[offset + 3])
      else { return 0 }
      // Overlong forms, then values beyond U+10FFFF.
      if first == 0xF0 && second < 0x90 || first == 0xF4 && second > 0x8F { return 0 }
      return 4
    default:
      return 0
    }
  }

  @inline(__always)
  private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
