internal import LocalizationModel

/// A hash of a key with its specifiers made alike, so that «does any literal spell this key?» is
/// answered without keeping the literals.
package struct LiteralHash: Hashable, Sendable {
  private let hash: UInt64

  /// - Parameter key: As a catalog spells it.
  package init(key: String) {
    let bytes = ContiguousArray(key.utf8)
    if !bytes.span.holds(UInt8(ascii: "%"), in: 0..<bytes.count) {
      self.init(bytes.span, 0..<bytes.count)
    } else {
      var loose: ContiguousArray<UInt8> = []
      appendLooseKey(bytes.span, to: &loose)
      self.init(loose.span, 0..<loose.count)
    }
  }

  /// For files that carry hashes to another machine.
  package init(bits: UInt64) { hash = bits }

  /// The hash as a number, for files that keep it.
  package var bits: UInt64 { hash }

  /// - Parameter range: The bytes of a loose key.
  package init(_ bytes: Span<UInt8>, _ range: Range<Int>) { hash = bytes.hash(in: range) }
}

extension Span<UInt8> {
  /// FNV-1a over eight bytes at a time; equal bytes hash alike on every machine.
  @inline(__always)
  func hash(in range: Range<Int>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ UInt64(truncatingIfNeeded: range.count)
    var offset = range.lowerBound
    while offset < range.upperBound {
      let word = WordHead(of: self, offset..<range.upperBound).bits
      hash = (hash ^ word) &* 0x0000_0100_0000_01B3
      hash ^= hash >> 29
      offset &+= 8
    }
    return hash
  }
}
