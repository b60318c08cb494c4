internal import SwiftTree

/// The types of nodes inferred so far, for one file.
///
/// It is a hash table of its own because every name and member is looked up in it: `Dictionary`
/// takes longer to hash a node's index than most types take to infer.
struct NodeTypeCache {
  /// The hash table: numbers of rows, counted from 1; 0 in a free entry. At most half of its
  /// entries are in use, and their number is a power of two.
  private var table: ContiguousArray<Int32> = []
  private var rows: ContiguousArray<(node: NodeID, type: SwiftType?)> = []

  /// The type of a node: `nil` if it was not inferred yet, `.some(nil)` if it has none.
  subscript(node: NodeID) -> SwiftType?? {
    if table.isEmpty { return nil }
    let row = table[index(of: node)]
    return row == 0 ? nil : .some(rows[Int(row) - 1].type)
  }

  /// Sets the type of a node, replacing an earlier one.
  mutating func keep(_ type: SwiftType?, of node: NodeID) {
    if table.isEmpty { table = ContiguousArray(repeating: 0, count: 32) }
    let index = index(of: node)
    let row = table[index]
    if row != 0 {
      rows[Int(row) - 1].type = type
      return
    }
    rows.append((node, type))
    table[index] = Int32(rows.count)
    if rows.count * 2 > table.count { grow() }
  }

  /// The index of a node in the table, or of the free entry at which it would be inserted.
  private func index(of node: NodeID) -> Int {
    let mask = table.count - 1
    var index = Name(hash: UInt64(node.position)).place(below: mask)
    while case let row = table[index], row != 0, rows[Int(row) - 1].node != node {
      index = (index + 1) & mask
    }
    return index
  }

  private mutating func grow() {
    table = ContiguousArray(repeating: 0, count: table.count * 2)
    for row in rows.indices { table[index(of: rows[row].node)] = Int32(row + 1) }
  }
}
