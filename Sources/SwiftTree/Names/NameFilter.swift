/// A Bloom filter for names: `mayIntersect` can answer true for sets without a common name, but
/// never false for sets with one.
///
/// It takes 128 bytes, because a project keeps one for each file.
package struct NameFilter: Sendable {
  /// The filter's 1,024 bits; empty until the first name is inserted.
  private var words: ContiguousArray<UInt64> = []

  package init() {}

  /// - Parameter names: The names to insert.
  package init(_ names: some Sequence<Name>) {
    for name in names { insert(name) }
  }

  /// Inserts a name.
  package mutating func insert(_ name: Name) {
    if words.isEmpty { words = ContiguousArray(repeating: 0, count: 16) }
    let bit = name.hash >> 54  // the upper ten bits of the hash: one of 1,024
    words[Int(bit >> 6)] |= 1 << (bit & 63)
  }

  /// True if both filters may have a name in common.
  package func mayIntersect(_ other: NameFilter) -> Bool {
    zip(words, other.words).contains { $0 & $1 != 0 }
  }
}
