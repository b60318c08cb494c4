package import LocalizationModel
package import ProjectLayout
package import StringCatalog

/// The strings of the app's sources by the catalogs that serve them.
package struct StringGroups: Sendable {
  /// For each group the strings of each source.
  private var groups: [SyncSource.Group: [[ExtractedString]]] = [:]
  /// The tables that strings name.
  private var tables: Set<TableName> = []
  /// What is wrong with the sources in scope.
  package private(set) var findings: [Finding] = []
  /// Strings of theirs that no catalog takes.
  private var unserved = UnservedTables()
  /// Whether all sources in scope are Swift from end to end.
  package private(set) var isComplete = true

  /// - Parameters:
  ///   - knowsTargets: False where a file that lists targets cannot be read: what they lack is
  ///     unknown then.
  ///   - older: The project's `.strings` files.
  package init(
    _ sources: SyncSources, in layout: ProjectLayout, scope: PathScope, knowsTargets: Bool,
    besideOlder older: OlderTables
  ) {
    for source in sources.all {
      guard let shares = source.shares else { continue }
      let isInScope = scope.contains(source.path)
      if isInScope {
        findings += source.reading.flaws + source.reading.remarks
        if !source.reading.isComplete { isComplete = false }
      }
      if isInScope { source.unservedPhrases.forEach { unserved.add($0, in: layout) } }
      for share in shares {
        tables.insert(share.table)
        groups[share.group, default: []].append(share.strings)
        if share.group.catalogs.isEmpty, isInScope {
          share.strings.forEach { unserved.add($0, in: layout) }
        }
      }
    }
    // Where targets are unknown, so is what they lack.
    if !knowsTargets { unserved = UnservedTables() }
    unserved.older = older
  }

  /// What is wrong with strings in scope that no catalog takes.
  ///
  /// - Parameter catalogs: The catalogs of the project that could be read.
  package func unservedFindings(beside catalogs: [StringCatalog]) -> [Finding] {
    unserved.findings(catalogs)
  }

  /// Whether the sources have no string.
  package var isEmpty: Bool { groups.isEmpty && unserved.isEmpty }

  /// The catalogs that strings could go to, or that are in scope and have sources.
  package func catalogsToUpdate(in layout: ProjectLayout, scope: PathScope) -> Set<String> {
    let fed = groups.filter { group in
      group.value.contains { $0.first.map { scope.contains($0.path) } ?? false }
    }.flatMap(\.key.catalogs)
    // A table that no source names is not filled from Swift: Info.plist keys, Interface Builder.
    // The default table is looked at even if the last of its strings is gone, or none is recognized.
    let tables = tables.union([.localizable])
    let serving = layout.servingCatalogs
    let own = layout.catalogs.filter {
      scope.contains($0.path) && tables.contains(.named($0.table))
        && serving.contains($0.path)
    }.map(\.path)
    return Set(fed + own)
  }

  /// Catalogs that could be taken for the right one only because another one, as near, cannot be read.
  ///
  /// - Parameter unread: Catalogs that cannot be read.
  /// - Returns: Each with the first of the others by path bytes.
  package func undecidedCatalogs(beside unread: Set<String>) -> [String: String] {
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
  /// - Returns: For each catalog, in their order, the strings of each source.
  package func deal(to catalogs: [StringCatalog]) -> [[[ExtractedString]]] {
    let byPath = Dictionary(uniqueKeysWithValues: catalogs.map { ($0.path, $0) })
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
    return catalogs.map { dealt[$0.path] ?? [] }
  }
}
