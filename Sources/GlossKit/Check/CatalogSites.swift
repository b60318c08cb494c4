import CatalogSync
import ConventionChecks
import LocalizationModel
import ProjectLayout
import StringCatalog

/// An index from catalog entries to the places in the code that spell their keys, built
/// once from all sources of a check. ``CatalogCheck`` asks it for each entry's sites,
/// to tell which are unused.
struct CatalogSites: Sendable {
  private struct StringIndex: Sendable {
    /// An index into ``sources``.
    let source: Int32
    /// An index into the strings of the source.
    let string: Int32
  }

  private let sources: [CheckedSource]
  /// For each catalog, and each of its entries in the order of the file, the strings that spell
  /// its key, by path and position.
  private var places: [ContiguousArray<ContiguousArray<StringIndex>>] = []
  private let catalogs: [StringCatalog]
  /// For each catalog true if the sources cannot show that a key is unused: its keys come from
  /// Interface Builder or an Info.plist, or the checkout lacks sources that may use them.
  private let areUsedElsewhere: [Bool]
  /// For each catalog true if it has the table of some string; a sync changes no other.
  private var areFilled: [Bool]
  private let unused: UnusedEntries
  /// For each catalog the keys that the code uses by a generated Swift symbol.
  private let symbolKeys: [Set<TextKey>]

  init(_ files: CheckedFiles, unused: UnusedEntries, missing missingSources: MissingSources) {
    sources = files.sources
    let catalogs = files.catalogs.map(\.catalog)
    self.catalogs = catalogs
    areUsedElsewhere = catalogs.map {
      ProjectCatalog($0.path)?.isFilledOutsideCode == true
        || !missingSources.places(thatMaySpellKeysOf: $0.path).isEmpty
    }
    areFilled = catalogs.map { _ in false }
    self.unused = unused
    symbolKeys = catalogs.map { files.symbolUses.keys(in: $0.path) }
    places = catalogs.map { ContiguousArray(repeating: [], count: $0.entryCount) }
    var adoptions = catalogs.map { KeyAdoption($0) }
    let indices = Dictionary(
      catalogs.indices.map { (catalogs[$0].path, $0) }, uniquingKeysWith: { first, _ in first })
    for source in sources.indices {
      let checkedSource = sources[source]
      for string in checkedSource.strings.indices {
        for catalog in checkedSource.catalogs[string].compactMap({ indices[$0] }) {
          areFilled[catalog] = true
          let key = adoptions[catalog].key(for: checkedSource.strings[string])
          guard let entry = catalogs[catalog].index(of: key) else { continue }
          places[catalog][entry].append(
            StringIndex(source: Int32(source), string: Int32(string)))
        }
      }
    }
  }

  /// Returns the strings in the sources that spell the key of an entry.
  ///
  /// - Parameters:
  ///   - index: The index of the entry, counted from 0 in the order of the file.
  ///   - catalog: The index of the catalog in the check.
  /// - Returns: No strings if no source spells the key. `nil` if the use of the key is unknown: the
  ///   catalog is for Interface Builder or an Info.plist, the checkout lacks sources that may use
  ///   it, or a sync keeps a stale entry because something else spells its key.
  func sites(ofEntry index: Int, in catalog: Int) -> [ExtractedString]? {
    let places = places(ofEntry: index, in: catalog)
    if places.isEmpty { return isUnspelled(index, in: catalog) ? [] : nil }
    return places.map { sources[Int($0.source)].strings[Int($0.string)] }
  }

  /// True if the code uses the Swift symbol that Xcode generates for a key.
  ///
  /// - Parameter catalog: The index of the catalog in the check.
  func isUsedBySymbol(_ key: String, in catalog: Int) -> Bool {
    symbolKeys[catalog].contains(TextKey(key))
  }

  /// Returns for each catalog the unused keys that differ only in specifiers from a key that the
  /// code looks up, such as `%@ files` in the catalog and `%lld files` in the code.
  func respelledKeys() -> [UnreachableKeys] {
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
      if areUsedElsewhere[catalog] || !areFilled[catalog] { return UnreachableKeys() }
      let entries = catalogs[catalog]
      let used = symbolKeys[catalog]
      let unused = (0..<entries.entryCount).lazy.filter { places(ofEntry: $0, in: catalog).isEmpty }
        .map { entries.key(at: $0) }.filter { !used.contains(TextKey($0)) }
      var strings = strings[catalog]
      if unused.contains(where: UntypedFormat.isUntyped) {
        var adoption = KeyAdoption(entries)
        for index in strings.indices { strings[index].key = adoption.key(for: strings[index]) }
      }
      return UnreachableKeys(in: entries, among: unused, strings)
    }
  }

  /// Returns the strings for an entry; a key that a catalog repeats has them at its first entry.
  private func places(ofEntry index: Int, in catalog: Int) -> ContiguousArray<StringIndex> {
    places[catalog][catalogs[catalog].firstIndex(ofKeyAt: index)]
  }

  private func isUnspelled(_ index: Int, in catalog: Int) -> Bool {
    let key = catalogs[catalog].key(at: index)
    return catalogs[catalog].entry(key)?.extractionState == .stale
      ? unused.contain(key, of: catalogs[catalog].path) : !areUsedElsewhere[catalog]
  }
}
