import LocalizationModel
import StringCatalog
import XLIFF

/// The units of a catalog for one language, by id and by key.
struct UnitIndex {
  let maker: UnitMaker
  let language: String
  private let catalog: StringCatalog
  private var byID: [TextKey: CatalogUnit] = [:]
  /// Ids with line ends and tabs turned into blanks, as some programs write them, and the ids that
  /// they may stand for.
  private var byDamagedID: [TextKey: [CatalogUnit]] = [:]

  /// - Throws: ``InterchangeError`` if two units have the same id.
  init(_ catalog: StringCatalog, language: String) throws(InterchangeError) {
    self.catalog = catalog
    self.language = language
    maker = UnitMaker(language: language, sourceLanguage: catalog.sourceLanguage)
    for unit in try catalog.units(for: language) {
      byID[TextKey(unit.id)] = unit
      if let damaged = Self.damaged(unit.id) {
        byDamagedID[TextKey(damaged), default: []].append(unit)
      }
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
    if let unit = byID[TextKey(id)] { return Match(unit: unit) }
    // A shape that the key does not have yet.
    if let units = units(of: id) { return Match(unit: units.unit(at: LeafPath())) }
    if let (key, path) = UnitID.split(id), let units = units(of: key), units.has(path.substitution)
    {
      return Match(unit: units.unit(at: path))
    }
    let fitting = (byDamagedID[TextKey(Self.damaged(id) ?? id)] ?? []).filter(isSameSource)
    return fitting.count == 1 ? Match(unit: fitting[0], isRecovered: true) : nil
  }

  /// An entry as it was before the import; `nil` if the catalog has no such key.
  func units(of key: String) -> EntryUnits? {
    catalog.entry(key).map {
      EntryUnits(
        $0, language: language, sourceLanguage: catalog.sourceLanguage, maker: maker)
    }
  }

  func shouldTranslate(_ key: String) -> Bool { catalog.entry(key)?.shouldTranslate ?? true }

  /// - Returns: `nil` if there is nothing to damage.
  private static func damaged(_ id: String) -> String? {
    guard id.utf8.contains(where: { $0 == 0x9 || $0 == 0xA || $0 == 0xD }) else { return nil }
    return String(
      decoding: id.utf8.map { $0 == 0x9 || $0 == 0xA || $0 == 0xD ? 0x20 : $0 }, as: UTF8.self)
  }
}
