internal import OrderedJSON

/// Where the entries of a catalog have their localizations of one language.
struct LocalizationCells: Sendable {
  /// The places that have one, ascending. Not of use once ``cells`` has one for each place.
  private var places: ContiguousArray<UInt32> = []
  /// The cells of these places; once they are spread, of each place.
  private var cells: ContiguousArray<LocalizationCell> = []
  private var isSpread = false

  /// - Parameter place: Not before the last one. Of several cells at one place the first counts.
  mutating func add(_ cell: LocalizationCell, at place: Int) {
    if places.last == UInt32(place) { return }
    places.append(UInt32(place))
    cells.append(cell)
  }

  /// Makes look-ups faster where a good part of all places has a cell. With thousands of languages
  /// most have few, and a cell for each place would take more memory than the catalog.
  mutating func spread(over count: Int) {
    guard places.count * 8 >= count else { return }
    var all = ContiguousArray(repeating: LocalizationCell.empty, count: count)
    for (place, cell) in zip(places, cells) { all[Int(place)] = cell }
    (places, cells, isSpread) = ([], all, true)
  }

  /// ``LocalizationCell/empty`` if the place has none.
  subscript(place: Int) -> LocalizationCell {
    if isSpread { return cells[place] }
    var (low, high) = (0, places.count)
    while low < high {
      let middle = low + (high - low) / 2
      if places[middle] < UInt32(place) { low = middle + 1 } else { high = middle }
    }
    return low < places.count && places[low] == UInt32(place) ? cells[low] : .empty
  }
}

/// Where an entry has what it has for one language.
struct LocalizationCell: Sendable {
  /// The node, which as its text has two bytes and more is below the upper half, and in the highest bit
  /// whether it is one text and its state: a look at the text later, language by language, would fetch
  /// it from afar. 0, which is the root, for none.
  private let bits: UInt32

  private static let onlyUnit: UInt32 = 1 << 31

  static let empty = LocalizationCell(bits: 0)

  private init(bits: UInt32) { self.bits = bits }

  init(_ node: Int, in document: JSONDocument) {
    bits = UInt32(node) | (document.isOnlyUnit(at: node) ? Self.onlyUnit : 0)
  }

  /// `nil` if it has nothing.
  var node: Int? { bits == 0 ? nil : Int(bits & ~Self.onlyUnit) }

  /// The node if that is one text and its state, and nothing else.
  var onlyUnit: Int? { bits & Self.onlyUnit == 0 ? nil : Int(bits & ~Self.onlyUnit) }
}
