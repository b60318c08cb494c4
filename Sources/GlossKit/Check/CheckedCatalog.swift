import ConventionChecks
import LocalizationModel
import ProjectLayout
import StringCatalog

/// One catalog of a check, with all that checking its parts takes.
struct CheckedCatalog: Sendable {
  /// The unit of parallel work, so that one large catalog keeps all processors busy.
  enum Share: Sendable {
    /// What is about the file as a whole.
    case file
    case entries(Range<Int>)

    fileprivate static let size = 128
  }

  struct Result: Sendable {
    var findings: [Finding] = []
    /// `nil` if nothing was counted.
    var coverage: CoverageCount?
  }

  private let file: CatalogFile
  private let checker: Checker
  /// As it was at the revision that the project is compared with; `nil` if it is as it was.
  private let former: StringCatalog?
  private let requiredLanguages: RequiredLanguages
  private let tongues: Tongues
  /// For each part to count on.
  let coverage: CoverageCount

  init(
    _ read: ReadCatalog, in project: Project, _ surroundings: CatalogSurroundings,
    _ checkers: CheckerCache
  ) {
    let catalog = read.catalog
    checker = checkers.checker(for: catalog.path, table: ProjectCatalog(catalog.path)?.table)
    file = CatalogFile(
      catalog, languageUses: read.languageUses, duplicates: read.duplicates,
      settings: checker.settings,
      developmentLanguages: project.layout.languages(ofTargetsOf: catalog.path)
        .filter(\.isLanguageCode),
      olderTables: surroundings.olderTables.files(beside: catalog.path),
      generatesSymbols: surroundings.settings.generatesSymbols(ofCatalog: catalog.path))
    former = project.formerCatalogs[catalog.path]
    let looksAtEntries = checker.looksAtEntries
    requiredLanguages = looksAtEntries ? file.requiredLanguages() : .none
    tongues = Tongues(file.languageUses.map(\.name.text))
    coverage = CoverageCount(
      looksAtEntries
        ? CoverageCount.languages(
          of: catalog, file.languageUses, asked: checker.settings.languages) : [],
      source: catalog.sourceLanguage)
  }

  /// All that there is to do.
  var shares: [Share] {
    var shares: [Share] = []
    if checker.looksAtEntries {
      let size = coverage.partSize(atLeast: Share.size)
      shares = stride(from: 0, to: file.catalog.entryCount, by: size).map {
        .entries($0..<min($0 + size, file.catalog.entryCount))
      }
    }
    return [.file] + shares
  }

  /// - Parameters:
  ///   - sites: `nil` if some source cannot tell which keys it spells.
  ///   - catalog: The catalog's index there.
  func result(
    of share: Share, _ sites: CatalogSites?, _ respelled: RespelledEntries, catalog: Int
  ) -> Result {
    switch share {
    case .file:
      var sink = FindingSink()
      checker.check(file, &sink)
      return Result(findings: sink.findings)
    case .entries(let entries): return result(of: entries, sites, respelled, catalog: catalog)
    }
  }

  private func result(
    of entries: Range<Int>, _ sites: CatalogSites?, _ respelled: RespelledEntries, catalog: Int
  ) -> Result {
    var sink = FindingSink()
    let sourceLanguage = file.catalog.sourceLanguage
    var coverage = coverage
    for index in entries {
      guard let contents = file.catalog.contents(at: index) else { continue }
      let entry = Entry(
        contents, sourceLanguage: sourceLanguage, requiredLanguages: requiredLanguages,
        sites: sites.flatMap { $0.sites(ofEntry: index, in: catalog) },
        settings: checker.settings, tongues: tongues)
      entry.former = former?.contents(of: contents.key)
      entry.lookup = respelled.lookup(of: contents.key, in: catalog)
      entry.isUsedBySymbol = sites?.isUsedBySymbol(contents.key, in: catalog) ?? false
      checker.check(entry, in: file.catalog.path, &sink)
      if file.catalog.firstIndex(ofKeyAt: index) == index {
        coverage.count(contents, sourceLanguage: sourceLanguage)
      }
    }
    return Result(findings: sink.findings, coverage: coverage)
  }
}

extension String {
  /// Whether it could be a language's code. Old projects are developed in `English`.
  fileprivate var isLanguageCode: Bool {
    let code = utf8.prefix { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }
    return (2...3).contains(code.count)
  }
}
