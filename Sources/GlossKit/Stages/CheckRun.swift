package import ConventionChecks
import LocalizationModel
import ProjectLayout
import SourceScanner
import StringCatalog

/// Works out a ``Check`` step by step: each file is read once, sources in parallel, then catalogs in
/// parts in parallel. Only a source with a finding that depends on others is read again, for its
/// lines.
package struct CheckRun {
  private let project: Project
  private let rules: [any Rule]
  package private(set) var check = Check()
  /// Each string of the app's sources with the catalogs that serve it; by path and place.
  private var strings: [(string: ExtractedString, catalogs: [String])] = []
  /// By the path of the source.
  private var suppressions: [String: Suppressions] = [:]
  /// By path bytes.
  private var loaded: [LoadedCatalog] = []
  private var staleKeys = StaleKeys(of: [])
  /// Whether all sources that are not Swift could be read: else any of them may spell any key.
  private var areOtherSourcesWhole = true
  /// Sources that are not Swift from end to end, where code may be text and text code.
  private var brokenSources: Set<String> = []

  /// - Parameter rules: Those that there are; which of them run, the configuration says.
  package init(_ project: Project, rules: [any Rule] = allRules) {
    self.project = project
    self.rules = rules
  }

  package mutating func run() async {
    check.failures = project.failures
    await load()
    let sources = await checkSources()
    await readOtherSources()
    for source in sources {
      if !source.isComplete { brokenSources.insert(source.path) }
      staleKeys.addSpelled(source.spelledKeys)
      check.findings += source.findings
      if !source.suppressions.isEmpty { suppressions[source.path] = source.suppressions }
      for string in source.strings {
        let catalogs = project.layout.catalogs(serving: source.path, table: string.table)
        strings.append((string, catalogs))
      }
    }
    check.findings += await checkKeys()
    if sources.isEmpty, loaded.isEmpty, check.failures.isEmpty {
      check.failures.append(GlossError(project.scopeName, .noSources))
    }
    check.findings += await checkCatalogs(
      areSourcesWhole: brokenSources.isEmpty && areOtherSourcesWhole)
    finish()
  }

  private mutating func finish() {
    check.failures = Set(check.failures).sorted { $0.path.precedesInBytes($1.path) }
    if !check.failures.isEmpty { check.isComplete = false }
    if !suppressions.isEmpty {
      check.findings.removeAll { suppressions[$0.finding.path]?.turnOff($0.finding) ?? false }
    }
    for index in check.findings.indices
    where brokenSources.contains(check.findings[index].finding.path) {
      check.findings[index].finding.fix = nil
    }
    check.findings.sort { $0.finding.precedes($1.finding) }
    let stable = project.stablePaths
    let fingerprints = Fingerprint.all(of: check.findings, stablePath: stable.path(of:))
    for (index, fingerprint) in fingerprints.enumerated() {
      check.findings[index].fingerprint = fingerprint
    }
  }

  // MARK: Sources

  private mutating func checkSources() async -> [CheckedSource] {
    let (scope, configuration, rules) = (project.scope, project.configuration.checks, self.rules)
    let overlay = project.overlay
    let paths = project.swiftSources.filter { !project.layout.isTest($0) }
    let (apis, staleKeys, layout) = (project.localizingAPIs, staleKeys, project.layout)
    let packages = Set(
      project.tree.paths(of: .packageManifest)
        .filter { !Self.isAppToo(FolderPath.folder(of: $0)) }
        .map { layout.package(ofManifest: $0) })
    let sources = await concurrentlyMap(
      paths, workers: project.workers,
      scratch: {
        SourceScratch(
          reader: FileReader(overlay: overlay),
          checkers: CheckerCache(configuration, rules: rules))
      }
    ) { path, scratch in
      CheckedSource(
        path, isReported: scope.contains(path),
        moduleTables: layout.moduleTables(of: path, in: packages), apis: apis, staleKeys: staleKeys,
        reader: &scratch.reader, checkers: &scratch.checkers)
    }
    check.failures += sources.filter { scope.contains($0.path) }.compactMap(\.failure)
    check.sourceCount = sources.count { $0.failure == nil }
    if sources.contains(where: { !$0.isComplete && scope.contains($0.path) }) {
      check.isComplete = false
    }
    return sources
  }

  /// Looks for stale keys in sources that are not Swift.
  private mutating func readOtherSources() async {
    if staleKeys.isEmpty { return }
    let staleKeys = staleKeys
    let paths = project.tree.paths(of: .otherSource).filter(project.configuration.includes)
    let found = await concurrentlyMap(paths, workers: project.workers) { path -> Set<UInt64>? in
      guard let bytes = try? FileReader.contents(of: path).bytes else { return nil }
      return staleKeys.found(in: OtherSourceLiterals(bytes.span, path: path).hashes)
    }
    for keys in found {
      if let keys { self.staleKeys.addSpelled(keys) } else { areOtherSourcesWhole = false }
    }
  }

  /// Whether an Xcode project beside the manifest compiles the package's sources into an app, where
  /// they find their texts in the main bundle.
  private static func isAppToo(_ package: String) -> Bool {
    let folder = package.isEmpty ? "" : package + "/"
    if ["project.yml", "Project.swift"].contains(where: { PathKind(folder + $0) == .file }) {
      return true
    }
    return FolderListing(folder, excluding: PathFilter([])).entries.contains {
      $0.name.hasSuffix(".xcodeproj/")
    }
  }

  private struct SourceScratch: ~Copyable {
    var reader: FileReader
    var checkers: CheckerCache
  }

  // MARK: Keys

  /// What makes two strings sites of one key.
  private struct KeyIdentity: Hashable {
    let catalogs: [String]
    let table: TableName
    let key: [UInt8]
  }

  private func checkKeys() async -> [LocatedFinding] {
    let groups = Dictionary(grouping: strings) {
      KeyIdentity(catalogs: $0.catalogs, table: $0.string.table, key: Array($0.string.key.utf8))
    }
    var checkers = CheckerCache(project.configuration.checks, rules: rules)
    var adoptions: [String: KeyAdoption] = [:]
    for file in loaded { adoptions[file.catalog.path] = KeyAdoption(file.catalog) }
    let catalogs = Dictionary(uniqueKeysWithValues: loaded.map { ($0.catalog.path, $0.catalog) })
    var sink = FindingSink()
    for (identity, members) in groups {
      guard let first = members.first?.string,
        members.contains(where: { project.scope.contains($0.string.path) })
      else { continue }
      let checker = checkers.checker(for: first.path, table: identity.table.name)
      let entries = identity.catalogs.compactMap { path -> CatalogEntry? in
        guard let key = adoptions[path]?.key(for: first) else { return nil }
        return catalogs[path]?.entry(key)
      }
      checker.check(
        KeySites(
          key: first.key, table: identity.table, catalogs: identity.catalogs,
          sites: members.map(\.string), entries: entries, settings: checker.settings), &sink)
    }
    let reported = sink.findings.filter { project.scope.contains($0.path) }
    let byPath = Dictionary(grouping: reported, by: \.path).sorted { $0.key < $1.key }
    let overlay = project.overlay
    return await concurrentlyMap(
      byPath.map { ($0.key, $0.value) }, workers: project.workers,
      scratch: { FileReader(overlay: overlay) }
    ) { file, reader in
      do throws(GlossError) {
        let bytes = try reader.text(of: file.0)
        return LocatedFinding.locate(file.1, in: bytes.span)
      } catch {
        // It was there a moment ago; what was found in it then still holds.
        return file.1.map { LocatedFinding($0) }
      }
    }.flatMap { $0 }
  }

  // MARK: Catalogs

  private mutating func load() async {
    let paths = project.layout.catalogs.map(\.path).filter(project.scope.contains)
    let overlay = project.overlay
    let results = await concurrentlyMap(paths, workers: project.workers) {
      path -> Result<LoadedCatalog, GlossError> in
      do throws(GlossError) {
        return .success(try LoadedCatalog(path, overlay: overlay))
      } catch {
        return .failure(error)
      }
    }
    for result in results {
      switch result {
      case .success(let catalog): loaded.append(catalog)
      case .failure(let error): check.failures.append(error)
      }
    }
    check.catalogCount = loaded.count
    staleKeys = StaleKeys(of: loaded.map(\.catalog))
  }

  /// A stretch of a catalog's entries: the unit of parallel work, so that one large catalog keeps all
  /// processors busy.
  private struct Part: Sendable {
    let catalog: Int
    /// Empty for what is about the file as a whole.
    let entries: Range<Int>

    static let size = 256
  }

  private mutating func checkCatalogs(areSourcesWhole: Bool) async -> [LocatedFinding] {
    let catalogs = loaded.map(\.catalog)
    var checkers = CheckerCache(project.configuration.checks, rules: rules)
    let checkersByCatalog = catalogs.map {
      checkers.checker(for: $0.path, table: ProjectCatalog($0.path)?.table)
    }
    let languages = zip(catalogs, checkersByCatalog).map { catalog, checker in
      checker.looksAtEntries
        ? CatalogFile(catalog, settings: checker.settings).requiredLanguages() : []
    }
    let covered = zip(catalogs, checkersByCatalog).map { catalog, checker in
      checker.looksAtEntries
        ? CoverageCount.languages(of: catalog, asked: checker.settings.languages) : []
    }
    let sites = areSourcesWhole ? catalogSites() : nil
    var parts: [Part] = []
    for (index, catalog) in catalogs.enumerated() {
      parts.append(Part(catalog: index, entries: 0..<0))
      guard checkersByCatalog[index].looksAtEntries else { continue }
      for start in stride(from: 0, to: catalog.entryCount, by: Part.size) {
        let end = min(start + Part.size, catalog.entryCount)
        parts.append(Part(catalog: index, entries: start..<end))
      }
    }
    let former = project.formerCatalogs
    let results = await concurrentlyMap(parts, workers: project.workers) { part in
      Self.result(
        of: catalogs[part.catalog], former[catalogs[part.catalog].path], part.entries,
        checkersByCatalog[part.catalog], sites, requiredLanguages: languages[part.catalog],
        coverage: CoverageCount(covered[part.catalog]))
    }
    var byCatalog = [[Finding]](repeating: [], count: catalogs.count)
    var counts = covered.map { CoverageCount($0) }
    for (part, result) in zip(parts, results) {
      byCatalog[part.catalog] += result.findings
      counts[part.catalog].add(result.coverage)
    }
    for (index, catalog) in catalogs.enumerated() where checkersByCatalog[index].looksAtEntries {
      check.coverage += counts[index].coverage(of: catalog).filter { !$0.isSource }
    }
    for (index, catalog) in catalogs.enumerated() {
      Self.lay(out: &byCatalog[index], like: catalog)
    }
    return await located(byCatalog, in: catalogs)
  }

  /// Brings what fixes put in into the layout of the file.
  private static func lay(out findings: inout [Finding], like catalog: StringCatalog) {
    var known: CatalogLayout?
    for index in findings.indices {
      guard let fix = findings[index].fix,
        fix.edits.contains(where: { $0.replacement.utf8.contains(UInt8(ascii: "\n")) })
      else { continue }
      let layout = known ?? CatalogLayout(catalog.bytes.span)
      known = layout
      if layout == .xcode { return }
      findings[index].fix = Fix(
        fix.title,
        edits: fix.edits.map { Fix.Edit($0.range, layout.adapted($0.replacement)) },
        isSafe: fix.isSafe)
    }
  }

  /// Finds the places of the findings of each catalog, in stretches of a few thousand.
  private func located(
    _ findings: [[Finding]], in catalogs: [StringCatalog]
  ) async -> [LocatedFinding] {
    let lines = await concurrentlyMap(
      Array(catalogs.indices), workers: project.workers
    ) { index in
      findings[index].isEmpty ? nil : LineTable(catalogs[index].bytes.span)
    }
    let parts = findings.indices.flatMap { index in
      stride(from: 0, to: findings[index].count, by: 2048).map { start in
        (catalog: index, range: start..<min(start + 2048, findings[index].count))
      }
    }
    return await concurrentlyMap(parts, workers: project.workers) { part -> [LocatedFinding] in
      guard let lines = lines[part.catalog] else { return [] }
      return LocatedFinding.locate(
        findings[part.catalog][part.range], in: catalogs[part.catalog].bytes.span, lines)
    }.flatMap { $0 }
  }

  private func catalogSites() -> CatalogSites {
    let byPath = Dictionary(uniqueKeysWithValues: loaded.map { ($0.catalog.path, $0.catalog) })
    return CatalogSites(strings, in: byPath, staleKeys: staleKeys)
  }

  private static func result(
    of catalog: StringCatalog, _ former: StringCatalog?, _ entries: Range<Int>,
    _ checker: Checker, _ sites: CatalogSites?, requiredLanguages: [String],
    coverage: CoverageCount
  ) -> (findings: [Finding], coverage: CoverageCount) {
    var sink = FindingSink()
    var coverage = coverage
    if entries.isEmpty {
      checker.check(CatalogFile(catalog, settings: checker.settings), &sink)
    }
    let sourceLanguage = catalog.sourceLanguage
    for index in entries {
      guard let contents = catalog.contents(at: index) else { continue }
      var entry = Entry(
        contents, sourceLanguage: sourceLanguage, requiredLanguages: requiredLanguages,
        sites: sites.flatMap { $0.sites(of: contents.key, in: catalog.path) },
        settings: checker.settings)
      entry.former = former?.contents(of: contents.key)
      checker.check(entry, in: catalog.path, &sink)
      coverage.count(contents, sourceLanguage: sourceLanguage)
    }
    return (sink.findings, coverage)
  }
}

extension Finding {
  /// The order of findings in a report.
  fileprivate func precedes(_ other: Finding) -> Bool {
    if path != other.path { return path.precedesInBytes(other.path) }
    let starts = (range?.start ?? -1, other.range?.start ?? -1)
    if starts.0 != starts.1 { return starts.0 < starts.1 }
    let ends = (range?.end ?? -1, other.range?.end ?? -1)
    if ends.0 != ends.1 { return ends.0 < ends.1 }
    if rule != other.rule { return rule.precedesInBytes(other.rule) }
    return message.description.precedesInBytes(other.message.description)
  }
}
