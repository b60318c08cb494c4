/// 64 bytes of a text looked at together, as ``ByteWord`` does with eight.
///
/// Arithmetic on words in vectors: comparisons of vectors and what depends on them are not made
/// into vector instructions by every compiler.
@usableFromInline
package struct ByteBlock {
  /// How many bytes a block has.
  @usableFromInline
  package static let width = 64

  /// The bytes, eight in a word.
  @usableFromInline
  package let words: SIMD8<UInt64>

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

  /// Which bytes equal `byte`: those have the high bit.
  @inlinable
  @inline(__always)
  package func matches(_ byte: UInt8) -> SIMD8<UInt64> {
    let difference = words ^ SIMD8(repeating: ByteWord.each(byte))
    let low = SIMD8(repeating: ByteWord.each(0x7F))
    return ~(((difference & low) &+ low) | difference | low)
  }

  /// Whether no byte is in a mask.
  @inlinable
  @inline(__always)
  package static func isEmpty(_ mask: SIMD8<UInt64>) -> Bool {
    let half = mask.lowHalf | mask.highHalf
    let quarter = half.lowHalf | half.highHalf
    return quarter.x | quarter.y == 0
  }

  /// How many bytes are in a mask.
  @inlinable
  @inline(__always)
  package static func count(_ mask: SIMD8<UInt64>) -> Int {
    // No byte of a sum exceeds 8, and all eight of them together 64.
    let ones = mask &>> SIMD8(repeating: 7)
    let half = ones.lowHalf &+ ones.highHalf
    let quarter = half.lowHalf &+ half.highHalf
    return Int(truncatingIfNeeded: ((quarter.x &+ quarter.y) &* ByteWord.each(1)) &>> 56)
  }
}
