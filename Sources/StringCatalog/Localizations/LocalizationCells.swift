/// The localizations of one language, by entry: one column of a ``LocalizationTable``.
struct LocalizationCells: Sendable {
  /// The slots of entries that have a localization, ascending. Empty once the column is spread.
  private var slots: ContiguousArray<UInt32> = []
  /// The localizations' nodes: one for each of `slots`; once spread, one for each slot. 0, the
  /// node of the root, stands for none.
  private var nodes: ContiguousArray<UInt32> = []
  /// True if `nodes` has one element for each slot of the catalog.
  private var isSpread = false

  /// Appends a localization.
  ///
  /// - Parameters:
  ///   - node: The node of the localization.
  ///   - slot: The entry's slot, not before the last one added. Of several nodes in one slot the
  ///     first counts.
  mutating func add(_ node: Int, at slot: Int) {
    if slots.last == UInt32(slot) { return }
    slots.append(UInt32(slot))
    nodes.append(UInt32(node))
  }

  /// Turns the column into one node for each slot, for constant-time lookup, if an eighth of all
  /// slots or more have a localization. With thousands of languages most columns are sparse, and a
  /// node for each slot would take more memory than the catalog.
  ///
  /// - Parameter count: The number of slots in the catalog.
  mutating func spread(over count: Int) {
    guard slots.count * 8 >= count else { return }
    var all = ContiguousArray(repeating: UInt32(0), count: count)
    for (slot, node) in zip(slots, nodes) { all[Int(slot)] = node }
    (slots, nodes, isSpread) = ([], all, true)
  }

  /// The node of a slot's localization; `nil` if it has none.
  subscript(slot: Int) -> Int? {
    let node = isSpread ? nodes[slot] : searchedNode(slot)
    return node == 0 ? nil : Int(node)
  }

  /// Finds a slot's node by binary search; 0 if it has none.
  private func searchedNode(_ slot: Int) -> UInt32 {
    var (low, high) = (0, slots.count)
    while low < high {
      let middle = low + (high - low) / 2
      if slots[middle] < UInt32(slot) { low = middle + 1 } else { high = middle }
    }
    return low < slots.count && slots[low] == UInt32(slot) ? nodes[low] : 0
  }
}
