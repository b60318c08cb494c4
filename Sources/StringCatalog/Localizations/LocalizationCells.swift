/// The localizations of one language, by entry: one column of a ``LocalizationTable``.
struct LocalizationCells: Sendable {
  /// The slots of entries that have a localization, ascending. Empty once the column is spread.
  private var places: ContiguousArray<UInt32> = []
  /// The localizations' nodes: one for each of `places`; once spread, one for each slot. 0, the
  /// node of the root, stands for none.
  private var nodes: ContiguousArray<UInt32> = []
  private var isSpread = false

  /// Appends a localization.
  ///
  /// - Parameters:
  ///   - node: The node of the localization.
  ///   - place: The entry's slot, not before the last one added. Of several nodes in one slot the
  ///     first counts.
  mutating func add(_ node: Int, at place: Int) {
    if places.last == UInt32(place) { return }
    places.append(UInt32(place))
    nodes.append(UInt32(node))
  }

  /// Turns the column into one node for each slot, for constant-time lookup, if an eighth of all
  /// slots or more have a localization. With thousands of languages most columns are sparse, and a
  /// node for each slot would take more memory than the catalog.
  mutating func spread(over count: Int) {
    guard places.count * 8 >= count else { return }
    var all = ContiguousArray(repeating: UInt32(0), count: count)
    for (place, node) in zip(places, nodes) { all[Int(place)] = node }
    (places, nodes, isSpread) = ([], all, true)
  }

  /// The node of a slot's localization; `nil` if it has none.
  subscript(place: Int) -> Int? {
    let node = isSpread ? nodes[place] : found(place)
    return node == 0 ? nil : Int(node)
  }

  /// Finds a slot's node by binary search; 0 if it has none.
  private func found(_ place: Int) -> UInt32 {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = low + (high - low) / 2
      if places[middle] < UInt32(place) { low = middle + 1 } else { high = middle }
    }
    return low < places.count && places[low] == UInt32(place) ? nodes[low] : 0
  }
}
