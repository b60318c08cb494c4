import LocalizationModel
import ProjectLayout
import StringCatalog

/// The strings of the app's sources by the catalogs that serve them.
struct StringGroups: Sendable {
  /// For each group the strings of each source.
  private var groups: [SyncSource.Group: [[ExtractedString]]] = [:]
  /// The tables that strings name.
  private var tables: Set<TableName> = []
  /// What is wrong with the sources in scope.
  private(set) var findings: [Finding] = []
  /// Strings of theirs that no catalog takes.
  private var unserved = UnservedTables()
  /// Whether all sources in scope are Swift from end to end.
  private(set) var isComplete = true

  init(_ sources: SyncSources, in project: Project) {
    for source in sources.all {
      guard let shares = source.shares else { continue }
      let isInScope = project.scope.contains(source.source.path)
      if isInScope {
        findings += source.source.flaws + source.source.remarks
        if !source.source.isComplete { isComplete = false }
      }
      for share in shares {
        tables.insert(share.table)
        groups[share.group, default: []].append(share.strings)
        if share.group.catalogs.isEmpty, isInScope {
          share.strings.forEach { unserved.add($0, in: project.layout) }
        }
      }
    }
    // Where targets are unknown, so is what they lack.
    if project.unreadBuildFile != nil { unserved = UnservedTables() }
  }

  /// What is wrong with strings in scope that no catalog takes.
  ///
  /// - Parameter catalogs: The catalogs of the project that could be read.
  func unservedFindings(beside catalogs: [StringCatalog]) -> [Finding] {
    unserved.findings(catalogs)
  }

  /// Whether the sources have no string.
  var isEmpty: Bool { groups.isEmpty }

  /// The catalogs that strings could go to, or that are in scope and have sources.
  func catalogsToUpdate(in project: Project) -> Set<String> {
    let fed = groups.filter { group in
      group.value.contains { $0.first.map { project.scope.contains($0.path) } ?? false }
    }.flatMap(\.key.catalogs)
    // A table that no source names is not filled from Swift: Info.plist keys, Interface Builder.
    // The default table is looked at even if the last of its strings is gone, or none is recognized.
    let tables = tables.union([.localizable])
    let serving = project.layout.servingCatalogs
    let own = project.layout.catalogs.filter {
      project.scope.contains($0.path) && tables.contains(.named($0.table))
        && serving.contains($0.path)
    }.map(\.path)
    return Set(fed + own)
  }

  /// Catalogs that could be taken for the right one only because another one, as near, cannot be read.
  ///
  /// - Parameter unread: Catalogs that cannot be read.
  /// - Returns: Each with the first of the others by path bytes.
  func undecidedCatalogs(beside unread: Set<String>) -> [String: String] {
    if unread.isEmpty { return [:] }
    var undecided: [String: String] = [:]
    for group in groups.keys where group.isGuess {
      guard let other = group.catalogs.first(where: unread.contains) else { continue }
      for catalog in group.catalogs where !unread.contains(catalog) {
        let known = undecided[catalog] ?? other
        undecided[catalog] = other.precedesInBytes(known) ? other : known
      }
    }
    return undecided
  }

  /// Deals the strings out to catalogs.
  ///
  /// - Returns: One for each catalog, in their order.
  func deal(to catalogs: [LoadedCatalog], workers: Int) async -> [FedCatalog] {
    let byPath = Dictionary(uniqueKeysWithValues: catalogs.map { ($0.catalog.path, $0.catalog) })
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
    var fed: [FedCatalog] = []
    for catalog in catalogs {
      let strings = dealt.removeValue(forKey: catalog.catalog.path) ?? []
      fed.append(await FedCatalog(catalog, strings, workers: workers))
    }
    return fed
  }
}
