package import SwiftTree

/// References by name, those of one name in the order in which they were added.
package struct MemberTable: Sendable {
  private var heads: ContiguousArray<Int32>
  private var entries: ContiguousArray<Entry> = []
  private let mask: UInt64

  private struct Entry {
    let name: Name
    let reference: ProjectIndex.Reference
    /// One more than the index of the entry before in its chain.
    let previous: Int32
  }

  package init(capacity: Int = 0) {
    var size = 64
    while size < capacity { size *= 2 }
    heads = ContiguousArray(repeating: 0, count: size)
    mask = UInt64(size - 1)
    entries.reserveCapacity(capacity)
  }

  package mutating func add(_ name: Name, _ reference: ProjectIndex.Reference) {
    let place = Int(name.hash & mask)
    entries.append(Entry(name: name, reference: reference, previous: heads[place]))
    heads[place] = Int32(truncatingIfNeeded: entries.count)
  }

  /// At most so many of one name are looked at: a project with more says nothing by them.
  private static let limit = 256

  package func contains(_ name: Name) -> Bool {
    var next = heads[Int(name.hash & mask)]
    while next > 0 {
      let entry = entries[Int(next) - 1]
      if entry.name == name { return true }
      next = entry.previous
    }
    return false
  }

  package func references(named name: Name) -> [ProjectIndex.Reference] {
    var found: [ProjectIndex.Reference] = []
    var next = heads[Int(name.hash & mask)]
    var steps = 0
    while next > 0, found.count < Self.limit, steps < 4096 {
      let entry = entries[Int(next) - 1]
      if entry.name == name { found.append(entry.reference) }
      next = entry.previous
      steps += 1
    }
    found.reverse()
    return found
  }
}
