import CatalogSync
import ConventionChecks
import LocalizationModel
import ProjectLayout
import StringCatalog

/// Where the sources spell the keys of the catalogs.
struct CatalogSites: Sendable {
  private struct Place: Sendable {
    let source: Int32
    /// Among the strings of the source.
    let string: Int32
  }

  private let sources: [CheckedSource]
  /// By catalog, then for each entry of the file; by path and place.
  private var places: [ContiguousArray<ContiguousArray<Place>>] = []
  private let catalogs: [StringCatalog]
  /// By catalog whether its keys come from something else than code.
  private let areFilledElsewhere: [Bool]
  private let staleKeys: StaleKeys
  /// By catalog the keys whose symbol the code uses.
  private let symbolKeys: [Set<TextKey>]

  /// - Parameter staleKeys: The stale keys of the catalogs, with what the sources spell of them.
  init(_ files: CheckedFiles, staleKeys: StaleKeys) {
    sources = files.sources
    let catalogs = files.catalogs.map(\.catalog)
    self.catalogs = catalogs
    areFilledElsewhere = catalogs.map { ProjectCatalog($0.path)?.isFilledElsewhere ?? false }
    self.staleKeys = staleKeys
    symbolKeys = catalogs.map { files.symbolUses.keys(in: $0.path) }
    places = catalogs.map { ContiguousArray(repeating: [], count: $0.entryCount) }
    var adoptions = catalogs.map { KeyAdoption($0) }
    let indices = Dictionary(
      catalogs.indices.map { (catalogs[$0].path, $0) }, uniquingKeysWith: { first, _ in first })
    for source in sources.indices {
      let value = sources[source]
      for string in value.strings.indices {
        for catalog in value.catalogs[string].compactMap({ indices[$0] }) {
          let key = adoptions[catalog].key(for: value.strings[string])
          guard let entry = catalogs[catalog].index(of: key) else { continue }
          places[catalog][entry].append(
            Place(source: Int32(source), string: Int32(string)))
        }
      }
    }
  }

  /// The places that spell the key of an entry.
  ///
  /// - Parameters:
  ///   - index: The index of the entry, counted from 0 in the order of the file.
  ///   - catalog: An index among those given.
  /// - Returns: `nil` if the sources cannot tell: Interface Builder or the system looks the key up, or
  ///   a literal spells it, but in no call that is known to localize it.
  func sites(ofEntry index: Int, in catalog: Int) -> [ExtractedString]? {
    let found = places(ofEntry: index, in: catalog)
    if found.isEmpty { return isUnspelled(index, in: catalog) ? [] : nil }
    return found.map { sources[Int($0.source)].strings[Int($0.string)] }
  }

  /// Whether the code uses the symbol of a key.
  ///
  /// - Parameter catalog: An index among those given.
  func isUsedBySymbol(_ key: String, in catalog: Int) -> Bool {
    symbolKeys[catalog].contains(TextKey(key))
  }

  /// For each catalog the keys that no look-up reaches as far as its own strings tell.
  func respelledKeys() -> [RespelledKeys] {
    var strings = [[ExtractedString]](repeating: [], count: catalogs.count)
    let indices = Dictionary(
      catalogs.indices.map { (catalogs[$0].path, $0) }, uniquingKeysWith: { first, _ in first })
    for source in sources {
      for (string, paths) in zip(source.strings, source.catalogs) where !string.placeholders.isEmpty
      {
        for catalog in paths.compactMap({ indices[$0] }) { strings[catalog].append(string) }
      }
    }
    return catalogs.indices.map { catalog in
      if areFilledElsewhere[catalog] || strings[catalog].isEmpty { return RespelledKeys() }
      let entries = catalogs[catalog]
      let used = symbolKeys[catalog]
      let unused = (0..<entries.entryCount).lazy.filter { places(ofEntry: $0, in: catalog).isEmpty }
        .map { entries.key(at: $0) }.filter { !used.contains(TextKey($0)) }
        .filter { entries.entry($0)?.extractionState != .stale }
      return RespelledKeys(among: unused, strings[catalog])
    }
  }

  private func places(ofEntry index: Int, in catalog: Int) -> ContiguousArray<Place> {
    places[catalog][catalogs[catalog].firstIndex(ofKeyAt: index)]
  }

  private func isUnspelled(_ index: Int, in catalog: Int) -> Bool {
    !areFilledElsewhere[catalog] && !staleKeys.isSpelled(catalogs[catalog].key(at: index))
  }
}
