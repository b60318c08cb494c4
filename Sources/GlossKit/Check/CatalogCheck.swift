import ConventionChecks
import LocalizationModel
import ProjectLayout
import StringCatalog

/// The step of ``Check`` that checks catalogs: runs the rules on each catalog's entries and file,
/// and on all catalogs together, and counts their translations in the same pass.
struct CatalogCheck: Sendable {
  private let project: Project
  private let catalogs: [CatalogAnalysis]

  init(_ files: CheckedFiles, of project: Project) {
    self.project = project
    catalogs = files.catalogs
  }

  /// Checks all catalogs, in shares that run in parallel.
  ///
  /// - Parameters:
  ///   - sites: The places in sources that spell keys; `nil` if some source could not be parsed to
  ///     its end.
  ///   - respelled: The entries that code looks up with other specifiers.
  ///   - checkers: The checkers for the settings of each catalog.
  /// - Returns: Findings with their lines, catalog by catalog, and one ``Coverage`` row
  ///   for each target language.
  func outcome(
    _ sites: CatalogSites?, _ respelled: UnreachableEntries, _ checkers: CheckerCache
  ) async -> (findings: [LocatedFinding], coverage: [Coverage]) {
    let context = CatalogContext(project, catalogs, checkers)
    let checkedCatalogs = catalogs.map { CatalogLinter($0, in: project, context, checkers) }
    let parts = checkedCatalogs.indices.flatMap { index in
      checkedCatalogs[index].shares.map { (catalog: index, share: $0) }
    }
    let results = await concurrentlyMap(parts, workers: project.workers) { part in
      checkedCatalogs[part.catalog].result(of: part.share, sites, respelled, catalog: part.catalog)
    }
    var catalogResults = checkedCatalogs.map { CatalogLinter.Result(coverage: $0.coverage) }
    for (part, result) in zip(parts, results) {
      catalogResults[part.catalog].findings += result.findings
      if let coverage = result.coverage { catalogResults[part.catalog].coverage?.add(coverage) }
    }
    for (catalog, findings) in comparisonFindings(checkers) {
      catalogResults[catalog].findings += findings
    }
    var coverage: [Coverage] = []
    for (index, catalog) in catalogs.map(\.catalog).enumerated() {
      Self.reindentFixes(of: &catalogResults[index].findings, like: catalog)
      coverage +=
        catalogResults[index].coverage?.coverage(of: catalog).filter { !$0.isSource } ?? []
    }
    let plists = await project.located(findings(in: context.products.infoPlists, checkers))
    return (await located(catalogResults) + plists, coverage)
  }

  /// Runs the rules on the texts of products.
  private func findings(in plists: [InfoPlist], _ cache: CheckerCache) -> [Finding] {
    var sink = FindingSink()
    for plist in plists {
      cache.checker(for: plist.path, table: "InfoPlist").check(plist, &sink)
    }
    return sink.findings
  }

  /// Runs the rules that compare catalogs; returns their findings with the index of the catalog.
  private func comparisonFindings(_ cache: CheckerCache) -> [(Int, [Finding])] {
    let checker = cache.baseChecker
    if catalogs.count < 2 || !checker.comparesCatalogs { return [] }
    let sorted = catalogs.map(\.catalog).sorted { $0.path.precedesInBytes($1.path) }
    var sink = FindingSink()
    checker.check(CatalogGroup(sorted), &sink)
    if sink.findings.isEmpty { return [] }
    var noteLocator = NoteLocator(sorted)
    let findingsByPath = Dictionary(grouping: sink.findings, by: \.path)
    var located: [(Int, [Finding])] = []
    for (index, catalog) in catalogs.map(\.catalog).enumerated() {
      guard let findings = findingsByPath[catalog.path] else { continue }
      let table = ProjectCatalog(catalog.path)?.table
      let settings = cache.checker(for: catalog.path, table: table).settings
      located.append((index, findings.compactMap { noteLocator.placed($0, settings) }))
    }
    return located
  }

  /// Adapts the text that fixes insert to the indentation and line ends of the catalog's file.
  private static func reindentFixes(of findings: inout [Finding], like catalog: StringCatalog) {
    var cachedLayout: CatalogLayout?
    for index in findings.indices {
      guard let fix = findings[index].fix,
        fix.edits.contains(where: { $0.replacement.utf8.contains(UInt8(ascii: "\n")) })
      else { continue }
      let layout = cachedLayout ?? CatalogLayout(catalog.bytes.span)
      cachedLayout = layout
      // Rules write their fixes in Xcode's layout already.
      if layout == .xcode { return }
      findings[index].fix = Fix(
        fix.title,
        edits: fix.edits.map { Fix.Edit($0.range, layout.adapted($0.replacement)) },
        isSafe: fix.isSafe)
    }
  }

  /// Adds line and column to the findings of each catalog.
  private func located(_ results: [CatalogLinter.Result]) async -> [LocatedFinding] {
    let parts = zip(catalogs.map(\.catalog), results).filter { !$1.findings.isEmpty }
    return await concurrentlyMap(parts, workers: project.workers) { catalog, result in
      LocatedFinding.locate(result.findings, in: catalog.bytes.span)
    }.flatMap { $0 }
  }
}
