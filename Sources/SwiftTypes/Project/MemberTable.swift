package import SwiftTree

/// References by name, those of one name in the order in which they were added.
package struct MemberTable: Sendable {
  /// The last entry of each chain; as many as a power of two.
  private var heads: ContiguousArray<EntryID>
  private var entries = Numbered<EntryID, Entry>()

  private struct EntryID: BufferIndex {
    let number: Int32

    init(position: Int) { number = Int32(truncatingIfNeeded: position) }

    var position: Int { Int(number) }

    static let none = EntryID(position: -1)
  }

  private struct Entry {
    let name: Name
    let reference: ProjectIndex.Reference
    /// The entry before in its chain.
    let previous: EntryID
  }

  init(capacity: Int = 0) {
    var size = 64
    while size < capacity { size *= 2 }
    heads = ContiguousArray(repeating: .none, count: size)
    entries.reserveCapacity(capacity)
  }

  mutating func add(_ name: Name, _ reference: ProjectIndex.Reference) {
    let place = chain(of: name)
    heads[place] = entries.append(
      Entry(name: name, reference: reference, previous: heads[place]))
  }

  /// The index of the chain that a name's entries are in.
  private func chain(of name: Name) -> Int { Int(name.hash & UInt64(heads.count - 1)) }

  /// At most so many of one name are looked at: a project with more says nothing by them.
  private static let limit = 256

  package func contains(_ name: Name) -> Bool {
    var next = heads[chain(of: name)]
    while next != .none {
      let entry = entries[next]
      if entry.name == name { return true }
      next = entry.previous
    }
    return false
  }

  package func references(named name: Name) -> [ProjectIndex.Reference] {
    var found: [ProjectIndex.Reference] = []
    var next = heads[chain(of: name)]
    var steps = 0
    while next != .none, found.count < Self.limit, steps < 4096 {
      let entry = entries[next]
      if entry.name == name { found.append(entry.reference) }
      next = entry.previous
      steps += 1
    }
    found.reverse()
    return found
  }
}
