/// A set of names in an open-addressed table. A name is already a hash, so that a lookup need not
/// compute another one as `Set` would.
package struct NameSet: Sendable {
  /// The hash table. Its size is a power of two; at most half of its entries are names, the others
  /// are ``free``.
  private var table: ContiguousArray<Name>
  /// The number of names in the set.
  package private(set) var count = 0
  /// True if the set holds the name whose hash marks free entries, which cannot stand in the table.
  private var holdsFree = false

  private static let free = Name(hash: 0)

  package init() { table = [] }

  package init(_ names: some Sequence<Name>) {
    self.init()
    for name in names { insert(name) }
  }

  /// The names, in no order.
  package var names: ContiguousArray<Name> {
    var names = table.filter { $0 != Self.free }
    if holdsFree { names.append(Self.free) }
    return ContiguousArray(names)
  }

  /// True if the set holds no name.
  package var isEmpty: Bool { count == 0 }

  /// True if the name is in the set.
  @inline(__always)
  package func contains(_ name: Name) -> Bool {
    if table.isEmpty { return false }
    if name == Self.free { return holdsFree }
    let found = table[index(of: name)]
    return found == name
  }

  /// Inserts a name and returns true if it was not in the set before.
  @discardableResult
  package mutating func insert(_ name: Name) -> Bool {
    if table.isEmpty { table = ContiguousArray(repeating: Self.free, count: 16) }
    if name == Self.free {
      defer { holdsFree = true }
      count += holdsFree ? 0 : 1
      return !holdsFree
    }
    let index = index(of: name)
    if table[index] == name { return false }
    table[index] = name
    count += 1
    if count * 2 > table.count { grow() }
    return true
  }

  /// Inserts each of the names.
  package mutating func formUnion(_ names: some Sequence<Name>) {
    for name in names { insert(name) }
  }

  /// The index of a name, or of the free entry at which it would be inserted.
  @inline(__always)
  private func index(of name: Name) -> Int {
    let mask = table.count &- 1
    var index = name.place(below: mask)
    while table[index] != name, table[index] != Self.free { index = (index &+ 1) & mask }
    return index
  }

  private mutating func grow() {
    let old = table
    table = ContiguousArray(repeating: Self.free, count: old.count * 2)
    for name in old where name != Self.free { table[index(of: name)] = name }
  }
}
