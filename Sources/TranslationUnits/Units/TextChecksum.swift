import LocalizationModel

/// A 32-bit hash of a text, from which ``UnitChecksum`` is made to recognize exported texts. It is no
/// protection against intended collisions.
package struct TextChecksum: Hashable, Sendable {
  package let bits: UInt32

  package init(bits: UInt32) { self.bits = bits }

  /// Computes the 64-bit FNV-1a hash of the UTF-8 bytes, folded to 32 bits. The two numbers are the
  /// offset basis and the prime of FNV.
  package init(of text: String) {
    var sum: UInt64 = 0xCBF2_9CE4_8422_2325
    text.withBytes { text in
      for offset in 0..<text.count { sum = (sum ^ UInt64(text[offset])) &* 0x100_0000_01B3 }
    }
    bits = UInt32(truncatingIfNeeded: sum ^ sum >> 32)
  }
}
