import LocalizationModel

/// A hash of a text in 32 bits, to recognize exported texts; it protects against accidents only.
package struct TextSum: Hashable, Sendable {
  package let bits: UInt32

  package init(bits: UInt32) { self.bits = bits }

  /// Computes FNV-1a of the UTF-8 bytes, folded to 32 bits.
  package init(of text: String) {
    var sum: UInt64 = 0xCBF2_9CE4_8422_2325
    text.withBytes { text in
      for offset in 0..<text.count { sum = (sum ^ UInt64(text[offset])) &* 0x100_0000_01B3 }
    }
    bits = UInt32(truncatingIfNeeded: sum ^ sum >> 32)
  }
}
