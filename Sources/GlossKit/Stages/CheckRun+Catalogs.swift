import ConventionChecks
import LocalizationModel
import ProjectLayout
import StringCatalog
import Synchronization

/// What is in the catalogs.
extension CheckRun {
  /// The unit of parallel work, so that one large catalog keeps all processors busy.
  private struct Part: Sendable {
    let catalog: Int
    let share: Share

    enum Share: Sendable {
      /// What is about the file as a whole.
      case file
      case entries(Range<Int>)
      /// Where its lines begin, if anything was found by then: mostly the last part of a catalog is
      /// worked on while others are still busy with its entries.
      case lines
    }

    static let size = 128
  }

  private struct Result: Sendable {
    var findings: [Finding] = []
    /// `nil` if nothing was counted.
    var coverage: CoverageCount?
    var lines: LineTable?

    mutating func add(_ part: CoverageCount?) {
      guard let part else { return }
      if coverage == nil { coverage = part } else { coverage?.add(part) }
    }
  }

  /// Whether anything was found by any worker.
  private final class Discovery: Sendable {
    private let isMade = Atomic(false)

    var hasFinding: Bool { isMade.load(ordering: .relaxed) }

    func add() { isMade.store(true, ordering: .relaxed) }
  }

  /// - Parameter sites: `nil` if some source cannot tell which keys it spells.
  func checkCatalogs(
    _ sites: CatalogSites?
  ) async -> (findings: [LocatedFinding], coverage: [Coverage]) {
    let catalogs = loaded.map(\.catalog)
    var cache = checkers
    let checkersByCatalog = catalogs.map {
      cache.checker(for: $0.path, table: ProjectCatalog($0.path)?.table)
    }
    let languages = zip(catalogs, checkersByCatalog).map { catalog, checker in
      checker.looksAtEntries
        ? CatalogFile(catalog, settings: checker.settings).requiredLanguages() : []
    }
    let covered = zip(catalogs, checkersByCatalog).map { catalog, checker in
      checker.looksAtEntries
        ? CoverageCount.languages(of: catalog, asked: checker.settings.languages) : []
    }
    let former = project.formerCatalogs
    var parts: [Part] = []
    for (index, catalog) in catalogs.enumerated() {
      parts.append(Part(catalog: index, share: .file))
      if checkersByCatalog[index].looksAtEntries {
        for start in stride(from: 0, to: catalog.entryCount, by: Part.size) {
          let end = min(start + Part.size, catalog.entryCount)
          parts.append(Part(catalog: index, share: .entries(start..<end)))
        }
      }
      parts.append(Part(catalog: index, share: .lines))
    }
    let discoveries = catalogs.map { _ in Discovery() }
    let results = await concurrentlyMap(parts, workers: project.workers) { part in
      let discovery = discoveries[part.catalog]
      let result = Self.result(
        of: part.share, in: catalogs[part.catalog], former[catalogs[part.catalog].path],
        checkersByCatalog[part.catalog], sites, requiredLanguages: languages[part.catalog],
        coveredLanguages: covered[part.catalog], hasFinding: discovery.hasFinding)
      if !result.findings.isEmpty { discovery.add() }
      return result
    }
    var byCatalog = [Result](repeating: Result(), count: catalogs.count)
    for (part, result) in zip(parts, results) {
      byCatalog[part.catalog].findings += result.findings
      byCatalog[part.catalog].add(result.coverage)
      if let lines = result.lines { byCatalog[part.catalog].lines = lines }
    }
    var coverage: [Coverage] = []
    for (index, catalog) in catalogs.enumerated() {
      Self.lay(out: &byCatalog[index].findings, like: catalog)
      guard let count = byCatalog[index].coverage else { continue }
      coverage += count.coverage(of: catalog).filter { !$0.isSource }
    }
    return (await located(byCatalog, in: catalogs), coverage)
  }

  private static func result(
    of share: Part.Share, in catalog: StringCatalog, _ former: StringCatalog?, _ checker: Checker,
    _ sites: CatalogSites?, requiredLanguages: [String], coveredLanguages: [String],
    hasFinding: Bool
  ) -> Result {
    var result = Result()
    var sink = FindingSink()
    switch share {
    case .file: checker.check(CatalogFile(catalog, settings: checker.settings), &sink)
    case .lines:
      if hasFinding { result.lines = LineTable(catalog.bytes.span) }
    case .entries(let entries):
      let sourceLanguage = catalog.sourceLanguage
      var coverage = CoverageCount(coveredLanguages)
      for index in entries {
        guard let contents = catalog.contents(at: index) else { continue }
        coverage.count(contents, sourceLanguage: sourceLanguage)
        var entry = Entry(
          contents, sourceLanguage: sourceLanguage, requiredLanguages: requiredLanguages,
          sites: sites.flatMap { $0.sites(of: contents.key, in: catalog.path) },
          settings: checker.settings)
        entry.former = former?.contents(of: contents.key)
        checker.check(entry, in: catalog.path, &sink)
      }
      result.coverage = coverage
    }
    result.findings = sink.findings
    return result
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
    _ results: [Result], in catalogs: [StringCatalog]
  ) async -> [LocatedFinding] {
    let lines = await concurrentlyMap(
      Array(catalogs.indices), workers: project.workers
    ) { index in
      results[index].findings.isEmpty
        ? nil : results[index].lines ?? LineTable(catalogs[index].bytes.span)
    }
    let parts = results.indices.flatMap { index in
      stride(from: 0, to: results[index].findings.count, by: 2048).map { start in
        (catalog: index, range: start..<min(start + 2048, results[index].findings.count))
      }
    }
    return await concurrentlyMap(parts, workers: project.workers) { part -> [LocatedFinding] in
      guard let lines = lines[part.catalog] else { return [] }
      return LocatedFinding.locate(
        results[part.catalog].findings[part.range], in: catalogs[part.catalog].bytes.span, lines)
    }.flatMap { $0 }
  }

  func catalogSites() -> CatalogSites {
    let byPath = Dictionary(uniqueKeysWithValues: loaded.map { ($0.catalog.path, $0.catalog) })
    return CatalogSites(strings, in: byPath, staleKeys: staleKeys)
  }
}
