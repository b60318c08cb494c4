internal import LocalizationModel

/// The first eight bytes of a name in one integer, the first in the lowest byte; zero past the
/// name's end. ``WordTable`` compares and hashes heads instead of names.
struct WordHead: Equatable {
  let bits: UInt64

  /// The head of the empty name.
  static let none = WordHead(bits: 0)

  @inline(__always)
  private init(bits: UInt64) { self.bits = bits }

  /// - Parameter count: The number of bytes of the word that belong to the name; all eight if it is
  ///   greater.
  @inline(__always)
  init(_ word: ByteWord, count: Int) {
    bits = count >= 8 ? word.bits : word.bits & (1 &<< UInt64(count &* 8) &- 1)
  }

  @inline(__always)
  init(of bytes: Span<UInt8>, _ range: Range<Int>) {
    if range.lowerBound &+ 8 <= bytes.count {
      self.init(ByteWord(at: range.lowerBound, in: bytes), count: range.count)
      return
    }
    var head: UInt64 = 0
    for index in range.prefix(8).reversed() { head = head << 8 | UInt64(bytes[index]) }
    self.init(bits: head)
  }
}
