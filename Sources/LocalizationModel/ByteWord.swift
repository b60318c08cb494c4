/// Eight bytes of a text as one integer, so that a search over bytes tests eight of them in one
/// step. The scanner, the catalog's reader and the writers of formats search with it.
///
/// The searches return masks: the high bit of each matching byte is set, and the first byte of the
/// text is the lowest byte of the mask.
@usableFromInline
package struct ByteWord {
  /// The bytes; the first is the lowest one of the integer.
  @usableFromInline
  package let bits: UInt64

  /// Loads eight bytes.
  ///
  /// - Parameter offset: The offset of the first byte; at most `source.count - 8`.
  @inlinable
  @inline(__always)
  package init(at offset: Int, in source: Span<UInt8>) {
    precondition(offset >= 0 && offset &+ 8 <= source.count, "a word lies inside its text")
    // The bounds were checked above, and any eight bytes are a valid integer.
    bits = unsafe UInt64(
      littleEndian: source.bytes.unsafeLoadUnaligned(
        fromUncheckedByteOffset: offset, as: UInt64.self))
  }

  /// Returns a mask of the bytes that equal `byte`.
  @inlinable
  @inline(__always)
  package func matches(_ byte: UInt8) -> UInt64 {
    // A byte of the difference is 0 where the bytes are equal. Adding 0x7F to its low seven bits
    // carries into its high bit unless they are 0, and never into the next byte.
    let difference = bits ^ Self.each(byte)
    let low = Self.each(0x7F)
    return ~(((difference & low) &+ low) | difference | low)
  }

  /// Returns a mask whose lowest set bit marks the first byte that equals `byte`. The bits above it
  /// may be wrong: enough to find the first match, at two thirds of the cost of ``matches(_:)``.
  @inlinable
  @inline(__always)
  package func firstMatches(_ byte: UInt8) -> UInt64 {
    // Subtracting 1 from a byte that is 0 sets its high bit, and borrows from the next byte.
    let difference = bits ^ Self.each(byte)
    return (difference &- Self.each(1)) & ~difference & Self.each(0x80)
  }

  /// A mask of the line feeds and carriage returns.
  @inlinable
  @inline(__always)
  package var lineBreaks: UInt64 { matches(0x0A) | matches(0x0D) }

  /// A mask of the ASCII control characters below the space.
  @inlinable
  @inline(__always)
  package var controls: UInt64 {
    // Adding 0x60 to the low seven bits carries into the high bit from 0x20, the space, on.
    let low = Self.each(0x7F)
    return ~(((bits & low) &+ Self.each(0x60)) | bits | low)
  }

  /// A mask of the bytes outside ASCII.
  @inlinable
  @inline(__always)
  package var beyondASCII: UInt64 { bits & Self.each(0x80) }

  /// Returns the number of bytes at the start that equal `byte`.
  @inlinable
  @inline(__always)
  package func prefix(of byte: UInt8) -> Int {
    // Bits are equal up to the first byte that differs; `>> 3` turns bits into bytes.
    (bits ^ Self.each(byte)).trailingZeroBitCount >> 3
  }

  /// Returns the index of the first byte that a mask marks, or 8 if it marks none.
  @inlinable
  @inline(__always)
  package static func first(_ mask: UInt64) -> Int { mask.trailingZeroBitCount >> 3 }

  /// Returns a word that repeats one byte eight times.
  @inlinable
  @inline(__always)
  package static func each(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }
}

extension Span<UInt8> {
  /// True if a line ends with this byte: a line feed, or a carriage return that no line feed
  /// follows.
  @inlinable
  package func endsLine(at offset: Int) -> Bool {
    switch self[offset] {
    case 0x0A: true
    case 0x0D: offset &+ 1 >= count || self[offset &+ 1] != 0x0A
    default: false
    }
  }

  /// True if a byte occurs in a range.
  @inlinable
  package func holds(_ byte: UInt8, in range: Range<Int>) -> Bool {
    var offset = range.lowerBound
    while offset &+ 8 <= range.upperBound {
      if ByteWord(at: offset, in: self).firstMatches(byte) != 0 { return true }
      offset &+= 8
    }
    while offset < range.upperBound {
      if self[offset] == byte { return true }
      offset &+= 1
    }
    return false
  }

  /// Returns the number of Unicode scalars that begin in a range.
  @inlinable
  package func scalars(in range: Range<Int>) -> Int {
    var count = 0
    // In UTF-8 only the later bytes of a scalar have the form 0b10xxxxxx.
    for offset in range where self[offset] & 0xC0 != 0x80 { count &+= 1 }
    return count
  }

  /// Returns the offset of the first line feed or carriage return in a range, or the range's end.
  @inlinable
  package func lineBreak(from start: Int, to end: Int) -> Int {
    var offset = start
    while offset &+ 8 <= end {
      let word = ByteWord(at: offset, in: self)
      let breaks = word.firstMatches(0x0A) | word.firstMatches(0x0D)
      if breaks != 0 { return offset &+ ByteWord.first(breaks) }
      offset &+= 8
    }
    while offset < end, self[offset] != 0x0A, self[offset] != 0x0D { offset &+= 1 }
    return offset
  }
}
