import LocalizationModel
import StringCatalog
import XLIFF

/// The units of a catalog for one language, by id and by key.
struct UnitIndex {
  let maker: UnitMaker
  let language: String
  private let table: UnitTable
  private let column: LocalizationColumn
  /// In the order of the table's.
  private let entries: [EntryUnits]
  /// The units of entries that vary. Others have one, and their key is its id.
  private var byID: [TextKey: (entry: Int, path: LeafPath)] = [:]
  /// Ids with line ends and tabs turned into blanks, as some programs write them, and the ids that
  /// they may stand for.
  private var byDamagedID: [TextKey: [CatalogUnit]] = [:]

  /// - Throws: ``InterchangeError`` if two units have the same id.
  init(_ table: UnitTable, language: String) throws(InterchangeError) {
    self.table = table
    self.language = language
    column = table.column(language)
    entries = table.entries(for: language)
    maker = UnitMaker(language: language, sourceLanguage: table.catalog.sourceLanguage)
    for (index, entry) in entries.enumerated() where !entry.isPlain {
      for path in entry.paths() {
        let id = UnitID.text(key: entry.key, path: path)
        // An entry that is not plain has no text of its own key beside those, or has it here.
        let other =
          byID[TextKey(id)]?.entry ?? table.index(of: id).flatMap { entries[$0].isPlain ? $0 : nil }
        if let other {
          let keys = [min(index, other), max(index, other)].map { entries[$0].key }
          throw InterchangeError(.collision(id: id, keys: keys))
        }
        byID[TextKey(id)] = (index, path)
        if let damaged = Self.damaged(id) {
          byDamagedID[TextKey(damaged), default: []].append(entry.unit(at: path))
        }
      }
    }
    for index in table.damageable where entries[index].isPlain {
      guard let damaged = Self.damaged(entries[index].key) else { continue }
      byDamagedID[TextKey(damaged), default: []].append(entries[index].unit(at: LeafPath()))
    }
  }

  /// What a unit of a file stands for.
  struct Match {
    let unit: CatalogUnit
    /// Whether the id had to be mended.
    var isRecovered = false
  }

  /// - Parameter isSameSource: Whether the file's unit has the source text of a catalog's.
  func match(_ id: String, isSameSource: (CatalogUnit) -> Bool) -> Match? {
    let own = units(of: id)
    if let own, own.isPlain { return Match(unit: own.unit(at: LeafPath())) }
    if !byID.isEmpty, let (entry, path) = byID[TextKey(id)] {
      return Match(unit: entries[entry].unit(at: path))
    }
    // A shape that the key does not have yet.
    if let own { return Match(unit: own.unit(at: LeafPath())) }
    if let (key, path) = UnitID.split(id), let units = units(of: key), units.has(path.substitution)
    {
      return Match(unit: units.unit(at: path))
    }
    let fitting = (byDamagedID[TextKey(Self.damaged(id) ?? id)] ?? []).filter(isSameSource)
    return fitting.count == 1 ? Match(unit: fitting[0], isRecovered: true) : nil
  }

  /// An entry as it was before the import; `nil` if the catalog has no such key.
  func units(of key: String) -> EntryUnits? { table.index(of: key).map { entries[$0] } }

  func shouldTranslate(_ key: String) -> Bool { units(of: key)?.shared.shouldTranslate ?? true }

  /// The localization of an entry, to be changed.
  func editor(of entry: EntryUnits) -> LocalizationEditor {
    LocalizationEditor(column, at: entry.shared.place, key: entry.key)
  }

  /// - Returns: `nil` if there is nothing to damage.
  static func damaged(_ id: String) -> String? {
    guard id.utf8.contains(where: { $0 == 0x9 || $0 == 0xA || $0 == 0xD }) else { return nil }
    return String(
      decoding: id.utf8.map { $0 == 0x9 || $0 == 0xA || $0 == 0xD ? 0x20 : $0 }, as: UTF8.self)
  }
}
