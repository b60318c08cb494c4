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
      /// Where its lines begin, if anything was found by then and nobody has looked.
      case lines
    }

    static let size = 128
  }

  /// All that checking the parts of one catalog takes.
  private struct Work: Sendable {
    let file: CatalogFile
    let checker: Checker
    /// As it was at the revision that the project is compared with; `nil` if it is as it was.
    let former: StringCatalog?
    let requiredLanguages: [String]
    /// For each part to look with.
    let glance: EntryGlance
    /// For each part to count on.
    let coverage: CoverageCount
    let discovery = Discovery()

    init(_ file: CatalogFile, _ checker: Checker, former: StringCatalog?) {
      self.file = file
      self.checker = checker
      self.former = former
      let looksAtEntries = checker.looksAtEntries
      requiredLanguages = looksAtEntries ? file.requiredLanguages() : []
      glance = EntryGlance(file, checker, requiredLanguages: requiredLanguages)
      coverage = CoverageCount(
        looksAtEntries
          ? CoverageCount.languages(
            of: file.catalog, file.languageUses, asked: checker.settings.languages) : [],
        source: file.catalog.sourceLanguage, file.languageUses)
    }
  }

  private struct Result: Sendable {
    var findings: [Finding] = []
    /// `nil` if nothing was counted.
    var coverage: CoverageCount?
    var lines: LineTable?
  }

  /// Whether anything was found by any worker.
  private final class Discovery: Sendable {
    private let isMade = Atomic(false)
    private let isTaken = Atomic(false)

    func add() { isMade.store(true, ordering: .relaxed) }

    /// - Returns: Whether something was found and this is the first to ask since.
    func take() -> Bool {
      isMade.load(ordering: .relaxed) && !isTaken.exchange(true, ordering: .relaxed)
    }
  }

  /// - Parameter sites: `nil` if some source cannot tell which keys it spells.
  func checkCatalogs(
    _ sites: CatalogSites?
  ) async -> (findings: [LocatedFinding], coverage: [Coverage]) {
    let catalogs = loaded.map(\.catalog)
    var cache = checkers
    let works = loaded.map { read in
      let catalog = read.catalog
      let checker = cache.checker(for: catalog.path, table: ProjectCatalog(catalog.path)?.table)
      return Work(
        CatalogFile(
          catalog, languageUses: read.languageUses, duplicates: read.duplicates,
          settings: checker.settings,
          developmentLanguages: project.layout.languages(ofTargetsOf: catalog.path)
            .filter(\.isLanguageCode)), checker,
        former: project.formerCatalogs[catalog.path])
    }
    var parts: [Part] = []
    for (index, catalog) in catalogs.enumerated() {
      parts.append(Part(catalog: index, share: .file))
      var shares: [Part.Share] = []
      if works[index].checker.looksAtEntries {
        shares = stride(from: 0, to: catalog.entryCount, by: Part.size).map {
          .entries($0..<min($0 + Part.size, catalog.entryCount))
        }
      }
      // Not at the end, where others would have nothing left to do; but one finding may come late.
      shares.insert(.lines, at: shares.count * 3 / 4)
      shares.insert(.lines, at: shares.count / 4)
      parts += shares.map { Part(catalog: index, share: $0) }
    }
    let results = await concurrentlyMap(parts, workers: project.workers) { part in
      let work = works[part.catalog]
      let result = Self.result(of: part, in: work, sites)
      if !result.findings.isEmpty { work.discovery.add() }
      return result
    }
    var byCatalog = works.map { Result(coverage: $0.coverage) }
    for (part, result) in zip(parts, results) {
      byCatalog[part.catalog].findings += result.findings
      if let coverage = result.coverage { byCatalog[part.catalog].coverage?.add(coverage) }
      if let lines = result.lines { byCatalog[part.catalog].lines = lines }
    }
    var coverage: [Coverage] = []
    for (index, catalog) in catalogs.enumerated() {
      Self.lay(out: &byCatalog[index].findings, like: catalog)
      coverage += byCatalog[index].coverage?.coverage(of: catalog).filter { !$0.isSource } ?? []
    }
    return (await located(byCatalog, in: catalogs), coverage)
  }

  private static func result(
    of part: Part, in work: Work, _ sites: CatalogSites?
  ) -> Result {
    let catalog = work.file.catalog
    var result = Result()
    var sink = FindingSink()
    switch part.share {
    case .file: work.checker.check(work.file, &sink)
    case .lines:
      if work.discovery.take() { result.lines = LineTable(catalog.bytes.span) }
    case .entries(let entries):
      let sourceLanguage = catalog.sourceLanguage
      var (glance, coverage) = (work.glance, work.coverage)
      for index in entries {
        let use = sites?.use(ofEntry: index, in: part.catalog) ?? .unknown
        if work.former == nil, glance.passes(over: index, use) {
          if glance.shouldTranslate { coverage.count(plain: glance.texts) }
          continue
        }
        guard let contents = catalog.contents(at: index) else { continue }
        var entry = Entry(
          contents, sourceLanguage: sourceLanguage, requiredLanguages: work.requiredLanguages,
          sites: sites.flatMap { $0.sites(ofEntry: index, in: part.catalog) },
          settings: work.checker.settings)
        entry.former = work.former?.contents(of: contents.key)
        work.checker.check(entry, in: catalog.path, &sink)
        coverage.count(contents, sourceLanguage: sourceLanguage)
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
    CatalogSites(sources, in: loaded.map(\.catalog), staleKeys: staleKeys)
  }
}

extension String {
  /// Whether it could be a language's code. Old projects are developed in `English`.
  fileprivate var isLanguageCode: Bool {
    let code = utf8.prefix { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }
    return (2...3).contains(code.count)
  }
}
