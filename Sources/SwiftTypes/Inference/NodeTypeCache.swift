internal import SwiftTree

/// The types of nodes inferred so far, for one file.
///
/// It is a hash table of its own because it is asked for every name and member: `Dictionary` takes
/// longer to hash a node's index than most types take to infer.
struct NodeTypeCache {
  /// For each place, the number of a row, counted from 1; 0 if the place is free. At most half of
  /// the places are taken, and their number is a power of two.
  private var places: ContiguousArray<Int32> = []
  private var rows: ContiguousArray<(node: NodeID, type: SwiftType?)> = []

  /// The type of a node: `nil` if it was not inferred yet, `.some(nil)` if it has none.
  subscript(node: NodeID) -> SwiftType?? {
    if places.isEmpty { return nil }
    let row = places[place(of: node)]
    return row == 0 ? nil : .some(rows[Int(row) - 1].type)
  }

  /// Sets the type of a node, replacing an earlier one.
  mutating func keep(_ type: SwiftType?, of node: NodeID) {
    if places.isEmpty { places = ContiguousArray(repeating: 0, count: 32) }
    let place = place(of: node)
    let row = places[place]
    if row != 0 {
      rows[Int(row) - 1].type = type
      return
    }
    rows.append((node, type))
    places[place] = Int32(rows.count)
    if rows.count * 2 > places.count { grow() }
  }

  /// The place of a node, or the free place at which it would be.
  private func place(of node: NodeID) -> Int {
    let mask = places.count - 1
    var place = Name(hash: UInt64(node.position)).place(below: mask)
    while case let row = places[place], row != 0, rows[Int(row) - 1].node != node {
      place = (place + 1) & mask
    }
    return place
  }

  private mutating func grow() {
    places = ContiguousArray(repeating: 0, count: places.count * 2)
    for row in rows.indices { places[place(of: rows[row].node)] = Int32(row + 1) }
  }
}
