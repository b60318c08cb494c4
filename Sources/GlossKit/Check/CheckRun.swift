package import ConventionChecks
import LocalizationModel
import ProjectLayout
import SourceScanner
import StringCatalog

/// Works out a ``Check`` step by step: each file is read once, sources and catalogs in parallel, then
/// keys and catalogs in parts in parallel. Only a source with a finding that depends on others is read
/// again, for its lines.
package struct CheckRun: Sendable {
  let project: Project
  let checkers: CheckerCache
  package private(set) var check = Check()
  /// The app's, by path bytes.
  private(set) var sources: [Boxed<CheckedSource>] = []
  /// By the path of the source.
  private var suppressions: [String: Suppressions] = [:]
  /// By path bytes.
  private(set) var loaded: [ReadCatalog] = []
  private(set) var staleKeys = StaleKeys(of: [])
  /// Whether all sources that are not Swift could be read: else any of them may spell any key.
  private var areOtherSourcesWhole = true
  /// Sources that are not Swift from end to end, where code may be text and text code.
  private var brokenSources: Set<String> = []

  /// - Parameter rules: Those that there are; which of them run, the configuration says.
  package init(_ project: Project, rules: [any Rule] = allRules) {
    self.project = project
    checkers = CheckerCache(project.configuration.checks, rules: rules)
  }

  package mutating func run() async {
    check.failures = project.failures
    await read()
    await readOtherSources()
    for source in sources {
      if !source.value.isComplete { brokenSources.insert(source.value.path) }
      if !staleKeys.isEmpty {
        staleKeys.addSpelled(staleKeys.found(in: source.value.literalHashes))
      }
      check.findings += source.value.findings
      if !source.value.suppressions.isEmpty {
        suppressions[source.value.path] = source.value.suppressions
      }
    }
    if sources.isEmpty, loaded.isEmpty, check.failures.isEmpty {
      check.failures.append(GlossError(project.scopeName, .noSources))
    }
    let (findings, coverage) = await checkTogether()
    check.findings += findings
    check.coverage = coverage
    freeSources()
    finish()
  }

  /// What depends on several files.
  private func checkTogether() async -> (findings: [LocatedFinding], coverage: [Coverage]) {
    async let keyFindings = checkKeys()
    let areSourcesWhole = brokenSources.isEmpty && areOtherSourcesWhole
    let sites = areSourcesWhole ? catalogSites() : nil
    var findings = await keyFindings
    let inCatalogs = await checkCatalogs(sites)
    findings += inCatalogs.findings
    return (findings, inCatalogs.coverage)
  }

  /// Lets another processor free what thousands of sources hold, for that takes a while.
  private mutating func freeSources() {
    let garbage = sources
    sources = []
    Task.detached { withExtendedLifetime(garbage) {} }
  }

  // MARK: Reading

  private enum Job: Sendable {
    case catalog(String)
    case source(String)
  }

  private enum Product: Sendable {
    case catalog(Result<ReadCatalog, GlossError>)
    case source(Boxed<CheckedSource>)
  }

  /// A catalog with what is asked about all of it, by the worker that read it.
  struct ReadCatalog: Sendable {
    let catalog: StringCatalog
    let languageUses: [LanguageUse]
    let duplicates: [StringCatalog.Duplicate]
    fileprivate let staleKeys: StaleKeys

    fileprivate init(_ catalog: StringCatalog) {
      self.catalog = catalog
      languageUses = catalog.languageUses()
      duplicates = catalog.duplicates
      staleKeys = StaleKeys(of: CollectionOfOne(catalog))
    }
  }

  private struct Scratch: ~Copyable {
    var reader: FileReader
    var checkers: CheckerCache
  }

  /// Reads catalogs and sources in one go, so that a large catalog keeps one processor busy while
  /// others scan sources.
  private mutating func read() async {
    let (scope, overlay, checkers) = (project.scope, project.overlay, checkers)
    let (apis, layout, follows) = (project.localizingAPIs, project.layout, project.follows)
    let catalogs = layout.catalogs.map(\.path).filter(scope.contains)
    let paths = project.swiftSources.filter { !layout.isTest($0) }
    let packages = Set(
      project.tree.paths(of: .packageManifest)
        .filter { !Self.isAppToo(FolderPath.folder(of: $0)) }
        .map { layout.package(ofManifest: $0) })
    let staleKeySearch = StaleKeySearch(catalogs: catalogs.count)
    let source: @Sendable (String, ProjectContext?, inout Scratch) -> CheckedSource = {
      path, context, scratch in
      CheckedSource(
        path, isReported: scope.contains(path), layout: layout, packages: packages, apis: apis,
        project: context, marksDeclarations: follows, hashesLiterals: staleKeySearch.mayFind,
        reader: &scratch.reader,
        checkers: &scratch.checkers)
    }
    let products = await concurrentlyMap(
      catalogs.map { Job.catalog($0) } + paths.map { Job.source($0) }, workers: project.workers,
      scratch: { Scratch(reader: FileReader(overlay: overlay), checkers: checkers) }
    ) { job, scratch -> Product in
      switch job {
      case .catalog(let path):
        do throws(GlossError) {
          let catalog = ReadCatalog(try LoadedCatalog(path, overlay: overlay).catalog)
          staleKeySearch.endCatalog(hasKeys: !catalog.staleKeys.isEmpty)
          return .catalog(.success(catalog))
        } catch {
          staleKeySearch.endCatalog(hasKeys: false)
          return .catalog(.failure(error))
        }
      case .source(let path): return .source(Boxed(source(path, nil, &scratch)))
      }
    }
    sources.reserveCapacity(paths.count)
    for product in products {
      switch product {
      case .catalog(.success(let read)):
        loaded.append(read)
        staleKeys.add(read.staleKeys)
      case .catalog(.failure(let error)): check.failures.append(error)
      case .source(let source): sources.append(source)
      }
    }
    if let join = await project.join(sources.map(\.value.path), sources.map(\.value.part)) {
      let second = await concurrentlyMap(
        join.concerned, workers: project.workers,
        scratch: { Scratch(reader: FileReader(overlay: overlay), checkers: checkers) }
      ) { Boxed(source(paths[$0], join.context, &$1)) }
      for (position, checked) in zip(join.concerned, second) { sources[position] = checked }
    }
    check.catalogCount = loaded.count
    for source in sources {
      if source.value.failure == nil { check.sourceCount += 1 }
      guard scope.contains(source.value.path) else { continue }
      if let failure = source.value.failure { check.failures.append(failure) }
      if !source.value.isComplete { check.isComplete = false }
    }
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
