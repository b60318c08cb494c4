package import LocalizationModel
package import StringCatalog
package import TranslationUnits

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

  /// Makes the units of all entries that translators see.
  package init(_ catalog: StringCatalog) {
    let localizations = LocalizationTable(catalog)
    languages = [catalog.sourceLanguage] + catalog.languageUses().map(\.name.text)
    let sources = localizations.column(catalog.sourceLanguage)
    let entries = localizations.entries.map { place, entry in
      SharedEntry(entry, at: place, source: sources[place])
    }
    .sorted { UnitOrder.precedes($0.key, $1.key) }
    var indices = Array(repeating: -1, count: (entries.map(\.place).max() ?? -1) + 1)
    for (index, entry) in entries.enumerated() { indices[entry.place] = index }
    damageable = entries.indices.filter { UnitID.damaged(entries[$0].key) != nil }
    self.localizations = localizations
    self.entries = entries
    self.indices = indices
  }

  /// A language has at least as many units.
  package var entryCount: Int { entries.count }

  /// As it was when the table was made.
  package var catalog: StringCatalog { localizations.catalog }

  /// All units that Xcode would export for a language, in its order.
  ///
  /// - Throws: ``InterchangeError`` if two texts have the same id: Xcode crashes then, or loses one.
  package func units(for language: String) throws(InterchangeError) -> [CatalogUnit] {
    var units: [CatalogUnit] = []
    units.reserveCapacity(entries.count)
    try forEachUnit(for: language) { unit, key, path in
      units.append(CatalogUnit(key: key, path: path, unit: unit))
    }
    return units
  }

  /// Hands out all units that Xcode would export for a language, in its order. They are made one by
  /// one and given away, because each holds a dozen texts.
  ///
  /// - Throws: ``InterchangeError`` if two texts have the same id, before the first unit.
  package func forEachUnit(
    for language: String,
    _ body: (_ unit: consuming TranslationUnit, _ key: String, _ path: LeafPath) -> Void
  ) throws(InterchangeError) {
    let entries = entries(for: language)
    for place in try Self.places(in: entries) {
      let entry = entries[place.entry]
      body(entry.unit(at: place.path, id: place.id), entry.key, place.path)
    }
  }

  /// The index among the entries of a key's; `nil` if the catalog does not have it.
  func index(of key: String) -> Int? { localizations.place(of: key).map { indices[$0] } }

  /// How many units of a file stand for keys that the catalog has.
  package func keyCount(of file: UnitFile) -> Int {
    file.units.count { unit in
      guard let id = unit.id else { return false }
      return index(of: id) != nil || UnitID.split(id).map { index(of: $0.key) != nil } ?? false
    }
  }

  /// A catalog that has one entry and nothing else, in the source language and in one that is edited.
  func excerpt(of editor: LocalizationEditor, language: String) -> StringCatalog? {
    localizations.excerpt(of: editor, language: language)
  }

  func column(_ language: String) -> LocalizationColumn { localizations.column(language) }

  /// In the order of ``entries``.
  func entries(for language: String) -> [EntryUnits] {
    let maker = maker(language)
    let targets = localizations.column(language)
    return entries.map { EntryUnits($0, targets, maker) }
  }

  /// The same as if no entry had anything in the language.
  func entries(newIn language: String) -> [EntryUnits] {
    let maker = maker(language)
    return entries.map { EntryUnits($0, target: nil, maker: maker) }
  }

  func maker(_ language: String) -> UnitMaker {
    UnitMaker(language: language, sourceLanguage: catalog.sourceLanguage)
  }

  private struct UnitPlace {
    let id: String
    /// Index among the entries.
    let entry: Int
    let path: LeafPath
  }

  /// - Parameter entries: In the order of their keys, which is nearly the order of their units.
  private static func places(
    in entries: [EntryUnits]
  ) throws(InterchangeError) -> [UnitPlace] {
    var places: [UnitPlace] = []
    places.reserveCapacity(entries.count)
    for (index, entry) in entries.enumerated() {
      if entry.isPlain {
        places.append(UnitPlace(id: entry.key, entry: index, path: LeafPath()))
        continue
      }
      for (id, path) in entry.unitPlaces() {
        places.append(UnitPlace(id: id, entry: index, path: path))
      }
    }
    let isInOrder = (1..<max(places.count, 1)).allSatisfy {
      UnitOrder.precedes(places[$0 - 1].id, places[$0].id)
    }
    if isInOrder { return places }
    places.sort { UnitOrder.precedes($0.id, $1.id) }
    for (first, second) in zip(places, places.dropFirst())
    where first.id.utf8.elementsEqual(second.id.utf8) {
      throw InterchangeError(
        .collision(entries[first.entry].key, entries[second.entry].key, id: first.id))
    }
    return places
  }
}

extension EntryUnits {
  /// - Parameter targets: The targets of the language.
  convenience init(_ shared: SharedEntry, _ targets: LocalizationColumn, _ maker: UnitMaker) {
    self.init(
      shared,
      target: maker.isOfSource ? shared.source : targets[shared.place],
      maker: maker)
  }
}
