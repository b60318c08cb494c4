/// What some names begin with, end in and how long they are. Most words of a text differ there from all of
/// them, which is found out faster than their hashes.
struct NameShapes: Sendable {
  private var words = ContiguousArray<UInt64>(repeating: 0, count: 256)

  /// - Parameter range: The bytes of a name, at least one.
  mutating func insert(_ source: Span<UInt8>, _ range: Range<Int>) {
    let (word, bit) = Self.place(source, range)
    words[word] |= bit
  }

  /// Inserts what any name may look like.
  mutating func insertAll() { for word in words.indices { words[word] = ~0 } }

  /// Whether a name looks like one of them.
  ///
  /// - Parameter range: The bytes of a name, at least one.
  @inline(__always)
  func contains(_ source: Span<UInt8>, _ range: Range<Int>) -> Bool {
    let (word, bit) = Self.place(source, range)
    return words[word] & bit != 0
  }

  @inline(__always)
  private static func place(
    _ source: Span<UInt8>, _ range: Range<Int>
  ) -> (word: Int, bit: UInt64) {
    let first = UInt32(source[range.lowerBound])
    let last = UInt32(source[range.upperBound &- 1])
    let length = UInt32(truncatingIfNeeded: range.count)
    let place = ((first | last << 8 | length << 16) &* 0x9E37_79B1) >> 18
    return (Int(place >> 6), 1 << UInt64(place & 63))
  }
}
