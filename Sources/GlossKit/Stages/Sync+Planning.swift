import LocalizationModel
import ProjectLayout
import SourceScanner
import StringCatalog

extension Sync {
  /// Reads all sources and catalogs of a project and works out what changes.
  ///
  /// - Parameter project: Its scope limits which keys are added, never which count as gone.
  public init(of project: Project, options: Options = Options()) async {
    var planner = SyncPlanner(project, options)
    await planner.run()
    self = planner.sync
  }
}

/// Works out a ``Sync`` step by step.
struct SyncPlanner {
  let project: Project
  let options: Sync.Options
  var sync = Sync()
  var sources: [ReadSource] = []
  /// For each source whether it is a test.
  private var areTests: [Bool] = []
  /// The tables that strings of the app's sources name.
  private var tables: Set<TableName> = []
  /// Those that were read but are not Swift from end to end.
  private var brokenSources: Set<String> = []
  /// Sorted by path bytes.
  var loaded: [LoadedCatalog] = []
  /// For each catalog the strings that its sources hold.
  var strings: [String: [ExtractedString]] = [:]
  /// For each catalog the keys that extraction put there and does not find now.
  var missing: [String: [String]] = [:]
  /// What other sources than Swift's spell; `nil` where one could not be read.
  var otherLiterals: [String: Set<UInt64>?] = [:]
  /// For each catalog the keys that nothing spells any more.
  var gone: [String: [String]] = [:]

  init(_ project: Project, _ options: Sync.Options) {
    self.project = project
    self.options = options
  }

  mutating func run() async {
    sync.failures = project.failures
    // One large catalog keeps a processor busy while the sources are read by the others. Those that
    // no source in scope feeds are read as well: a broken one must not pass for one up to date.
    let project = project
    let inScope = project.layout.catalogs.map(\.path).filter(project.scope.contains)
    async let early = Self.load(inScope, workers: project.workers)
    let read = await project.read(project.swiftSources, hashingLiterals: true) { source in
      (source: source, isTest: project.layout.isTest(source.path))
    }
    for case let file? in read {
      sources.append(file.source)
      areTests.append(file.isTest)
    }
    let catalogs = await early
    sync.failures += sources.compactMap(\.failure)
    brokenSources = Set(
      sources.lazy.filter { $0.failure == nil && !$0.isComplete }.map(\.path))
    sync.sourceCount = sources.count { $0.failure == nil }
    // Where the configuration is wrong about a catalog, strings would go to another one.
    guard project.layout.danglingMappings.isEmpty else { return finish() }
    guard hasWork else { return fail(.noSources) }
    guard !project.layout.catalogs.isEmpty else { return fail(.noCatalog) }
    let groups = groupStrings()
    let active = catalogsToUpdate(groups)
    let late = active.subtracting(inScope).sorted { $0.precedesInBytes($1) }
    take(catalogs + (await Self.load(late, workers: project.workers)))
    sync.unfilledCatalogs = loaded.map(\.catalog.path).filter { !active.contains($0) }
    loaded.removeAll { !active.contains($0.catalog.path) }
    deal(groups)
    let spelled = await spelledKeys()
    for catalog in loaded { gone[catalog.catalog.path] = goneKeys(catalog, spelled) }
    await keepKeysSpelledOutside()
    for catalog in loaded { merge(catalog) }
    finish()
  }

  /// Whether the paths given hold sources, or a catalog whose sources lie elsewhere.
  private var hasWork: Bool {
    !sources.isEmpty
      && (sources.contains { project.scope.contains($0.path) }
        || project.layout.catalogs.contains { project.scope.contains($0.path) })
  }

  private mutating func fail(_ reason: GlossError.Reason) {
    if sync.failures.isEmpty {
      sync.failures.append(GlossError(project.scopeName, reason))
    }
    finish()
  }

  private mutating func finish() {
    sync.failures = Set(sync.failures).sorted { $0.path.precedesInBytes($1.path) }
    if !sync.failures.isEmpty { sync.isComplete = false }
    sync.findings = Set(sync.findings).sorted {
      if $0.path != $1.path { return $0.path.precedesInBytes($1.path) }
      return ($0.range?.start ?? 0, $0.rule, $0.message.description)
        < ($1.range?.start ?? 0, $1.rule, $1.message.description)
    }
    sync.catalogs.sort { $0.path.precedesInBytes($1.path) }
  }

  // MARK: Strings

  /// An entry of this table holds all phrases of a shortcut as a set under the first one. Such
  /// entries are left to Xcode.
  private static let appShortcuts = TableName.named("AppShortcuts")

  /// Strings that the same catalogs serve.
  private struct Group: Hashable {
    /// Sorted by path bytes.
    var catalogs: [String]
    /// Whether they were found by folders alone.
    var isGuess: Bool
  }

  /// Groups the strings of the app's sources by the catalogs that serve them.
  private mutating func groupStrings() -> [Group: [ExtractedString]] {
    var groups: [Group: [ExtractedString]] = [:]
    var unserved = UnservedTables()
    for (source, isTest) in zip(sources, areTests) where !isTest {
      if project.scope.contains(source.path) {
        sync.findings += source.flaws + source.remarks
        if !source.isComplete { sync.isComplete = false }
      }
      for (table, strings) in Self.byTable(source.scan.strings) where table != Self.appShortcuts {
        tables.insert(table)
        let catalogs = project.layout.catalogs(serving: source.path, table: table)
        let isGuess = catalogs.count > 1 && project.layout.goesByFolders(source.path, table: table)
        groups[Group(catalogs: catalogs, isGuess: isGuess), default: []] += strings
        if catalogs.isEmpty, project.scope.contains(source.path) {
          strings.forEach { unserved.add($0) }
        }
      }
    }
    sync.findings += unserved.findings
    return groups
  }

  private static func byTable(
    _ strings: [ExtractedString]
  ) -> [(table: TableName, strings: [ExtractedString])] {
    guard let first = strings.first else { return [] }
    // Nearly every file has strings of one table.
    if strings.allSatisfy({ $0.table == first.table }) { return [(first.table, strings)] }
    return Dictionary(grouping: strings, by: \.table).map { ($0.key, $0.value) }
  }

  /// The catalogs that strings could go to, or that are in scope and have sources.
  private func catalogsToUpdate(_ groups: [Group: [ExtractedString]]) -> Set<String> {
    let fed = groups.filter { $0.value.contains { project.scope.contains($0.path) } }
      .flatMap(\.key.catalogs)
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

  private static func load(
    _ paths: [String], workers: Int
  ) async -> [Result<LoadedCatalog, GlossError>] {
    await concurrentlyMap(paths, workers: workers) { path in
      do throws(GlossError) {
        return .success(try LoadedCatalog(path))
      } catch {
        return .failure(error)
      }
    }
  }

  private mutating func take(_ results: [Result<LoadedCatalog, GlossError>]) {
    for result in results {
      switch result {
      case .success(let catalog): loaded.append(catalog)
      case .failure(let error): sync.failures.append(error)
      }
    }
    loaded.sort { $0.catalog.path.precedesInBytes($1.catalog.path) }
  }

  /// Deals the strings out to the catalogs.
  private mutating func deal(_ groups: [Group: [ExtractedString]]) {
    let byPath = Dictionary(uniqueKeysWithValues: loaded.map { ($0.catalog.path, $0.catalog) })
    var guesses: [[String]: [ExtractedString]] = [:]
    for (group, strings) in groups where group.isGuess { guesses[group.catalogs] = strings }
    let nearest = EquallyNear(guesses) { byPath[$0]?.holds($1.key) ?? false }
    for (group, strings) in groups {
      let catalogs = group.isGuess ? nearest.choice(among: group.catalogs) : group.catalogs
      for catalog in catalogs { self.strings[catalog, default: []] += strings }
    }
    for catalog in loaded {
      guard var strings = self.strings.removeValue(forKey: catalog.catalog.path) else { continue }
      var adoption = KeyAdoption(catalog.catalog)
      for index in strings.indices where !strings[index].placeholders.isEmpty {
        strings[index].key = adoption.key(for: strings[index])
      }
      self.strings[catalog.catalog.path] = strings
    }
  }

  // MARK: Merging

  private mutating func merge(_ loaded: LoadedCatalog) {
    let path = loaded.catalog.path
    var catalog = loaded.catalog
    var found = usable(strings[path] ?? [], in: catalog)
    if !incompleteSources(of: path).isEmpty {
      // Another site of an existing key may be in what could not be read: its comment and value
      // are not known.
      found.removeAll { catalog.holds($0.key) }
    }
    do throws(CatalogError) {
      let merge = try catalog.merge(found, gone: gone[path] ?? [], stale: options.stale.policy)
      sync.findings += merge.findings
      let newBytes = merge.changes.isEmpty ? loaded.bytes : try catalog.serialized()
      sync.catalogs.append(
        Sync.Catalog(
          path: path, changes: merge.changes, oldBytes: loaded.bytes, newBytes: newBytes,
          stamp: loaded.stamp))
    } catch {
      sync.failures.append(GlossError(error))
    }
  }

  /// Whether a catalog's entries come from an Info.plist or from Interface Builder, so that Swift
  /// sources can add to it but not say what is in it.
  func isFilledElsewhere(_ path: String) -> Bool {
    ProjectCatalog(path)?.isFilledElsewhere ?? false
  }

  /// The sites that may change a catalog.
  private func usable(
    _ found: [ExtractedString], in catalog: StringCatalog
  ) -> [ExtractedString] {
    let isFilledElsewhere = isFilledElsewhere(catalog.path)
    var inScope: Set<TextKey> = []
    var uncertain: Set<TextKey> = []
    var isKnown: [Bool] = []
    for string in found {
      isKnown.append(catalog.holds(string.key))
      if brokenSources.contains(string.path) {
        uncertain.insert(TextKey(string.key))
      } else if isKnown.last == false, project.scope.contains(string.path) {
        inScope.insert(TextKey(string.key))
      }
    }
    // Mostly every string has an entry already.
    if !isFilledElsewhere, uncertain.isEmpty, isKnown.allSatisfy(\.self) { return found }
    return zip(found, isKnown).lazy.filter { string, isKnown in
      if isKnown {
        return !isFilledElsewhere && (uncertain.isEmpty || !uncertain.contains(TextKey(string.key)))
      }
      // A site in scope adds its key, and then all sites of the key count: a later run in another
      // scope would else change its comment. Behind a quote that is not closed, text is code and
      // code is text, so what was found there adds nothing.
      return inScope.contains(TextKey(string.key)) && !self.brokenSources.contains(string.path)
    }.map(\.0)
  }
}
