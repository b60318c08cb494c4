import LocalizationModel
import StringCatalog
import XLIFF

/// The units of a catalog for one language, by id and by key.
struct UnitIndex {
  let texts: CatalogTexts
  /// Those that are more than one text, by their index in the table. Others have one unit, and their
  /// key is its id.
  private var shaped: [Int: EntryUnits] = [:]
  /// Whether each entry is one text.
  private var areOneText: [Bool]
  /// The units of entries that vary.
  private var byID: [TextKey: Match] = [:]
  /// Ids with line ends and tabs turned into blanks, as some programs write them, and the units that
  /// they may stand for.
  private var byDamagedID: [TextKey: [Match]] = [:]

  /// - Throws: ``InterchangeError`` if two units have the same id.
  init(_ table: UnitTable, language: String) throws(InterchangeError) {
    texts = CatalogTexts(table, language: language)
    areOneText = table.entries.indices.map { [texts] in texts.isOneText($0) }
    for index in table.entries.indices where !areOneText[index] {
      shaped[index] = texts.units(at: index)
    }
    for (index, entry) in shaped.sorted(by: { $0.key < $1.key }) where !entry.isPlain {
      for path in entry.paths() {
        let id = UnitID.text(key: entry.key, path: path)
        // An entry that is not plain has no text of its own key beside those, or has it here.
        let other =
          byID[TextKey(id)]?.entry ?? table.index(of: id).flatMap { isPlain($0) ? $0 : nil }
        if let other {
          let keys = [min(index, other), max(index, other)].map { table.entries[$0].key }
          throw InterchangeError(.collision(id: id, keys: keys))
        }
        let match = Match(entry: index, path: path)
        byID[TextKey(id)] = match
        if let damaged = Self.damaged(id) {
          byDamagedID[TextKey(damaged), default: []].append(match)
        }
      }
    }
    for index in table.damageable where isPlain(index) {
      guard let damaged = Self.damaged(table.entries[index].key) else { continue }
      byDamagedID[TextKey(damaged), default: []].append(Match(entry: index))
    }
  }

  var table: UnitTable { texts.table }
  var maker: UnitMaker { texts.maker }

  /// Whether an entry has one text, or can have no more: then its key is the id of its one unit.
  func isOneText(_ index: Int) -> Bool { areOneText[index] }

  private func isPlain(_ index: Int) -> Bool {
    areOneText[index] || shaped[index]?.isPlain ?? true
  }

  /// What a unit of a file stands for.
  struct Match {
    /// The index of the entry in the table.
    let entry: Int
    /// Empty for a text that does not vary.
    var path = LeafPath()
    /// Whether the id had to be mended.
    var isRecovered = false
  }

  /// - Parameters:
  ///   - guess: Index of the entry that it most likely is: files have the order of the table.
  ///   - isSource: Whether a source text of the catalog is that of the file's unit.
  func match(_ id: String, guess: Int, isSource: (TransUnit.Text?) -> Bool) -> Match? {
    if guess < areOneText.count, areOneText[guess], table.entries[guess].key.hasBytes(of: id) {
      return Match(entry: guess)
    }
    let own = table.index(of: id)
    if let own, isPlain(own) { return Match(entry: own) }
    if !byID.isEmpty, let match = byID[TextKey(id)] { return match }
    // A shape that the key does not have yet.
    if let own { return Match(entry: own) }
    if let (key, path) = UnitID.split(id), let index = table.index(of: key),
      units(at: index).has(path.substitution)
    {
      return Match(entry: index, path: path)
    }
    let fitting = (byDamagedID[TextKey(Self.damaged(id) ?? id)] ?? []).filter { match in
      isSource(known(match).source)
    }
    return fitting.count == 1
      ? Match(entry: fitting[0].entry, path: fitting[0].path, isRecovered: true) : nil
  }

  /// What a catalog has at the place that a unit stands for.
  struct Known {
    let key: String
    let source: TransUnit.Text?
    /// As it is exported; `nil` if there is nothing.
    let target: TransUnit.Target?
    /// As the catalog spells it; `nil` likewise.
    let current: LocalizedText.Unit?
    /// `nil` for an entry that neither is nor becomes more than one text.
    let entry: EntryUnits?
  }

  func known(_ match: Match) -> Known {
    let shared = table.entries[match.entry]
    guard match.path.isEmpty, isOneText(match.entry) else {
      let entry = units(at: match.entry)
      let unit = entry.unit(at: match.path).unit
      return Known(
        key: shared.key, source: unit.source, target: unit.target,
        current: entry.target.text(at: match.path)?.unit, entry: entry)
    }
    let current = texts.text(of: match.entry)
    return Known(
      key: shared.key, source: shared.whole, target: texts.target(current, of: match.entry),
      current: current, entry: nil)
  }

  /// An entry as it was before the import.
  func units(at index: Int) -> EntryUnits {
    shaped[index] ?? texts.units(at: index)
  }

  /// The localization of an entry, to be changed.
  func editor(of index: Int) -> LocalizationEditor {
    LocalizationEditor(texts.column, at: table.entries[index].place)
  }

  /// - Returns: `nil` if there is nothing to damage.
  static func damaged(_ id: String) -> String? {
    guard id.utf8.contains(where: { $0 == 0x9 || $0 == 0xA || $0 == 0xD }) else { return nil }
    return String(
      decoding: id.utf8.map { $0 == 0x9 || $0 == 0xA || $0 == 0xD ? 0x20 : $0 }, as: UTF8.self)
  }
}
