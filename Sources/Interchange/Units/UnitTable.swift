package import LocalizationModel
package import StringCatalog
package import TranslationUnits

/// A catalog prepared for making the units of many languages: everything that these share is read
/// once.
///
/// `export`, `import` and `pseudo` make one per catalog and get the units of each language from it.
/// It is a class, so that threads share one reference.
package final class UnitTable: Sendable {
  private let localizations: LocalizationTable
  /// The catalog's languages, the source language first.
  package let languages: [String]
  /// The entries, by their keys in the order of an export.
  let entries: [ExportedEntry]
  /// The indices in ``entries`` of keys that some programs damage in ids, such as keys with line
  /// breaks.
  let damageable: [Int]
  /// The index in ``entries`` of the entry in each slot of the catalog; -1 for a slot without one.
  private let indices: [Int]

  /// Reads the properties that the units of all languages share.
  ///
  /// - Parameter isUnused: True if no target puts the catalog into a product, so that nothing is to
  ///   be translated.
  package init(_ catalog: StringCatalog, isUnused: Bool = false) {
    let localizations = LocalizationTable(catalog)
    languages =
      [catalog.sourceLanguage] + catalog.languageUses().map(\.name.text)
      + localizations.languagesOfAddedEntries
    let sources = localizations.column(catalog.sourceLanguage)
    let entries = localizations.entries.map { place, entry in
      ExportedEntry(entry, at: place, source: sources[place]?.root, isUnused: isUnused)
    }
    .sorted { UnitOrder.precedes($0.key, $1.key) }
    var indices = Array(repeating: -1, count: (entries.map(\.place).max() ?? -1) + 1)
    for (index, entry) in entries.enumerated() { indices[entry.place] = index }
    damageable = entries.indices.filter { UnitID.damaged(entries[$0].key) != nil }
    self.localizations = localizations
    self.entries = entries
    self.indices = indices
  }

  /// The number of entries. A language has at least as many units.
  package var entryCount: Int { entries.count }

  /// The catalog as it was when the table was made.
  package var catalog: StringCatalog { localizations.catalog }

  /// Returns all units that Xcode would export for a language, in Xcode's order.
  ///
  /// - Throws: ``InterchangeError`` if two texts have the same id. Xcode crashes on such a catalog
  ///   or loses one of them.
  package func units(for language: String) throws(InterchangeError) -> [ExportedUnit] {
    var units: [ExportedUnit] = []
    units.reserveCapacity(entries.count)
    try forEachUnit(for: language) { units.append($0) }
    return units
  }

  /// Calls `body` with all units that Xcode would export for a language, in Xcode's order. Units
  /// are made one by one and not kept, because each holds a dozen texts.
  ///
  /// - Throws: ``InterchangeError`` if two texts have the same id, before the first call.
  package func forEachUnit(
    for language: String,
    _ body: (consuming ExportedUnit) -> Void
  ) throws(InterchangeError) {
    let units = entries(for: language)
    for place in try Self.places(in: units) {
      body(
        ExportedUnit(
          units[place.entry], at: place.path, id: place.id, notes: entries[place.entry].notes))
    }
  }

  /// Returns the index in ``entries`` of a key; `nil` if the catalog does not have it.
  func index(of key: String) -> Int? { localizations.place(of: key).map { indices[$0] } }

  /// Returns the number of a file's units whose keys the catalog has.
  package func keyCount(of file: UnitFile) -> Int {
    file.units.count { $0.id.map(hasKey(of:)) ?? false }
  }

  /// True if the catalog has the key of an id.
  package func hasKey(of id: String) -> Bool {
    index(of: id) != nil || UnitID.split(id).map { index(of: $0.key) != nil } ?? false
  }

  /// True if the catalog has the key of an id, with this source text.
  package func hasUnit(_ id: String, source: UnitText) -> Bool {
    let (key, path) = index(of: id) != nil ? (id, LeafPath()) : UnitID.split(id) ?? (id, LeafPath())
    return index(of: key).map { Optional(source).isSame(as: sourceText(of: $0, at: path)) } ?? false
  }

  /// Returns a source text of the entry at an index in ``entries``, by default the main one, in
  /// exported form.
  func sourceText(of entry: Int, at path: LeafPath = LeafPath()) -> UnitText {
    EntryUnits(
      entries[entry].shared, target: nil, unitLanguage: unitLanguage(catalog.sourceLanguage)
    ).sourceText(at: path)
  }

  /// Returns the main source texts of the keys that a file has no unit of.
  package func sourceTexts(exceptOf file: UnitFile) -> Set<TextKey> {
    let present = Set(
      file.units.compactMap { unit in
        unit.id.flatMap { index(of: $0) ?? UnitID.split($0).flatMap { index(of: $0.key) } }
      })
    return Set(
      entries.indices.filter { !present.contains($0) }.map { TextKey(sourceText(of: $0).joined) })
  }

  func column(_ language: String) -> LocalizationColumn { localizations.column(language) }

  /// Returns the entries in one language, in the order of ``entries``.
  func entries(for language: String) -> [EntryUnits] {
    let unitLanguage = unitLanguage(language)
    let targets = localizations.column(language)
    return entries.map { EntryUnits($0, targets, unitLanguage) }
  }

  /// Returns the entries in one language as if none had a translation yet, for pseudo-translations.
  func entries(newIn language: String) -> [EntryUnits] {
    let unitLanguage = unitLanguage(language)
    return entries.map { EntryUnits($0.shared, target: nil, unitLanguage: unitLanguage) }
  }

  /// Returns the properties of a language.
  func unitLanguage(_ language: String) -> UnitLanguage {
    UnitLanguage(language: language, sourceLanguage: catalog.sourceLanguage)
  }

  private struct UnitPlace {
    let id: String
    /// The index of the entry in ``entries``.
    let entry: Int
    let path: LeafPath
  }

  /// Returns the places of all units in the order of an export.
  ///
  /// - Parameter entries: The entries in the order of their keys, which is nearly the order of
  ///   their units.
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
    // Only units of entries that vary can be out of order or have the id of another unit. In strict
    // order no two ids are equal.
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

/// One entry of a ``UnitTable``, with the properties that its units in all languages share.
struct ExportedEntry: Sendable {
  /// The index of the entry's slot in its ``LocalizationTable``.
  let place: Int
  let shared: UnitSource
  let notes: [TranslationUnit.Note]

  /// Reads the shared properties of an entry.
  ///
  /// - Parameters:
  ///   - place: The entry's slot in its ``LocalizationTable``.
  ///   - source: The source language's localization; `nil` if there is none.
  ///   - isUnused: True if no target puts the catalog into a product.
  init(_ entry: CatalogEntry, at place: Int, source: TextNode?, isUnused: Bool) {
    self.place = place
    var entry = entry
    entry.isUnused = isUnused
    shared = UnitSource(entry, source: source)
    notes = [
      TranslationUnit.Note(
        entry.comment ?? "", from: entry.isCommentAutoGenerated ? "auto-generated" : nil)
    ]
  }

  var key: String { shared.key }
}

extension EntryUnits {
  /// Looks up the translation of an entry.
  ///
  /// - Parameter targets: The localizations of the language.
  convenience init(
    _ entry: ExportedEntry, _ targets: LocalizationColumn, _ unitLanguage: UnitLanguage
  ) {
    self.init(
      entry.shared,
      target: targets[entry.place],
      unitLanguage: unitLanguage)
  }
}

extension StringCatalog {
  /// Returns all units that Xcode would export for a language, in Xcode's order. For several
  /// languages make one ``UnitTable``.
  ///
  /// - Throws: ``InterchangeError`` if two texts have the same id. Xcode crashes on such a catalog
  ///   or loses one of them.
  package func units(for language: String) throws(InterchangeError) -> [ExportedUnit] {
    try UnitTable(self).units(for: language)
  }
}
