import LocalizationModel
import StringCatalog
import TranslationUnits

/// The units that a catalog exports for one language, by id and by key: how an import finds the
/// text for a unit of a file.
struct UnitIndex {
  let table: UnitTable
  let maker: UnitLanguage
  private let column: LocalizationColumn
  /// The entries in the order of the table. A plain entry has one unit, whose id is the key.
  private let entries: [EntryUnits]
  /// The units of entries that vary, entry by entry, and within an entry in the order of an export.
  private var shapedUnits: [(id: String, match: Match)] = []
  /// The index in `shapedUnits` of each id.
  private var byID: [TextKey: Int] = [:]
  /// The possible matches of ids in which line breaks and tabs became spaces, as some programs
  /// write them.
  private var byDamagedID: [TextKey: [Match]] = [:]

  /// Builds the index.
  ///
  /// - Throws: ``InterchangeError`` if two units have the same id.
  init(_ table: UnitTable, language: String) throws(InterchangeError) {
    self.table = table
    let (maker, column) = (table.maker(language), table.column(language))
    (self.maker, self.column) = (maker, column)
    entries = table.entries.map { EntryUnits($0, column, maker) }
    for (index, entry) in entries.enumerated() where !entry.isPlain {
      try addUnits(of: entry, index)
    }
    for index in table.damageable where entries[index].isPlain {
      guard let damaged = UnitID.damaged(table.entries[index].key) else { continue }
      byDamagedID[TextKey(damaged), default: []].append(Match(entry: index))
    }
  }

  /// Adds the units of an entry that varies.
  ///
  /// - Parameter index: The entry's index in the table.
  private mutating func addUnits(of entry: EntryUnits, _ index: Int) throws(InterchangeError) {
    let units = entry.paths().map { (id: UnitID.text(key: entry.key, path: $0), path: $0) }
    let order = units.indices.sorted { UnitOrder.precedes(units[$0].id, units[$1].id) }
    let first = shapedUnits.count
    for place in order {
      let match = Match(entry: index, path: units[place].path, shaped: shapedUnits.count)
      shapedUnits.append((units[place].id, match))
    }
    var numbers = Array(repeating: first, count: units.count)
    for (number, place) in order.enumerated() { numbers[place] += number }
    for (unit, number) in zip(units, numbers) {
      // An entry that varies has no unit under its key alone, or has it among these.
      let known = byID.updateValue(number, forKey: TextKey(unit.id))
      let other =
        known.map { shapedUnits[$0].match.entry }
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

  var language: String { maker.language }
  /// The number of units in entries that vary.
  var shapedCount: Int { shapedUnits.count }

  /// The text in the catalog that a unit of a file stands for.
  struct Match {
    /// The index of the entry in the table.
    let entry: Int
    /// The path of the text; empty for a text without variations.
    var path = LeafPath()
    /// The index of the unit among those of all varying entries; `nil` in a plain entry, and for a
    /// text that the catalog does not have yet.
    var shaped: Int?
    /// True if the id had to be repaired.
    var isRecovered = false
    /// True if the id is exactly the one with which the text is exported.
    var isExact = true
  }

  /// A guess at the next unit's match: files mostly have the order of an export, so that one
  /// comparison usually finds it.
  struct Guess {
    fileprivate var entry = 0
    fileprivate var shaped = 0

    /// Moves the guess on.
    ///
    /// - Parameter match: The match of the unit before.
    mutating func follow(_ match: Match) {
      entry = match.entry + 1
      if let number = match.shaped { shaped = number + 1 }
    }
  }

  /// Returns the text that an id stands for; `nil` if the catalog has none.
  ///
  /// - Parameter isSource: True for a source text of the catalog that equals the file's. Damaged
  ///   ids are repaired only if it is.
  func match(_ id: String, guess: Guess, isSource: (UnitText?) -> Bool) -> Match? {
    let (next, shaped) = (guess.entry, guess.shaped)
    if next < entries.count, entries[next].isPlain, entries[next].key.hasBytes(of: id) {
      return Match(entry: next)
    }
    if shaped < shapedUnits.count, shapedUnits[shaped].id.hasBytes(of: id) {
      return shapedUnits[shaped].match
    }
    let own = table.index(of: id)
    if let own, entries[own].isPlain { return Match(entry: own) }
    if !byID.isEmpty, let number = byID[TextKey(id)] { return shapedUnits[number].match }
    // An id that gives the entry a variation which it does not have yet.
    if let own { return Match(entry: own) }
    if let (key, path) = UnitID.split(id), let index = table.index(of: key),
      units(at: index).has(path.substitution)
    {
      let text = UnitID.text(key: table.entries[index].key, path: path)
      return Match(
        entry: index, path: path, shaped: byID[TextKey(text)], isExact: text.hasBytes(of: id))
    }
    let fitting = (byDamagedID[TextKey(UnitID.damaged(id) ?? id)] ?? []).filter { match in
      isSource(known(match).source)
    }
    guard fitting.count == 1, var match = fitting.first else { return nil }
    (match.isRecovered, match.isExact) = (true, false)
    return match
  }

  /// The catalog's texts at the place that a unit stands for.
  struct Known {
    let key: String
    let source: UnitText?
    /// The translation in exported form; `nil` if there is none.
    let target: TranslationUnit.Target?
    /// The translation as the catalog spells it; `nil` if there is none.
    let current: StringUnit?
    let entry: EntryUnits
  }

  func known(_ match: Match) -> Known {
    let entry = units(at: match.entry)
    return Known(
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

  /// Returns an editor for the localization of an entry.
  func editor(of index: Int) -> LocalizationEditor {
    LocalizationEditor(column, at: table.entries[index].place)
  }
}
