/// Eight bytes of a text looked at together: what a loop over bytes does in one step.
///
/// Masks have the high bit of each byte that is meant; the first byte of the text is the lowest.
@usableFromInline
package struct ByteWord {
  /// The bytes, the first in the lowest place.
  @usableFromInline
  package let bits: UInt64

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

  /// Which bytes equal `byte`.
  @inlinable
  @inline(__always)
  package func matches(_ byte: UInt8) -> UInt64 {
    let difference = bits ^ Self.each(byte)
    let low = Self.each(0x7F)
    return ~(((difference & low) &+ low) | difference | low)
  }

  /// Which bytes equal `byte`, as far as the first of them: what is marked above it may be wrong.
  /// Enough to find that one, at two thirds of the cost.
  @inlinable
  @inline(__always)
  package func firstMatches(_ byte: UInt8) -> UInt64 {
    let difference = bits ^ Self.each(byte)
    return (difference &- Self.each(1)) & ~difference & Self.each(0x80)
  }

  /// Which bytes are line feeds or carriage returns.
  @inlinable
  @inline(__always)
  package var lineBreaks: UInt64 { matches(0x0A) | matches(0x0D) }

  /// Which bytes are ASCII control characters below the space.
  @inlinable
  @inline(__always)
  package var controls: UInt64 {
    let low = Self.each(0x7F)
    return ~(((bits & low) &+ Self.each(0x60)) | bits | low)
  }

  /// Which bytes are not ASCII.
  @inlinable
  @inline(__always)
  package var beyondASCII: UInt64 { bits & Self.each(0x80) }

  /// How many bytes at the start equal `byte`.
  @inlinable
  @inline(__always)
  package func prefix(of byte: UInt8) -> Int {
    (bits ^ Self.each(byte)).trailingZeroBitCount >> 3
  }

  /// Index of the first byte in a mask; 8 if it is empty.
  @inlinable
  @inline(__always)
  package static func first(_ mask: UInt64) -> Int { mask.trailingZeroBitCount >> 3 }

  /// The same byte eight times.
  @inlinable
  @inline(__always)
  package static func each(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }
}

extension Span<UInt8> {
  /// Whether a line ends with this byte: a line feed, or a carriage return without one behind it.
  @inlinable
  package func endsLine(at offset: Int) -> Bool {
    switch self[offset] {
    case 0x0A: true
    case 0x0D: offset &+ 1 >= count || self[offset &+ 1] != 0x0A
    default: false
    }
  }

  /// Whether a byte occurs in a range.
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

  /// Unicode scalars that begin in a range.
  @inlinable
  package func scalars(in range: Range<Int>) -> Int {
    var count = 0
    for offset in range where self[offset] & 0xC0 != 0x80 { count &+= 1 }
    return count
  }

  /// Offset of the first line feed or carriage return in a range, or its end.
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
