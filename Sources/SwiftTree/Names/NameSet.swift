/// A set of names in an open-addressed table. A name is a hash already, so that a lookup computes
/// no other one as `Set` would.
package struct NameSet: Sendable {
  /// The table. Its size is a power of two, at most half of it is taken, and ``free`` stands in the
  /// other places.
  private var places: ContiguousArray<Name>
  /// The number of names in the set.
  package private(set) var count = 0
  private var holdsFree = false

  private static let free = Name(hash: 0)

  package init() { places = [] }

  package init(_ names: some Sequence<Name>) {
    self.init()
    for name in names { insert(name) }
  }

  /// The names, in no order.
  package var names: ContiguousArray<Name> {
    var names = places.filter { $0 != Self.free }
    if holdsFree { names.append(Self.free) }
    return ContiguousArray(names)
  }

  /// True if it holds no name.
  package var isEmpty: Bool { count == 0 }

  /// True if the name is in the set.
  @inline(__always)
  package func contains(_ name: Name) -> Bool {
    if places.isEmpty { return false }
    if name == Self.free { return holdsFree }
    let found = places[place(of: name)]
    return found == name
  }

  /// Inserts a name and returns true if it was not in the set before.
  @discardableResult
  package mutating func insert(_ name: Name) -> Bool {
    if places.isEmpty { places = ContiguousArray(repeating: Self.free, count: 16) }
    if name == Self.free {
      defer { holdsFree = true }
      count += holdsFree ? 0 : 1
      return !holdsFree
    }
    let place = place(of: name)
    if places[place] == name { return false }
    places[place] = name
    count += 1
    if count * 2 > places.count { grow() }
    return true
  }

  /// Inserts each of the names.
  package mutating func formUnion(_ names: some Sequence<Name>) {
    for name in names { insert(name) }
  }

  /// The place of a name, or the free place at which it would be inserted.
  @inline(__always)
  private func place(of name: Name) -> Int {
    let mask = places.count &- 1
    var place = name.place(below: mask)
    while places[place] != name, places[place] != Self.free { place = (place &+ 1) & mask }
    return place
  }

  private mutating func grow() {
    let old = places
    places = ContiguousArray(repeating: Self.free, count: old.count * 2)
    for name in old where name != Self.free { places[place(of: name)] = name }
  }
}
