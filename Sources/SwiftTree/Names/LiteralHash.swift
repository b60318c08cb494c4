internal import LocalizationModel

/// Hashes of keys with their specifiers made alike, so that «does any literal spell this key?» is
/// answered without keeping the literals.
package enum LiteralHash {
  /// The hash of a key as a catalog spells it.
  package static func hash(key: String) -> UInt64 {
    let bytes = ContiguousArray(key.utf8)
    if !bytes.span.holds(UInt8(ascii: "%"), in: 0..<bytes.count) {
      return hash(bytes.span, 0..<bytes.count)
    }
    var loose: ContiguousArray<UInt8> = []
    appendLooseKey(bytes.span, to: &loose)
    return hash(loose.span, 0..<loose.count)
  }

  /// FNV-1a over eight bytes at a time; equal bytes hash alike on every machine.
  @inline(__always)
  package static func hash(_ bytes: Span<UInt8>, _ range: Range<Int>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ UInt64(truncatingIfNeeded: range.count)
    var offset = range.lowerBound
    while offset < range.upperBound {
      let word = WordTable.head(of: bytes, offset..<range.upperBound)
      hash = (hash ^ word) &* 0x0000_0100_0000_01B3
      hash ^= hash >> 29
      offset &+= 8
    }
    return hash
  }
}
