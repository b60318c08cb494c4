/// A set of names that may take some for its own that it does not hold, but misses none.
///
/// Small on purpose: a project keeps one a file.
package struct NameFilter: Sendable {
  /// Empty until a name comes.
  private var words: ContiguousArray<UInt64> = []

  package init() {}

  /// - Parameter names: What it holds.
  package init(_ names: some Sequence<Name>) {
    for name in names { insert(name) }
  }

  /// Makes the filter answer yes for the name from now on.
  package mutating func insert(_ name: Name) {
    if words.isEmpty { words = ContiguousArray(repeating: 0, count: 16) }
    let bit = name.hash >> 54
    words[Int(bit >> 6)] |= 1 << (bit & 63)
  }

  /// Whether the two may have a name in common.
  package func mayIntersect(_ other: NameFilter) -> Bool {
    zip(words, other.words).contains { $0 & $1 != 0 }
  }
}
