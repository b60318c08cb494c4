/// Where the entries of a catalog have their localizations of one language.
struct LocalizationCells: Sendable {
  /// The places that have one, ascending. Not of use once ``nodes`` has one for each place.
  private var places: ContiguousArray<UInt32> = []
  /// The nodes of what these places have; once they are spread, of each place. 0, which is the root, for none.
  private var nodes: ContiguousArray<UInt32> = []
  private var isSpread = false

  /// - Parameter place: Not before the last one. Of several nodes at one place the first counts.
  mutating func add(_ node: Int, at place: Int) {
    if places.last == UInt32(place) { return }
    places.append(UInt32(place))
    nodes.append(UInt32(node))
  }

  /// Makes look-ups faster where a good part of all places has one. With thousands of languages
  /// most have few, and a node for each place would take more memory than the catalog.
  mutating func spread(over count: Int) {
    guard places.count * 8 >= count else { return }
    var all = ContiguousArray(repeating: UInt32(0), count: count)
    for (place, node) in zip(places, nodes) { all[Int(place)] = node }
    (places, nodes, isSpread) = ([], all, true)
  }

  /// The node of what a place has; `nil` if it has nothing.
  subscript(place: Int) -> Int? {
    let node = isSpread ? nodes[place] : found(place)
    return node == 0 ? nil : Int(node)
  }

  private func found(_ place: Int) -> UInt32 {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = low + (high - low) / 2
      if places[middle] < UInt32(place) { low = middle + 1 } else { high = middle }
    }
    return low < places.count && places[low] == UInt32(place) ? nodes[low] : 0
  }
}
