import ConventionChecks
import LocalizationModel
import ProjectLayout
import StringCatalog

/// One catalog in a check, with all that its rules need: divides a parsed catalog into shares for
/// parallel work, and returns the findings and translation counts of each share to
/// ``CatalogCheck``.
struct CatalogLinter: Sendable {
  /// The unit of parallel work, so that one large catalog keeps all processors busy.
  enum Share: Sendable {
    /// The rules about the file as a whole.
    case file
    case entries(Range<Int>)

    /// The number of entries in a share, unless a catalog has very many languages.
    fileprivate static let size = 128
  }

  /// The findings of one share, and its counts.
  struct Result: Sendable {
    var findings: [Finding] = []
    /// The counts of units; `nil` for the share of the file.
    var coverage: CoverageCount?
  }

  /// The inputs of the findings about the whole file. If they equal those of a kept result, the
  /// result is used again.
  private struct FileInputs: Equatable, Sendable {
    let catalog: Identity
    let checkers: Identity
    let developmentLanguages: [String]
    let olderTables: [String]
    let hasTextsOfOlderTables: Bool
    let generatesSymbols: Bool
    let builtLanguages: BuiltLanguages
    let isExtracted: Bool
    let infoPlist: InfoPlistNames?
    let projectLanguages: [String]?
    let textlessLanguages: [String]
    let appLanguages: [String]
    let productLanguages: [String]
    /// True if the texts reach no product.
    let isUnused: Bool
  }

  /// The inputs of the findings about the whole file that come from the sources as well.
  private struct FileShareInputs: Equatable, Sendable {
    let file: FileInputs
    let untypedKeys: [String]
  }

  /// The inputs of the findings about some entries.
  private struct EntriesInputs: Equatable, Sendable {
    let file: FileInputs
    let entries: Range<Int>
    let uses: [EntryUse]
  }

  /// The part of an entry's inputs that comes from the sources.
  private struct EntryUse: Equatable, Sendable {
    /// The places in sources that spell the key; `nil` if its use is unknown.
    let sites: [ExtractedString]?
    /// The place that looks the key up with other specifiers.
    let lookup: ExtractedString?
    /// True if the code uses the Swift symbol that Xcode generates for the key.
    let isUsedBySymbol: Bool
    /// True for a key with `%arg` that `sync` would replace: its texts are checked under the typed
    /// key.
    let isUntyped: Bool
  }

  /// Results kept between the requests of a live project; `nil` in a single run, and if the catalog
  /// is compared with another revision, which is no part of the inputs.
  private let cache: ProjectCache?
  private let fileInputs: FileInputs
  private let file: LintedCatalog
  private let checker: Checker
  /// The catalog at the revision that the project is compared with; `nil` if
  /// it has not changed since.
  private let former: StringCatalog?
  private let requiredLanguages: RequiredLanguages
  private let languageFacts: LanguageFactsTable
  /// An empty count with the catalog's languages; each share counts on its own copy.
  let coverage: CoverageCount

  init(
    _ analyzed: CatalogAnalysis, in project: Project, _ context: CatalogContext,
    _ checkers: CheckerCache
  ) {
    let catalog = analyzed.catalog
    checker = checkers.checker(for: catalog.path, table: ProjectCatalog(catalog.path)?.table)
    // A package that leaves the catalog out builds with the `.strings` files made of it.
    let olderTables =
      project.layout.hasTarget(catalog.path)
      ? context.olderTables.files(beside: catalog.path)
      : context.olderTables.files(beside: catalog.path).filter { !project.layout.isInPackage($0) }
    var file = LintedCatalog(
      catalog, languageUses: analyzed.languageUses, duplicates: analyzed.duplicates,
      settings: checker.settings,
      developmentLanguages: project.layout.languages(ofTargetsOf: catalog.path)
        .filter(\.isLanguageCode),
      olderTables: olderTables,
      hasTextsOfOlderTables: Conversion.addsNothing(of: olderTables, to: catalog.path),
      generatesSymbols: context.settings.generatesSymbols(ofCatalog: catalog.path))
    file.builtLanguages = context.settings.builtLanguages(ofCatalog: catalog.path)
    file.isExtracted = context.settings.catalogsWithoutSwift(among: [catalog.path]).isEmpty
    file.infoPlist = context.products.names[catalog.path]
    file.projectLanguages = context.products.listedLanguages.known[catalog.path]
    file.textlessLanguages = context.products.listedLanguages.textless[catalog.path] ?? []
    file.appLanguages = context.products.appLanguages[catalog.path] ?? []
    file.productLanguages = context.products.productLanguages[catalog.path] ?? []
    self.file = file
    former = project.formerCatalogs[catalog.path]
    cache = former == nil ? project.overlay.cache : nil
    fileInputs = FileInputs(
      catalog: analyzed.identity, checkers: checkers.identity,
      developmentLanguages: file.developmentLanguages, olderTables: file.olderTables,
      hasTextsOfOlderTables: file.hasTextsOfOlderTables, generatesSymbols: file.generatesSymbols,
      builtLanguages: file.builtLanguages, isExtracted: file.isExtracted,
      infoPlist: file.infoPlist, projectLanguages: file.projectLanguages,
      textlessLanguages: file.textlessLanguages, appLanguages: file.appLanguages,
      productLanguages: file.productLanguages,
      isUnused: context.settings.hasNoResources(catalog.path))
    let checksEntries = checker.checksEntries
    requiredLanguages = checksEntries ? file.requiredLanguages() : .none
    languageFacts = LanguageFactsTable(
      file.languageUses.map(\.name.text) + [catalog.sourceLanguage])
    coverage = CoverageCount(
      checksEntries
        ? CoverageCount.languages(
          of: catalog, file.languageUses, asked: checker.settings.languages,
          built: file.builtLanguages) : [],
      source: catalog.sourceLanguage)
  }

  /// The shares of the work: the file, and ranges of entries if any rule looks at entries.
  var shares: [Share] {
    var shares: [Share] = []
    if checker.checksEntries {
      let size = coverage.partSize(atLeast: Share.size)
      shares = stride(from: 0, to: file.catalog.entryCount, by: size).map {
        .entries($0..<min($0 + size, file.catalog.entryCount))
      }
    }
    return [.file] + shares
  }

  /// Checks one share, or takes the kept result if its inputs are equal.
  ///
  /// - Parameters:
  ///   - sites: The places in sources that spell keys; `nil` if some source could not be parsed to
  ///     its end.
  ///   - respelled: The entries that code looks up with other specifiers.
  ///   - catalog: The index of the catalog in `sites` and `respelled`.
  func result(
    of share: Share, _ sites: CatalogSites?, _ respelled: UnreachableEntries, catalog: Int
  ) -> Result {
    switch share {
    case .file:
      var file = file
      file.untypedKeys = respelled.untypedKeys(in: catalog)
      let inputs = FileShareInputs(file: fileInputs, untypedKeys: file.untypedKeys)
      return cache.answer(at: file.path, from: inputs) {
        var sink = FindingSink()
        checker.check(file, &sink)
        return Result(findings: sink.findings)
      }
    case .entries(let entries):
      let untyped = Set(respelled.untypedKeys(in: catalog))
      let uses = entries.map { index in
        let key = file.catalog.key(at: index)
        return EntryUse(
          sites: sites.flatMap { $0.sites(ofEntry: index, in: catalog) },
          lookup: respelled.lookup(of: key, in: catalog),
          isUsedBySymbol: sites?.isUsedBySymbol(key, in: catalog) ?? false,
          isUntyped: untyped.contains(key))
      }
      return cache.answer(
        at: file.path, entries.lowerBound,
        from: EntriesInputs(file: fileInputs, entries: entries, uses: uses)
      ) { result(of: entries, uses) }
    }
  }

  private func result(of entries: Range<Int>, _ uses: [EntryUse]) -> Result {
    var sink = FindingSink()
    var coverage = coverage
    for (index, use) in zip(entries, uses) {
      guard var contents = file.catalog.contents(at: index) else { continue }
      contents.isUnused = fileInputs.isUnused
      if !use.isUntyped { check(contents, use, &sink) }
      // A key that the file repeats counts once.
      if file.catalog.firstIndex(ofKeyAt: index) == index {
        coverage.count(contents.entry)
      }
    }
    return Result(findings: sink.findings, coverage: coverage)
  }

  private func check(_ contents: EntryContents, _ use: EntryUse, _ sink: inout FindingSink) {
    let entry = Entry(
      contents, sourceLanguage: file.catalog.sourceLanguage, requiredLanguages: requiredLanguages,
      sites: use.sites, settings: checker.settings, factsByLanguage: languageFacts)
    entry.builtLanguages = file.builtLanguages
    entry.isExtracted = file.isExtracted
    entry.former = former?.contents(of: contents.key)
    entry.lookup = use.lookup
    entry.isUsedBySymbol = use.isUsedBySymbol
    checker.check(entry, in: file.catalog.path, &sink)
  }
}

extension String {
  /// True if the text begins with two or three letters, as language codes do; old Xcode projects
  /// name languages such as `English`.
  fileprivate var isLanguageCode: Bool {
    let code = utf8.prefix { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }
    return (2...3).contains(code.count)
  }
}
