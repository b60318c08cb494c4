/// Eight bytes of a text in one integer, the first in the lowest byte, so that ``JSONParser`` tests
/// them with a few operations instead of eight comparisons.
struct Word {
  private let bits: UInt64

  /// - Parameter offset: The offset of the first byte, at most `source.count - 8`.
  @inline(__always)
  init(at offset: Int, in source: Span<UInt8>) {
    precondition(offset >= 0 && offset &+ 8 <= source.count, "a word lies inside its text")
    // The bounds were checked above, and any eight bytes are a valid integer.
    bits = unsafe UInt64(
      littleEndian: source.bytes.unsafeLoadUnaligned(
        fromUncheckedByteOffset: offset, as: UInt64.self))
  }

  @inline(__always)
  var isSpaces: Bool { bits == Self.each(UInt8(ascii: " ")) }

  /// The index of the first byte that is not plain text in a JSON string: a quote, a backslash, a
  /// control character or a byte outside ASCII. 8 if there is none.
  @inline(__always)
  var firstSpecial: Int {
    let quotes = Self.zeros(bits ^ Self.each(UInt8(ascii: "\"")))
    let backslashes = Self.zeros(bits ^ Self.each(UInt8(ascii: "\\")))
    // The high bit of a byte becomes set where the byte is less than 0x20.
    let controls = (bits &- Self.each(0x20)) & ~bits
    // A subtraction borrows from the next byte only where its own byte matches, so that a false
    // mark can only follow a true one, and the first mark is true.
    return ((quotes | backslashes | controls | bits) & Self.each(0x80)).trailingZeroBitCount >> 3
  }

  /// A mask with the high bit set in each byte that is 0 in `bits`; bytes after the first such byte
  /// may be marked by mistake.
  @inline(__always)
  private static func zeros(_ bits: UInt64) -> UInt64 { (bits &- each(1)) & ~bits }

  /// A word that repeats a byte eight times.
  @inline(__always)
  private static func each(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }
}
