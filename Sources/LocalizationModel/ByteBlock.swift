/// 64 bytes of a text compared at once: the wider sibling of ``ByteWord``, used by ``LineCursor``.
///
/// It computes with vectors of integers instead of comparing vectors, because not every compiler
/// translates such comparisons, and code that depends on them, to vector instructions.
@usableFromInline
package struct ByteBlock {
  /// The number of bytes in a block.
  @usableFromInline
  package static let width = 64

  /// The bytes, eight in each integer.
  @usableFromInline
  package let words: SIMD8<UInt64>

  /// Loads 64 bytes.
  ///
  /// - Parameter offset: The offset of the first byte; at most `source.count - width`.
  @inlinable
  @inline(__always)
  package init(at offset: Int, in source: Span<UInt8>) {
    precondition(
      offset >= 0 && offset &+ Self.width <= source.count, "a block lies inside its text")
    // The bounds were checked above, and any bytes are valid integers.
    words = unsafe source.bytes.unsafeLoadUnaligned(
      fromUncheckedByteOffset: offset, as: SIMD8<UInt64>.self)
  }

  /// Returns a mask with the high bit set in each byte that equals `byte`.
  @inlinable
  @inline(__always)
  package func matches(_ byte: UInt8) -> SIMD8<UInt64> {
    // As in `ByteWord`: the sum carries into a byte's high bit unless its low seven bits are 0.
    let difference = words ^ SIMD8(repeating: ByteWord.each(byte))
    let low = SIMD8(repeating: ByteWord.each(0x7F))
    return ~(((difference & low) &+ low) | difference | low)
  }

  /// True if a mask marks no byte.
  @inlinable
  @inline(__always)
  package static func isEmpty(_ mask: SIMD8<UInt64>) -> Bool {
    let half = mask.lowHalf | mask.highHalf
    let quarter = half.lowHalf | half.highHalf
    return quarter.x | quarter.y == 0
  }

  /// Returns the number of bytes that a mask marks.
  @inlinable
  @inline(__always)
  package static func count(_ mask: SIMD8<UInt64>) -> Int {
    // Each match is a 1 in its byte. The sum of the eight words has at most 8 in each byte, and the
    // multiplication adds these bytes, to at most 64, in the highest one.
    let ones = mask &>> SIMD8(repeating: 7)
    let half = ones.lowHalf &+ ones.highHalf
    let quarter = half.lowHalf &+ half.highHalf
    return Int(truncatingIfNeeded: ((quarter.x &+ quarter.y) &* ByteWord.each(1)) &>> 56)
  }
}
