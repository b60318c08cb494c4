import LocalizationModel
import OrderedJSON

/// Orders the entries of a catalog for ``CatalogWriter``: as Xcode does, or as they were read.
struct EntryOrder {
  private let catalog: StringCatalog

  init(_ catalog: StringCatalog) { self.catalog = catalog }

  /// Returns the slots of the entries in the order of writing.
  func slotIndices(in order: StringCatalog.Order) -> [Int] {
    switch order {
    case .canonical: canonical()
    case .asRead: remaining
    }
  }

  /// The slots of all entries that are not removed.
  private var remaining: [Int] { catalog.slots.indices.filter { !catalog.slots[$0].isRemoved } }

  /// Returns the slots of all entries in Xcode's order, of entries with one key the first.
  ///
  /// The file's own order stays if no two neighbours break the rule, and new keys are put in by
  /// binary search: Foundation's order of some long keys varies from run to run, so sorting anew
  /// could move keys that Xcode has placed. Only a file out of order is sorted as a whole.
  private func canonical() -> [Int] {
    let remaining = self.remaining.filter { catalog.places[TextKey(catalog.slots[$0].key)] == $0 }
    // A slot has a name if it was read from the file.
    let old = remaining.filter { catalog.slots[$0].name != nil }
    let keys = old.map { ContiguousArray(catalog.slots[$0].key.utf8) }
    let isInOrder = (1..<max(keys.count, 1)).allSatisfy {
      KeyOrder.allows(keys[$0 - 1], before: keys[$0])
    }
    guard isInOrder else { return KeyOrder.sorted(remaining) { .init(catalog.slots[$0].key.utf8) } }
    let new = remaining.filter { catalog.slots[$0].name == nil }
    var arranged: [Int] = []
    arranged.reserveCapacity(remaining.count)
    var copied = 0
    for slot in KeyOrder.sorted(new, by: { .init(catalog.slots[$0].key.utf8) }) {
      let key = ContiguousArray(catalog.slots[slot].key.utf8)
      var (low, high) = (copied, old.count)
      while low < high {
        let middle = (low + high) / 2
        if KeyOrder.compare(keys[middle], key) < 0 { low = middle + 1 } else { high = middle }
      }
      arranged += old[copied..<low]
      arranged.append(slot)
      copied = low
    }
    return arranged + old[copied...]
  }
}
