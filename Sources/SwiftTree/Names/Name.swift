/// A name in the sources, represented by a hash of its spelling, so that names of all files can be
/// compared and no table of names has to be shared between threads.
@usableFromInline package struct Name: Hashable, Sendable {
  /// The hash of the name's bytes, the same in all files and runs.
  @usableFromInline package let hash: UInt64

  /// Restores a name from its ``hash``.
  @inlinable package init(hash: UInt64) { self.hash = hash }

  /// - Parameter range: The bytes of the name in the source, without backticks.
  @inline(__always)
  package init(_ source: Span<UInt8>, _ range: Range<Int>) {
    hash = source.hash(in: range)
  }

  /// Hashes a name that our own code spells, such as `Text`.
  package init(_ text: String) {
    let bytes = ContiguousArray(text.utf8)
    self.init(bytes.span, 0..<bytes.count)
  }

  /// The index at which a hash table begins its search for the name.
  ///
  /// Names that differ only in a last digit have hashes that differ in few bits; the multiplication
  /// spreads them over the table.
  ///
  /// - Parameter mask: The size of the table, a power of two, less one.
  @inlinable @inline(__always)
  package func place(below mask: Int) -> Int {
    Int(truncatingIfNeeded: (hash &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
  }

  /// The empty name, for example as the label of an argument without one.
  package static let none = Name("")

  /// True if a byte can belong to a name; all bytes beyond ASCII count.
  @inlinable package static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}

extension SyntaxTree {
  /// The name that a token spells, without backticks, as a hash; ``name(ofToken:)`` is its text.
  @inline(__always)
  package func nameHash(_ token: TokenID) -> Name {
    let text = source
    return Name(text.span, nameRange(ofToken: token))
  }
}
