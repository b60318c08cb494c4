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
  /// Whether strings say which declarations make them localizable.
  let tracesChains: Bool
  var sync = Sync()
  var sources: [ScannedSource] = []
  /// For each source its strings by the catalogs that serve them; `nil` for a test.
  var parts: [[Part]?] = []
  /// The tables that strings of the app's sources name.
  var tables: Set<TableName> = []
  /// What the sources spell of which a build said nothing.
  var unseenLiterals: Set<UInt64> = []
  /// Those that were read but are not Swift from end to end.
  private var brokenSources: Set<String> = []
  /// Sorted by path bytes.
  var loaded: [LoadedCatalog] = []
  /// Those in scope that are left to others; sorted likewise.
  private(set) var unfilled: [LoadedCatalog] = []
  /// For each catalog the strings that its sources hold.
  var strings: [String: [ExtractedString]] = [:]
  /// For each of those its entry in the catalog.
  var matches: [String: [EntryMatch?]] = [:]
  /// For each catalog the keys that extraction put there and does not find now.
  var missing: [String: [String]] = [:]
  /// What other sources than Swift's spell; `nil` where one could not be read.
  var otherLiterals: [String: Set<UInt64>?] = [:]
  /// Which of the missing keys the project's sources spell.
  private(set) var spelled = SpelledKeys(wanted: [])
  /// Which of those that they do not spell something outside of them does.
  var spelledOutside = SpelledKeys(wanted: [])
  /// For each catalog the keys that nothing spells any more.
  var gone: [String: [String]] = [:]
  /// For each catalog what stands now where its gone keys stood, as far as git knows.
  var successors: [String: [String: Set<String>]] = [:]

  init(_ project: Project, _ options: Sync.Options, tracesChains: Bool = false) {
    self.tracesChains = tracesChains
    self.project = project
    self.options = options
  }

  mutating func run() async {
    sync.failures = project.failures
    // One large catalog keeps a processor busy while the sources are read by the others. Those that
    // no source in scope feeds are read as well: a broken one must not pass for one up to date.
    let project = project
    let inScope = project.layout.catalogs.map(\.path).filter(project.scope.contains)
    var request = ScanRequest(of: project)
    request.includesTests = true
    request.hashesLiterals = { true }
    request.tracesChains = tracesChains
    let (stringsData, layout, overlay) = (options.stringsData, project.layout, project.overlay)
    let read = await ProjectScan.answers(
      of: project, request, beside: inScope, { Self.load($0, overlay) }, scratch: {}
    ) { source, _, _ in
      let source = stringsData.map { source.replacingStrings(by: $0) } ?? source
      return (source: source, parts: Self.parts(of: source, layout))
    }
    sources.reserveCapacity(read.sources.count)
    parts.reserveCapacity(read.sources.count)
    for case let file? in read.sources {
      sources.append(file.source)
      parts.append(file.parts)
    }
    noteUnseenLiterals()
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
    take(
      read.catalogs
        + (await concurrentlyMap(late, workers: project.workers) { Self.load($0, overlay) }))
    unfilled = loaded.filter { !active.contains($0.catalog.path) }
    sync.unfilledCatalogs = unfilled.map(\.catalog.path)
    loaded.removeAll { !active.contains($0.catalog.path) }
    await deal(groups)
    spelled = await spelledKeys()
    for catalog in loaded { gone[catalog.catalog.path] = goneKeys(catalog, spelled) }
    await keepKeysSpelledOutside()
    await findSuccessors()
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

  // MARK: Catalogs

  /// The catalogs that strings could go to, or that are in scope and have sources.
  private func catalogsToUpdate(_ groups: [Group: [[ExtractedString]]]) -> Set<String> {
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

  private static func load(
    _ path: String, _ overlay: FileOverlay
  ) -> Result<LoadedCatalog, GlossError> {
    do throws(GlossError) {
      var loaded = try LoadedCatalog(path, overlay: overlay)
      loaded.catalog.noteDuplicates()
      return .success(loaded)
    } catch {
      return .failure(error)
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

  // MARK: Merging

  private mutating func merge(_ loaded: LoadedCatalog) {
    let path = loaded.catalog.path
    var catalog = loaded.catalog
    var found = strings[path] ?? []
    var matches = self.matches[path] ?? []
    // Another site of an existing key may be in what could not be read: its comment and value are
    // not known.
    let addsOnly = !incompleteSources(of: path).isEmpty
    let isUsable = areUsable(found, matches, in: path)
    if addsOnly || isUsable.contains(false) {
      let kept = found.indices.filter { isUsable[$0] && !(addsOnly && matches[$0] != nil) }
      (found, matches) = (kept.map { found[$0] }, kept.map { matches[$0] })
    }
    do throws(CatalogError) {
      let merge = try catalog.merge(
        found, matches: matches, gone: gone[path] ?? [], stale: options.stale.policy,
        renames: options.renames.policy, successors: successors[path] ?? [:])
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

  /// For each site whether it may change a catalog.
  private func areUsable(
    _ found: [ExtractedString], _ matches: [EntryMatch?], in catalog: String
  ) -> [Bool] {
    let isFilledElsewhere = isFilledElsewhere(catalog)
    var inScope: Set<TextKey> = []
    var uncertain: Set<TextKey> = []
    if !brokenSources.isEmpty {
      for string in found where brokenSources.contains(string.path) {
        uncertain.insert(TextKey(string.key))
      }
    }
    for (string, match) in zip(found, matches)
    where match == nil && project.scope.contains(string.path)
      && !brokenSources.contains(string.path)
    {
      inScope.insert(TextKey(string.key))
    }
    return zip(found, matches).map { string, match in
      if match != nil {
        if isSpelledUnseen(string.key) { return false }
        return !isFilledElsewhere && (uncertain.isEmpty || !uncertain.contains(TextKey(string.key)))
      }
      // A site in scope adds its key, and then all sites of the key count: a later run in another
      // scope would else change its comment. Behind a quote that is not closed, text is code and
      // code is text, so what was found there adds nothing.
      return inScope.contains(TextKey(string.key)) && !brokenSources.contains(string.path)
    }
  }
}
