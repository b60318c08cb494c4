import LocalizationModel
import ProjectLayout
import SourceScanner
import StringCatalog

/// Which strings go to which catalog, and what they find there.
extension SyncPlanner {
  /// Strings that the same catalogs serve.
  struct Group: Hashable {
    /// Sorted by path bytes.
    var catalogs: [String]
    /// Whether they were found by folders alone.
    var isGuess: Bool
  }

  /// Strings of one source and one table.
  struct Part: Sendable {
    let table: TableName
    let strings: [ExtractedString]
    let group: Group
  }

  static func parts(of source: ScannedSource, _ layout: ProjectLayout) -> [Part]? {
    if layout.isTest(source.path) { return nil }
    return byPlace(source.strings).lazy.filter { $0.place.table != .appShortcuts }.map {
      place, strings in
      let catalogs = layout.catalogs(serving: place.path, table: place.table)
      let isGuess = catalogs.count > 1 && layout.goesByFolders(place.path, table: place.table)
      return Part(
        table: place.table, strings: strings, group: Group(catalogs: catalogs, isGuess: isGuess))
    }
  }

  /// Groups the strings of the app's sources by the catalogs that serve them.
  ///
  /// - Returns: For each group the strings of each source.
  mutating func groupStrings() -> [Group: [[ExtractedString]]] {
    var groups: [Group: [[ExtractedString]]] = [:]
    var unserved = UnservedTables()
    for (source, parts) in zip(sources, parts) {
      guard let parts else { continue }
      let isInScope = project.scope.contains(source.path)
      if isInScope {
        sync.findings += source.flaws + source.remarks
        if !source.isComplete { sync.isComplete = false }
      }
      for part in parts {
        tables.insert(part.table)
        groups[part.group, default: []].append(part.strings)
        if part.group.catalogs.isEmpty, isInScope {
          part.strings.forEach { unserved.add($0, in: project.layout) }
        }
      }
    }
    sync.findings += unserved.findings
    return groups
  }

  /// Where strings are looked up.
  fileprivate struct Place: Hashable {
    let table: TableName
    /// That of a source.
    let path: String

    init(_ string: ExtractedString) {
      table = string.table
      path = string.bundlePath
    }
  }

  fileprivate static func byPlace(
    _ strings: [ExtractedString]
  ) -> [(place: Place, strings: [ExtractedString])] {
    guard let first = strings.first else { return [] }
    // Nearly every file has strings of one table.
    if strings.allSatisfy({ $0.table == first.table && !$0.isFollowed }) {
      return [(Place(first), strings)]
    }
    return Dictionary(grouping: strings, by: Place.init).map { ($0.key, $0.value) }
  }

  /// Deals the strings out to the catalogs.
  mutating func deal(_ groups: [Group: [[ExtractedString]]]) async {
    let byPath = Dictionary(uniqueKeysWithValues: loaded.map { ($0.catalog.path, $0.catalog) })
    var guesses: [[String]: [ExtractedString]] = [:]
    for (group, strings) in groups where group.isGuess {
      guesses[group.catalogs] = strings.flatMap(\.self)
    }
    let nearest = EquallyNear(guesses) { byPath[$0]?.holds($1.key) ?? false }
    var dealt: [String: [[ExtractedString]]] = [:]
    for (group, strings) in groups {
      let catalogs = group.isGuess ? nearest.choice(among: group.catalogs) : group.catalogs
      for catalog in catalogs { dealt[catalog, default: []] += strings }
    }
    for loaded in loaded {
      let catalog = loaded.catalog
      guard let parts = dealt.removeValue(forKey: catalog.path) else { continue }
      var matches = await concurrentlyMap(parts, workers: project.workers) { part in
        part.map { catalog.match(of: $0) }
      }.flatMap(\.self)
      var strings: [ExtractedString] = []
      strings.reserveCapacity(matches.count)
      for part in parts { strings += part }
      var adoption = KeyAdoption(catalog)
      for index in strings.indices where matches[index] == nil {
        let key = adoption.key(for: strings[index])
        if key.hasBytes(of: strings[index].key) { continue }
        strings[index].key = key
        matches[index] = catalog.match(of: strings[index])
      }
      self.strings[catalog.path] = strings
      self.matches[catalog.path] = matches
    }
  }
}
