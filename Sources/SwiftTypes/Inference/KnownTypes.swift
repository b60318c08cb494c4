internal import SwiftTree

/// What was found of nodes.
///
/// Looked up for every name and member of an expression: the standard dictionary takes longer to hash the
/// number of a node than it takes to find most types.
struct KnownTypes {
  /// For each place the number of a row, from 1 on; 0 where it is free. At most half of the places are taken,
  /// and there are a power of two of them.
  private var places: ContiguousArray<Int32> = []
  private var rows: ContiguousArray<(node: NodeID, type: SwiftType?)> = []

  /// What was found of a node: `nil` for one that was not looked at, `.some(nil)` for one without a type.
  subscript(node: NodeID) -> SwiftType?? {
    if places.isEmpty { return nil }
    let row = places[place(of: node)]
    return row == 0 ? nil : .some(rows[Int(row) - 1].type)
  }

  /// Keeps what was found, in the place of what was found before.
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

  /// The place of a node, or the free one where it would be.
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
