import LocalizationModel
package import StringCatalog
import XLIFF

/// A catalog laid out for making the units of many languages: what they share is read once. Threads
/// share it, so it is a class with one counter.
package final class UnitTable: Sendable {
  private let localizations: LocalizationTable
  /// The source language first.
  package let languages: [String]
  /// By their keys in the order of units.
  let entries: [SharedEntry]
  /// The indices among the entries of those whose keys some programs damage in ids.
  let damageable: [Int]
  /// The index among the entries of each place in the catalog.
  private let indices: [Int]

  package init(_ catalog: StringCatalog) {
    let localizations = LocalizationTable(catalog)
    languages = [catalog.sourceLanguage] + catalog.languageUses().map(\.name.text)
    let sources = localizations.column(catalog.sourceLanguage)
    let entries = localizations.entries.map { place, entry in
      SharedEntry(entry, at: place, source: LocalizedText(sources, at: place))
    }
    .sorted { UnitOrder.precedes($0.key, $1.key) }
    var indices = Array(repeating: -1, count: (entries.map(\.place).max() ?? -1) + 1)
    for (index, entry) in entries.enumerated() { indices[entry.place] = index }
    damageable = entries.indices.filter { UnitIndex.damaged(entries[$0].key) != nil }
    self.localizations = localizations
    self.entries = entries
    self.indices = indices
  }

  /// As it was when the table was made.
  package var catalog: StringCatalog { localizations.catalog }

  /// All units that Xcode would export for a language, in its order.
  ///
  /// - Throws: ``InterchangeError`` if two texts have the same id: Xcode crashes then, or loses one.
  package func units(for language: String) throws(InterchangeError) -> [CatalogUnit] {
    try Self.units(of: entries(for: language))
  }

  /// The index among the entries of a key's; `nil` if the catalog does not have it.
  func index(of key: String) -> Int? { localizations.place(of: key).map { indices[$0] } }

  func column(_ language: String) -> LocalizationColumn { localizations.column(language) }

  /// In the order of ``entries``.
  func entries(for language: String) -> [EntryUnits] {
    let maker = maker(language)
    let targets = localizations.column(language)
    return entries.map { EntryUnits($0, targets, maker) }
  }

  func maker(_ language: String) -> UnitMaker {
    UnitMaker(language: language, sourceLanguage: catalog.sourceLanguage)
  }

  /// - Parameter entries: In the order of their keys, which is nearly that of their units.
  static func units(of entries: [EntryUnits]) throws(InterchangeError) -> [CatalogUnit] {
    var units: [CatalogUnit] = []
    // Growing would move large memory again and again.
    units.reserveCapacity(entries.reduce(0) { $0 + ($1.isPlain ? 1 : 6) })
    for entry in entries { entry.addUnits(to: &units) }
    let isInOrder = (1..<max(units.count, 1)).allSatisfy {
      UnitOrder.precedes(units[$0 - 1].id, units[$0].id)
    }
    if isInOrder { return units }
    // Places are moved, not units: each holds a dozen texts.
    units = units.indices.sorted { UnitOrder.precedes(units[$0].id, units[$1].id) }
      .map { units[$0] }
    for (first, second) in zip(units, units.dropFirst())
    where first.id.utf8.elementsEqual(second.id.utf8) {
      throw InterchangeError(.collision(id: first.id, keys: [first.key, second.key]))
    }
    return units
  }
}

extension EntryUnits {
  /// - Parameter targets: Those of the language.
  convenience init(_ shared: SharedEntry, _ targets: LocalizationColumn, _ maker: UnitMaker) {
    self.init(
      shared,
      target: maker.isOfSource ? shared.source : LocalizedText(targets, at: shared.place),
      maker: maker)
  }
}

extension LocalizedText {
  /// What the entry at a place has; empty if it has nothing.
  fileprivate init(_ column: LocalizationColumn, at place: Int) {
    self.init()
    if let unit = column.unit(at: place) {
      self.unit = Unit(state: unit.state, text: .plain(unit.value))
    } else if let value = column[place] {
      // A copy has no counters that other threads use.
      self = LocalizedText(.edited(value.json))
    }
  }
}
