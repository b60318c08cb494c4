import LocalizationModel
import StringCatalog
import TranslationUnits

/// An index of the units that a catalog exports for one language, by id and by key. An import finds
/// in it the text that a unit of a file translates.
struct UnitIndex {
  let table: UnitTable
  let unitLanguage: UnitLanguage
  /// The entries in the order of the table. A plain entry, one without variations and
  /// substitutions, has one unit, whose id is the key.
  private let entries: [EntryUnits]
  /// The units of entries that are not plain, entry by entry, and within an entry in the order of
  /// an export.
  private var shapedUnits: [(id: String, match: Match)] = []
  /// The index in `shapedUnits` of each id.
  private var byID: [TextKey: Int] = [:]
  /// The possible matches of ids in which some programs replace line breaks and tabs by spaces, by
  /// the id with spaces.
  private var byDamagedID: [TextKey: [Match]] = [:]

  /// Builds the index.
  ///
  /// - Throws: ``InterchangeError`` if two units have the same id.
  init(_ table: UnitTable, language: String) throws(InterchangeError) {
    self.table = table
    let (unitLanguage, column) = (table.unitLanguage(language), table.column(language))
    self.unitLanguage = unitLanguage
    entries = table.entries.map { EntryUnits($0, column, unitLanguage) }
    for (index, entry) in entries.enumerated() where !entry.isPlain {
      try addUnits(of: entry, index)
    }
    for index in table.damageable where entries[index].isPlain {
      guard let damaged = UnitID.damaged(table.entries[index].key) else { continue }
      byDamagedID[TextKey(damaged), default: []].append(Match(entry: index))
    }
  }

  /// Adds the units of an entry that is not plain.
  ///
  /// - Parameter index: The entry's index in the table.
  private mutating func addUnits(of entry: EntryUnits, _ index: Int) throws(InterchangeError) {
    let units = entry.paths().map { (id: UnitID.text(key: entry.key, path: $0), path: $0) }
    let order = units.indices.sorted { UnitOrder.precedes(units[$0].id, units[$1].id) }
    let first = shapedUnits.count
    for unit in order {
      let match = Match(entry: index, path: units[unit].path, shaped: shapedUnits.count)
      shapedUnits.append((units[unit].id, match))
    }
    // The index in `shapedUnits` of each of `units`.
    var numbers = Array(repeating: first, count: units.count)
    for (number, unit) in order.enumerated() { numbers[unit] += number }
    for (unit, number) in zip(units, numbers) {
      // Another unit with this id: in `byID`, or of a plain entry with this key.
      let earlier = byID.updateValue(number, forKey: TextKey(unit.id))
      let other =
        earlier.map { shapedUnits[$0].match.entry }
        ?? table.index(of: unit.id).flatMap { entries[$0].isPlain ? $0 : nil }
      if let other {
        throw InterchangeError(
          .collision(
            table.entries[min(index, other)].key, table.entries[max(index, other)].key, id: unit.id)
        )
      }
      if let damaged = UnitID.damaged(unit.id) {
        byDamagedID[TextKey(damaged), default: []].append(shapedUnits[number].match)
      }
    }
  }

  var language: String { unitLanguage.language }
  /// The number of units in entries that are not plain.
  var shapedCount: Int { shapedUnits.count }

  /// The text in the catalog that a unit of a file translates.
  struct Match {
    /// The index of the entry in the table.
    let entry: Int
    /// The path of the text; empty for a text without variations.
    var path = LeafPath()
    /// The index of the unit among the units of all entries that are not plain; `nil` in a plain
    /// entry, and for a text that the catalog does not have yet.
    var shaped: Int?
    /// True if the id had to be repaired.
    var isRecovered = false
    /// True if the id is exactly the one with which the text is exported.
    var isExact = true
    /// The id with which the text was exported if its key has another name now, else `nil`.
    var formerID: String?
    /// True if the key is another one because its text was reworded.
    var isReworded = false
    /// True if the key with the other name has another comment, so that it may mean something else.
    var hasOtherComment = false
  }

  /// A guess at the next unit's match: files mostly have the order of an export, so that one
  /// comparison usually finds it.
  struct Guess {
    fileprivate var entry = 0
    fileprivate var shaped = 0

    /// Sets the guess for the next unit.
    ///
    /// - Parameter match: The match of the current unit.
    mutating func follow(_ match: Match) {
      entry = match.entry + 1
      if let number = match.shaped { shaped = number + 1 }
    }
  }

  /// Returns the text of the catalog with an id; `nil` if there is none.
  ///
  /// - Parameter isSource: Compares a source text of the catalog with the unit's. A damaged id is
  ///   repaired only if they are equal.
  func match(_ id: String, guess: Guess, isSource: (UnitText?) -> Bool) -> Match? {
    let (next, shaped) = (guess.entry, guess.shaped)
    if next < entries.count, entries[next].isPlain, entries[next].key.hasBytes(of: id) {
      return Match(entry: next)
    }
    if shaped < shapedUnits.count, shapedUnits[shaped].id.hasBytes(of: id) {
      return shapedUnits[shaped].match
    }
    let entryOfKey = table.index(of: id)
    if let entryOfKey, entries[entryOfKey].isPlain { return Match(entry: entryOfKey) }
    if !byID.isEmpty, let number = byID[TextKey(id)] { return shapedUnits[number].match }
    // The key alone, though the entry varies.
    if let entryOfKey { return Match(entry: entryOfKey) }
    // An id with a variation that the entry does not have yet.
    if let (key, path) = UnitID.split(id), let index = table.index(of: key),
      units(at: index).has(path.substitution)
    {
      let text = UnitID.text(key: table.entries[index].key, path: path)
      return Match(
        entry: index, path: path, shaped: byID[TextKey(text)], isExact: text.hasBytes(of: id))
    }
    let candidates = (byDamagedID[TextKey(UnitID.damaged(id) ?? id)] ?? []).filter { match in
      isSource(known(match).source)
    }
    guard candidates.count == 1, var match = candidates.first else { return nil }
    (match.isRecovered, match.isExact) = (true, false)
    return match
  }

  /// The catalog's texts for one unit, before the import.
  struct CatalogTexts {
    let key: String
    /// The source text in exported form.
    let source: UnitText?
    /// The translation in exported form; `nil` if there is none.
    let target: TranslationUnit.Target?
    /// The translation as the catalog spells it; `nil` if there is none.
    let current: StringUnit?
    let entry: EntryUnits
  }

  /// Returns the catalog's texts of a match.
  func known(_ match: Match) -> CatalogTexts {
    let entry = units(at: match.entry)
    return CatalogTexts(
      key: entry.key, source: entry.sourceText(at: match.path),
      target: entry.targetText(at: match.path), current: entry.target?.unit(at: match.path),
      entry: entry)
  }

  /// Returns the exported target of a match; `nil` if there is none.
  func target(of match: Match) -> TranslationUnit.Target? {
    units(at: match.entry).targetText(at: match.path)
  }

  /// Returns the id with which the text of a match is exported.
  func id(of match: Match) -> String {
    if let number = match.shaped { return shapedUnits[number].id }
    return UnitID.text(key: table.entries[match.entry].key, path: match.path)
  }

  /// Returns the line of a match's text in the file as read; `nil` if the file does not have it.
  func line(of match: Match) -> Int? {
    let catalog = table.catalog
    guard
      let leaf = catalog.contents(of: table.entries[match.entry].key)?
        .localization(language)?.leaves.first(where: { $0.path == match.path })
    else { return nil }
    return catalog.position(ofByte: (leaf.value?.range ?? leaf.range).start).line
  }

  /// Returns an entry as it was before the import.
  func units(at index: Int) -> EntryUnits { entries[index] }

}
