import LocalizationModel

extension Span<UInt8> {
  /// The offset of the first byte that is not UTF-8, for a truncated scalar the offset of its first
  /// byte; `nil` if all bytes are valid.
  package var firstInvalidUTF8: Int? {
    var offset = 0
    while offset < count {
      offset = asciiEnd(from: offset)
      // After one scalar that is not ASCII, the next is most likely not ASCII either.
      while offset < count, self[offset] >= 0x80 {
        let length = scalarLength(at: offset)
        if length == 0 { return offset }
        offset += length
      }
    }
    return nil
  }

  /// True if the text is UTF-16, by its byte order mark or by the zero in each ASCII character.
  /// Without this test, UTF-16 of ASCII text would pass as valid UTF-8.
  package var looksLikeUTF16: Bool {
    if count < 2 { return false }
    if self[0] == 0xFF && self[1] == 0xFE || self[0] == 0xFE && self[1] == 0xFF { return true }
    // Code in UTF-16 has a space or line feed, and so a zero, within its first 256 bytes.
    if !(0..<Swift.min(count, 256)).contains(where: { self[$0] == 0 }) { return false }
    var zeros = [0, 0]
    let pairs = Swift.min(count, 4096) / 2
    for offset in 0..<pairs * 2 where self[offset] == 0 { zeros[offset & 1] += 1 }
    // A single stray zero is not enough: zeros must be frequent, and mostly
    // at even or at odd offsets.
    return Swift.min(zeros[0], zeros[1]) * 4 <= Swift.max(zeros[0], zeros[1])
      && Swift.max(zeros[0], zeros[1]) * 8 >= pairs
  }

  /// Returns the number of bytes of the scalar at `offset`; 0 if the bytes are not valid. The
  /// ranges of the first byte, and those of the second one that it allows, are table 3-7 of the
  /// Unicode standard.
  private func scalarLength(at offset: Int) -> Int {
    let lead = self[offset]
    var low: UInt8 = 0x80
    var high: UInt8 = 0xBF
    let length: Int
    switch lead {
    case 0...0x7F: return 1
    case 0xC2...0xDF: length = 2
    case 0xE0:
      length = 3
      low = 0xA0
    case 0xED:
      length = 3
      high = 0x9F
    case 0xE1...0xEF: length = 3
    case 0xF0:
      length = 4
      low = 0x90
    case 0xF1...0xF3: length = 4
    case 0xF4:
      length = 4
      high = 0x8F
    default: return 0
    }
    if count - offset < length || self[offset + 1] < low || self[offset + 1] > high { return 0 }
    for index in offset + 2..<Swift.max(offset + length, offset + 2)
    where self[index] & 0xC0 != 0x80 {
      return 0
    }
    return length
  }
}

extension Span<UInt8> {
  /// Returns the offset of the first byte from `start` on that is not ASCII, or the end.
  fileprivate func asciiEnd(from start: Int) -> Int {
    var offset = start
    while offset &+ 8 <= count, ByteWord(at: offset, in: self).beyondASCII == 0 { offset &+= 8 }
    while offset < count, self[offset] < 0x80 { offset &+= 1 }
    return offset
  }
}
