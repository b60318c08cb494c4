package import LocalizationModel
package import ProjectLayout
package import StringCatalog

/// The strings of the app's sources, grouped by the catalogs that serve them: the catalogs in which
/// the app looks the strings up.
///
/// `sync` builds it from all sources (tests left out), asks which catalogs to read, and then
/// assigns the strings to them. Strings that no catalog serves become findings.
package struct StringGroups: Sendable {
  /// For each group of catalogs, the strings of each source.
  private var groups: [SyncSource.Group: [[ExtractedString]]] = [:]
  /// The tables that strings name, in scope or not.
  private var tables: Set<TableName> = []
  /// Syntax errors and other findings of the scanner in the sources in scope.
  package private(set) var findings: [Finding] = []
  /// The strings in scope that no catalog serves.
  package private(set) var unserved = TablesWithoutCatalog()
  /// True if all sources in scope parse without errors.
  package private(set) var isComplete = true

  /// - Parameters:
  ///   - knowsTargets: False if a project file or manifest cannot be read. The targets' missing
  ///     catalogs are then unknown and not reported.
  package init(
    _ sources: SyncSources, in layout: ProjectLayout, scope: PathScope, knowsTargets: Bool
  ) {
    for source in sources.all {
      guard let shares = source.shares else { continue }
      let isInScope = scope.contains(source.path)
      if isInScope {
        findings += source.flaws + source.remarks
        if !source.isComplete { isComplete = false }
      }
      if isInScope { source.unservedPhrases.forEach { unserved.add($0, in: layout) } }
      for share in shares {
        // Of an Info.plist only the catalogs that it names are known.
        if source.isCode { tables.insert(share.table) }
        groups[share.group, default: []].append(share.strings)
        if share.group.catalogs.isEmpty, isInScope {
          share.strings.forEach { unserved.add($0, in: layout) }
        }
      }
    }
    // Unknown targets may well have catalogs for these strings.
    if !knowsTargets { unserved = TablesWithoutCatalog() }
  }

  /// True if the sources have no strings.
  package var isEmpty: Bool { groups.isEmpty && unserved.isEmpty }

  /// Returns the paths of the catalogs that strings in scope could go to, and of the catalogs in
  /// scope whose table some source names.
  package func catalogsToUpdate(in layout: ProjectLayout, scope: PathScope) -> Set<String> {
    let catalogsOfStrings = groups.filter { group in
      group.value.contains { $0.first.map { scope.contains($0.path) } ?? false }
    }.flatMap(\.key.catalogs)
    // A table that no source names is not filled from Swift: Info.plist keys, Interface Builder.
    // The default table is always updated: its last string may just have been removed.
    let tables = tables.union([.localizable])
    let serving = layout.servingCatalogs
    let catalogsInScope = layout.catalogs.filter {
      scope.contains($0.path) && tables.contains(.named($0.table))
        && serving.contains($0.path)
    }.map(\.path)
    return Set(catalogsOfStrings + catalogsInScope)
  }

  /// Returns the number of strings in scope that go to a catalog.
  func countOfStrings(for catalog: String, scope: PathScope) -> Int {
    groups.filter { $0.key.catalogs.contains(catalog) }.values.joined().joined().count {
      scope.contains($0.path)
    }
  }

  /// Finds catalogs that must stay as they are, because an equally near one cannot be read: strings
  /// are chosen between the two by the keys that both hold.
  ///
  /// - Parameter unread: Paths of catalogs that cannot be read.
  /// - Returns: For each such catalog, the first of the unread ones by path bytes.
  package func undecidedCatalogs(beside unread: Set<String>) -> [String: String] {
    if unread.isEmpty { return [:] }
    var undecided: [String: String] = [:]
    for group in groups.keys where group.isGuess {
      guard let other = group.catalogs.first(where: unread.contains) else { continue }
      for catalog in group.catalogs where !unread.contains(catalog) {
        let earlier = undecided[catalog] ?? other
        undecided[catalog] = other.precedesInBytes(earlier) ? other : earlier
      }
    }
    return undecided
  }

  /// Prepares the choice between equally near catalogs, by the keys that they hold.
  package func nearestChoice(among catalogs: [StringCatalog]) -> NearestCatalogChoice {
    let byPath = Dictionary(uniqueKeysWithValues: catalogs.map { ($0.path, $0) })
    var guesses: [[String]: [ExtractedString]] = [:]
    for (group, strings) in groups where group.isGuess {
      guesses[group.catalogs] = strings.flatMap(\.self)
    }
    return NearestCatalogChoice(guesses) { byPath[$0]?.holds($1.key) ?? false }
  }

  /// Assigns the strings to catalogs.
  ///
  /// - Parameter paths: The paths of the catalogs.
  /// - Returns: For each catalog, in the given order, the strings of each source.
  package func distribute(
    to paths: [String], by nearest: NearestCatalogChoice
  ) -> [[[ExtractedString]]] {
    var assigned: [String: [[ExtractedString]]] = [:]
    for (group, strings) in groups {
      for catalog in nearest.catalogs(of: group) { assigned[catalog, default: []] += strings }
    }
    return paths.map { assigned[$0] ?? [] }
  }
}
