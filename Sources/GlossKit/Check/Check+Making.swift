package import ConventionChecks
import LocalizationModel
import ProjectLayout
import StringCatalog

/// The steps of a check: all sources and catalogs are read in parallel, with the findings of each
/// source; then come the rules on keys, on catalogs and of the opt-in packs (guides), which need
/// several files; then suppressions, fingerprints and the scope. A source with a finding that
/// depends on other files is read again, because its text is needed for the line.
extension Check {
  /// Checks the whole project and keeps the findings in its scope.
  ///
  /// Rules such as `verbatim-candidate` depend on other files, so that checking only the scope
  /// would give a file other findings alone than among all others.
  ///
  /// - Parameter rules: All rules; the configuration says which of them run.
  package init(of project: Project, rules: [any Rule]) async {
    self = await Self.made(of: project, rules: rules).check
  }

  /// Makes the check and, if asked for, the plan of a sync from the same scan.
  static func made(
    of project: Project, rules: [any Rule], withSync: Bool = false
  ) async -> (check: Check, sync: Sync?) {
    let (whole, checkers) = (project.whole, CheckerCache.checkers(of: project.whole, rules: rules))
    let files = await CheckedFiles(
      of: whole, asked: project.named, checkers, forSync: withSync)
    let check = await Check(files, of: whole, checkers, asked: project)
    guard withSync, let reading = files.reading else { return (check, nil) }
    return (
      check,
      await SyncPlan.make(of: project, Sync.Options(of: project.configuration), from: reading).sync
    )
  }

  private init(
    _ files: CheckedFiles, of project: Project, _ checkers: CheckerCache,
    asked requestedProject: Project
  ) async {
    let scope = requestedProject.scope
    let crossFile = await Self.crossFileFindings(files, project, checkers)
    let guides = await GuideCheck(files, of: project, checkers)?.findings() ?? []
    self.init()
    self.scope = scope
    let catalogs = files.catalogs.filter { scope.contains($0.catalog.path) }
    failures = project.failures + files.failures.filter { scope.contains($0.path) }
    if files.sources.isEmpty, catalogs.isEmpty, failures.isEmpty {
      failures = [GlossError(requestedProject.scopeName, .noSources)]
    }
    failures = failures.sortedDistinct()
    var all = Self.unsuppressed(
      files.sources.flatMap(\.findings) + crossFile.findings + guides, files)
    if Self.hasKeysInAnotherLanguage(files) {
      all.removeAll { $0.finding.rule == "key-language" }
    }
    UnsetConvention.lowerConflicts(in: &all, files, project.configuration)
    let stable = project.stablePaths
    let fingerprints = Fingerprint.all(of: all, stablePath: stable.path(of:))
    for (index, fingerprint) in fingerprints.enumerated() { all[index].fingerprint = fingerprint }
    findings = all.filter { scope.contains($0.finding.path) }
    guidePacks = project.configuration.guides.packs
    coverage = crossFile.coverage.filter { scope.contains($0.catalog) }
    catalogCount = catalogs.count
    sourceCount = files.sources.count { $0.failure == nil }
    let isBroken = files.sources.contains {
      !$0.isComplete && scope.contains($0.path)
    }
    isComplete = failures.isEmpty && !isBroken
    unsetConvention = UnsetConvention(files, all, project)
  }

  /// True if the configuration sets no convention and most keys are not in the default language.
  /// Then another language is the project's convention for keys, as `gloss init` would write it,
  /// and `key-language` has no findings. Fewer than five keys with text are too few to tell.
  private static func hasKeysInAnotherLanguage(_ files: CheckedFiles) -> Bool {
    // The evidence counts texts of any kind; its names are for comments, the usual kind.
    var evidence = ConventionEvidence()
    for source in files.sources { evidence.add(source.keyEvidence) }
    return evidence.deniesConvention
  }

  /// Runs the rules on keys and on catalogs, which both depend on several files.
  private static func crossFileFindings(
    _ files: CheckedFiles, _ project: Project, _ checkers: CheckerCache
  ) async -> (findings: [LocatedFinding], coverage: [Coverage]) {
    async let keyFindings = KeyCheck(files, of: project, checkers).findings()
    let unused = await UnusedEntries(of: files, in: project)
    let sites =
      files.brokenSources.isEmpty
      ? CatalogSites(files, unused: unused, missing: project.missingSources()) : nil
    let respelled = await UnreachableEntries(sites, files, of: project)
    let findings = await keyFindings
    let inCatalogs = await CatalogCheck(files, of: project).outcome(sites, respelled, checkers)
    return (findings + inCatalogs.findings, inCatalogs.coverage)
  }

  /// Replaces the findings of convention rules by one that says that the project has no convention.
  mutating func hideConventionFindings() {
    guard let unset = unsetConvention else { return }
    let finding = unset.finding
    let isShown =
      scope.contains(finding.finding.path)
      || findings.contains { Convention.ruleIDs.contains($0.finding.rule) }
    if !isShown { return }
    findings.removeAll { Convention.ruleIDs.contains($0.finding.rule) }
    let index = findings.firstIndex { finding.finding < $0.finding } ?? findings.count
    findings.insert(finding, at: index)
  }

  /// Returns the findings outside generated sources that no comment suppresses, in the order of a report, with findings on
  /// comments that suppress nothing.
  private static func unsuppressed(
    _ findings: [LocatedFinding], _ files: CheckedFiles
  ) -> [LocatedFinding] {
    let generated = Set(files.sources.lazy.filter(\.isGenerated).map(\.path))
    var findings = findings.filter { !generated.contains($0.finding.path) }
    let suppressions = Dictionary(
      files.sources.filter { !$0.suppressions.isEmpty }
        .map { ($0.path, $0.suppressions) }, uniquingKeysWith: { first, _ in first })
    // In a source that could not be parsed to its end, code may be taken for text, and in one in C a
    // fix would write Swift: no fix edits them.
    let broken = files.brokenSources
    let closed = broken.union(files.sources.lazy.map(\.path).filter(FileKind.isC))
    if !suppressions.isEmpty {
      var used: [String: Set<Int>] = [:]
      findings.removeAll {
        let path = $0.finding.path
        guard let suppressions = suppressions[path] else { return false }
        return suppressions.turnOff($0.finding, &used[path, default: []])
      }
      for (path, suppressions) in suppressions where !broken.contains(path) {
        findings += suppressions.unused(used[path] ?? [])
      }
    }
    if !closed.isEmpty {
      for index in findings.indices {
        let finding = findings[index].finding
        let paths = finding.fix?.paths(from: finding.path) ?? []
        if paths.contains(where: closed.contains) { findings[index].finding.fix = nil }
      }
    }
    return LocatedFinding.sorted(findings)
  }
}
