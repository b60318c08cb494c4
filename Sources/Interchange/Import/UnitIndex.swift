import LocalizationModel
import StringCatalog
import TranslationUnits

/// The units of a catalog for one language, by id and by key.
struct UnitIndex {
  let table: UnitTable
  let maker: UnitMaker
  private let column: LocalizationColumn
  /// In the order of the table. One that is plain has one unit, and its key is the id.
  private let entries: [EntryUnits]
  /// The units of entries that vary, by entry and for each in the order of an export.
  private var shapedUnits: [(id: String, match: Match)] = []
  /// Their indices.
  private var byID: [TextKey: Int] = [:]
  /// Ids with line ends and tabs turned into blanks, as some programs write them, and the units that
  /// they may stand for.
  private var byDamagedID: [TextKey: [Match]] = [:]

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

  /// - Parameters:
  ///   - entry: One that varies.
  ///   - index: Its own in the table.
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
      // An entry that is not plain has no text of its own key beside those, or has it here.
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
  /// How many units of entries that vary there are.
  var shapedCount: Int { shapedUnits.count }

  /// What a unit of a file stands for.
  struct Match {
    /// The index of the entry in the table.
    let entry: Int
    /// Empty for a text that does not vary.
    var path = LeafPath()
    /// Which unit of a varying entry it is, counted over all such entries; `nil` for a
    /// text that the catalog does not have yet, too.
    var shaped: Int?
    /// Whether the id had to be repaired.
    var isRecovered = false
    /// Whether the id is exactly the one that the text is exported with.
    var isExact = true
  }

  /// Which unit of the catalog one of a file most likely is: files have the order of an export.
  struct Guess {
    fileprivate var entry = 0
    fileprivate var shaped = 0

    /// - Parameter match: The match of the unit before.
    mutating func follow(_ match: Match) {
      entry = match.entry + 1
      if let number = match.shaped { shaped = number + 1 }
    }
  }

  /// - Parameter isSource: Whether a source text of the catalog is the file's.
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
    // A shape that the key does not have yet.
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

  /// What a catalog has at the place that a unit stands for.
  struct Known {
    let key: String
    let source: UnitText?
    /// As it is exported; `nil` if there is nothing.
    let target: TranslationUnit.Target?
    /// As the catalog spells it; `nil` likewise.
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

  /// What is exported of the text of a match; `nil` if there is nothing.
  func target(of match: Match) -> TranslationUnit.Target? {
    units(at: match.entry).targetText(at: match.path)
  }

  /// The id that the text of a match is exported with.
  func id(of match: Match) -> String {
    if let number = match.shaped { return shapedUnits[number].id }
    return UnitID.text(key: table.entries[match.entry].key, path: match.path)
  }

  /// Where the text of a match stands in the file as read; `nil` if it does not.
  func line(of match: Match) -> Int? {
    let catalog = table.catalog
    guard
      let leaf = catalog.contents(of: table.entries[match.entry].key)?
        .localization(language)?.leaves.first(where: { $0.path == match.path })
    else { return nil }
    return catalog.position(ofByte: (leaf.value?.range ?? leaf.range).start).line
  }

  /// An entry as it was before the import.
  func units(at index: Int) -> EntryUnits { entries[index] }

  /// The localization of an entry, to be changed.
  func editor(of index: Int) -> LocalizationEditor {
    LocalizationEditor(column, at: table.entries[index].place)
  }
}
