internal import LocalizationModel

/// A hash of a key in which all specifiers count as equal (`%lld` as `%@`). Each scanned source
/// keeps the hashes of its literals, so that `gloss sync` can ask if any literal still spells a key
/// without keeping the literals.
package struct LiteralHash: Hashable, Sendable {
  private let hash: UInt64

  /// - Parameter key: The key as a catalog spells it.
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

  /// Restores a hash from a declarations file, with which parts of a project are scanned on several
  /// machines.
  package init(bits: UInt64) { hash = bits }

  /// The hash as a number, for a declarations file.
  package var bits: UInt64 { hash }

  /// - Parameter range: The bytes of a key whose specifiers are already replaced by one spelling.
  package init(_ bytes: Span<UInt8>, _ range: Range<Int>) { hash = bytes.hash(in: range) }
}

extension Span<UInt8> {
  /// A hash as by FNV-1a, but over eight bytes at a time. Equal bytes have equal hashes on every
  /// machine, because declarations files hold them.
  @inline(__always)
  func hash(in range: Range<Int>) -> UInt64 {
    // The offset basis and, below, the prime of FNV-1a.
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
