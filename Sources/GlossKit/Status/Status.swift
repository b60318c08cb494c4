import ConventionChecks
import Interchange
public import LocalizationModel
import ProjectLayout
import StringCatalog

/// The translation coverage of a project's catalogs: the work behind `gloss status`.
///
/// Catalogs in scope come in; counts by catalog and language come out, with the open units if asked
/// for.
public struct Status: Sendable {
  /// The catalogs that could be read, sorted by path bytes.
  public private(set) var catalogs: [CatalogSize] = []
  /// The counts by catalog, then by language.
  public private(set) var coverage: [Coverage] = []
  /// The units without a finished translation, by catalog, language and place; empty unless asked
  /// for.
  public private(set) var openUnits: [OpenUnit] = []
  /// Errors of catalogs that could not be read, sorted by path bytes; all other results are
  /// complete.
  public private(set) var failures: [GlossError] = []
  /// All languages in the catalogs, source languages included.
  private var usedLanguages: Set<String> = []

  /// Counts the catalogs in the project's scope.
  ///
  /// - Parameters:
  ///   - project: The project as it was read.
  ///   - languages: The languages to count, even in catalogs that lack them; empty for the
  ///     languages in each catalog and those that the configuration asks for.
  ///   - listsUnits: True to fill ``openUnits``.
  ///   - measuresTexts: True to count words and characters of texts.
  public init(
    of project: Project, languages: [String] = [], listsUnits: Bool = false,
    measuresTexts: Bool = false
  ) async {
    failures = project.failures
    let loaded = await Self.load(project)
    failures += loaded.failures
    if loaded.catalogs.isEmpty, failures.isEmpty {
      failures.append(project.noCatalog)
    }
    failures = failures.sortedDistinct()
    for catalog in loaded.catalogs {
      usedLanguages.insert(catalog.sourceLanguage)
      usedLanguages.formUnion(catalog.languageUses().map(\.name.text))
    }
    let unknown = languages.compactMap { GlossError.noLanguage($0, besides: usedLanguages) }
    if !unknown.isEmpty, !loaded.catalogs.isEmpty {
      failures += unknown
      return
    }
    let checkers = CheckerCache(project.configuration.checks, rules: [])
    let settings = project.buildSettings
    let work = loaded.catalogs.map { catalog in
      let table = ProjectCatalog(catalog.path)?.table
      let requested = checkers.checker(for: catalog.path, table: table).settings.languages
      return CatalogWork(
        catalog,
        languages: languages.isEmpty
          ? CoverageCount.languages(
            of: catalog, catalog.languageUses(), asked: requested,
            built: settings.builtLanguages(ofCatalog: catalog.path))
          : Set(languages).sorted { $0.precedesInBytes($1) },
        isUnused: settings.hasNoResources(catalog.path), listsUnits: listsUnits,
        measuresTexts: measuresTexts)
    }
    let parts = work.indices.flatMap { index in
      work[index].parts.map { (work: index, entries: $0) }
    }
    let results = await concurrentlyMap(parts, workers: project.workers) { part in
      work[part.work].result(part.entries)
    }
    var totals = work.map(\.nothing)
    for (part, result) in zip(parts, results) { totals[part.work].add(result) }
    for (work, total) in zip(work, totals) {
      catalogs.append(total.size)
      coverage += total.coverage(of: work.catalog)
      // Languages one after the other; within each the order of the file.
      openUnits += work.languages.flatMap { language in total.units[language] ?? [] }
    }
  }

  private static func load(
    _ project: Project
  ) async -> (catalogs: [StringCatalog], failures: [GlossError]) {
    let paths = project.catalogPathsInScope
    let overlay = project.overlay
    let results = await concurrentlyMap(paths, workers: project.workers) {
      path -> Result<StringCatalog, GlossError> in
      do throws(GlossError) {
        return .success(try CatalogFile(path, overlay: overlay).catalog)
      } catch {
        return .failure(error)
      }
    }
    var catalogs: [StringCatalog] = []
    var failures: [GlossError] = []
    for result in results {
      switch result {
      case .success(let catalog): catalogs.append(catalog)
      case .failure(let error): failures.append(error)
      }
    }
    return (catalogs, failures)
  }

  /// Returns a message for each requested language that no catalog has, with a catalog's language
  /// that may have been meant.
  package func unknownLanguages(_ requested: [String]) -> [Message] {
    let used = usedLanguages.sortedByBytes()
    return requested.filter { !usedLanguages.contains($0) }.map { language in
      let tags = LanguageCodeSpelling.subtags(of: language.lowercased())
      func hasTags(_ name: String, _ isFitting: ([String]) -> Bool) -> Bool {
        isFitting(LanguageCodeSpelling.subtags(of: name.lowercased()))
      }
      let closest =
        used.first { hasTags($0) { $0 == tags } }
        ?? used.first { hasTags($0) { $0.first == tags.first } }
      guard let closest else {
        return Message("no catalog has the language '\(language)'", comment: "没有目录含有所要的语言。%@：语言")
      }
      return Message(
        "no catalog has the language '\(language)', did you mean '\(closest)'?",
        comment: "没有目录含有所要的语言。%1$@：语言；%2$@：相近的语言")
    }
  }
}

/// The counting of one catalog in parts: ranges of its entries that are counted in parallel.
private struct CatalogWork: Sendable {
  let catalog: StringCatalog
  let languages: [String]
  /// The result of no entries, to which the results of the parts are added.
  let nothing: Result
  /// The lines of the catalog, for places of units; `nil` if no units are wanted.
  private let lines: LineTable?
  private let measuresTexts: Bool
  /// True if the texts reach no product.
  private let isUnused: Bool

  init(
    _ catalog: StringCatalog, languages: [String], isUnused: Bool, listsUnits: Bool,
    measuresTexts: Bool
  ) {
    self.isUnused = isUnused
    self.measuresTexts = measuresTexts
    self.catalog = catalog
    self.languages = languages
    var nothing = Result(
      size: CatalogSize(catalog: catalog.path, sourceLanguage: catalog.sourceLanguage),
      count: CoverageCount(languages, source: catalog.sourceLanguage))
    if measuresTexts { nothing.amounts = [:] }
    self.nothing = nothing
    lines = listsUnits ? LineTable(catalog.bytes.span) : nil
  }

  struct Result: Sendable {
    var size: CatalogSize
    var count: CoverageCount
    /// Units without a finished translation, by language.
    var units: [String: [OpenUnit]] = [:]
    /// Amounts of text by language; `nil` if they are not wanted.
    var amounts: [String: WorkAmounts]?

    /// Returns the counts, sorted by language.
    func coverage(of catalog: StringCatalog) -> [Coverage] {
      var coverage = count.coverage(of: catalog)
      guard let amounts else { return coverage }
      for index in coverage.indices {
        coverage[index].amounts = amounts[coverage[index].language] ?? WorkAmounts()
      }
      return coverage
    }

    mutating func add(_ other: Result) {
      size.keys += other.size.keys
      size.staleKeys += other.size.staleKeys
      size.untranslatedKeys += other.size.untranslatedKeys
      count.add(other.count)
      for (language, units) in other.units { self.units[language, default: []] += units }
      amounts?.merge(other.amounts ?? [:]) { $0.adding($1) }
    }
  }

  /// Ranges of entries that are counted in parallel, so that one large catalog keeps all processors
  /// busy.
  var parts: [Range<Int>] {
    let size = nothing.count.partSize(atLeast: 256)
    return stride(from: 0, to: catalog.entryCount, by: size).map {
      $0..<min($0 + size, catalog.entryCount)
    }
  }

  func result(_ entries: Range<Int>) -> Result {
    var result = nothing
    for index in entries {
      // With a duplicate key, the first entry counts.
      if catalog.firstIndex(ofKeyAt: index) != index { continue }
      var entry = catalog.entry(at: index)
      entry.isUnused = isUnused
      if !entry.shouldTranslate || isUnused {
        result.size.untranslatedKeys += 1
      } else if entry.isStale {
        result.size.staleKeys += 1
      } else {
        result.size.keys += 1
      }
      if lines == nil, !measuresTexts {
        result.count.count(entry)
        continue
      }
      // The closure below may not change `result` while a part of it counts, so it fills variables.
      // `amounts` is moved out and not copied, which would copy its dictionary for each entry.
      var found: [(language: String, unit: CatalogUnit, state: UnitState)] = []
      var measured = MeasuredTexts()
      var amounts = result.amounts
      result.amounts = nil
      result.count.count(entry) { language, unit, state in
        if lines != nil, state.isOpen { found.append((language, unit, state)) }
        if state.isCounted {
          amounts?[language, default: WorkAmounts()].add(
            measured.amount(of: unit.source.joined), in: state)
        }
      }
      result.amounts = amounts
      for (language, unit, state) in found {
        result.units[language, default: []].append(openUnit(unit, state, of: entry, in: language))
      }
    }
    return result
  }

  private func openUnit(
    _ unit: CatalogUnit, _ state: UnitState, of entry: CatalogEntry, in language: String
  ) -> OpenUnit {
    let position = unit.range.flatMap { lines?.position(ofByte: $0.start, in: catalog.bytes.span) }
    return OpenUnit(
      catalog: catalog.path, key: entry.key, comment: entry.comment, language: language,
      leaf: unit.path, state: state, source: unit.source.joined, text: unit.target?.text.joined,
      position: position ?? SourcePosition(line: 1, column: 1))
  }
}

/// The amounts of an entry's source texts, each measured once. All languages of an entry share the
/// same few source texts, so a list is searched fast enough.
private struct MeasuredTexts {
  private var measured: [(text: String, amount: TextAmount)] = []

  mutating func amount(of text: String) -> TextAmount {
    if let found = measured.first(where: { $0.text.hasBytes(of: text) }) { return found.amount }
    let amount = TextMeasure.amount(of: text)
    measured.append((text, amount))
    return amount
  }
}
