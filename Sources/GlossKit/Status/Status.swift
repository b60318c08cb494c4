import ConventionChecks
import Interchange
public import LocalizationModel
import ProjectLayout
import StringCatalog

/// How far a project's catalogs are translated: what `gloss status` shows.
public struct Status: Sendable {
  /// The catalogs that could be read, by path bytes.
  public private(set) var catalogs: [CatalogSize] = []
  /// By catalog, then by language.
  public private(set) var coverage: [Coverage] = []
  /// What is to be done, by catalog, language and place; empty if it was not asked for.
  public private(set) var openUnits: [OpenUnit] = []
  /// What could not be read, by path bytes; everything else is complete.
  public private(set) var failures: [GlossError] = []
  /// All that the catalogs name, the sources' included.
  private var usedLanguages: Set<String> = []

  /// Counts what is in the project's scope.
  ///
  /// - Parameters:
  ///   - project: The project as it was read.
  ///   - languages: What to look at, also where a catalog has nothing in it; none for the languages
  ///     that a catalog has, and those that the configuration asks for.
  ///   - listsUnits: Whether ``openUnits`` is wanted.
  ///   - measuresTexts: Whether the words and characters of texts are counted.
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
    failures = failures.distinctByPlace()
    for catalog in loaded.catalogs {
      usedLanguages.insert(catalog.sourceLanguage)
      usedLanguages.formUnion(catalog.languageUses().map(\.name.text))
    }
    let checkers = CheckerCache(project.configuration.checks, rules: [])
    let work = loaded.catalogs.map { catalog in
      let table = ProjectCatalog(catalog.path)?.table
      let asked = checkers.checker(for: catalog.path, table: table).settings.languages
      return CatalogWork(
        catalog,
        languages: languages.isEmpty
          ? CoverageCount.languages(of: catalog, catalog.languageUses(), asked: asked)
          : Set(languages).sorted { $0.precedesInBytes($1) },
        listsUnits: listsUnits, measuresTexts: measuresTexts)
    }
    let parts = work.indices.flatMap { index in
      work[index].parts.map { (work: index, entries: $0) }
    }
    let results = await concurrentlyMap(parts, workers: project.workers) { part in
      work[part.work].result(part.entries)
    }
    var sums = work.map(\.nothing)
    for (part, result) in zip(parts, results) { sums[part.work].add(result) }
    for (work, sum) in zip(work, sums) {
      catalogs.append(sum.size)
      coverage += sum.coverage(of: work.catalog)
      // Languages one after the other; within each the order of the file.
      openUnits += work.languages.flatMap { language in sum.units[language] ?? [] }
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
        return .success(try LoadedCatalog(path, overlay: overlay).catalog)
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

  /// What to say about languages that were asked for and that no catalog has, which may be misspelt.
  package func unknownLanguages(_ asked: [String]) -> [Message] {
    let used = usedLanguages.sortedByBytes()
    return asked.filter { !usedLanguages.contains($0) }.map { language in
      let tags = LanguageName.subtags(of: language.lowercased())
      func areTags(_ name: String, _ isFitting: ([String]) -> Bool) -> Bool {
        isFitting(LanguageName.subtags(of: name.lowercased()))
      }
      let closest =
        used.first { areTags($0) { $0 == tags } }
        ?? used.first { areTags($0) { $0.first == tags.first } }
      guard let closest else {
        return Message("no catalog has the language '\(language)'", comment: "没有目录含有所要的语言。%@：语言")
      }
      return Message(
        "no catalog has the language '\(language)', did you mean '\(closest)'?",
        comment: "没有目录含有所要的语言。%1$@：语言；%2$@：相近的语言")
    }
  }
}

/// One catalog with what is to be counted in it.
private struct CatalogWork: Sendable {
  let catalog: StringCatalog
  let languages: [String]
  let nothing: Result
  /// `nil` if no units are wanted.
  private let lines: LineTable?
  private let measuresTexts: Bool

  init(
    _ catalog: StringCatalog, languages: [String], listsUnits: Bool, measuresTexts: Bool
  ) {
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
    /// By language.
    var units: [String: [OpenUnit]] = [:]
    /// By language; `nil` if none are wanted.
    var amounts: [String: WorkAmounts]?

    /// - Returns: Sorted by language.
    func coverage(of catalog: StringCatalog) -> [Coverage] {
      var coverage = count.coverage(of: catalog)
      guard let amounts else { return coverage }
      for place in coverage.indices {
        coverage[place].amounts = amounts[coverage[place].language] ?? WorkAmounts()
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

  /// The units of parallel work, so that one large catalog keeps all processors busy.
  var parts: [Range<Int>] {
    let size = nothing.count.partSize(atLeast: 256)
    return stride(from: 0, to: catalog.entryCount, by: size).map {
      $0..<min($0 + size, catalog.entryCount)
    }
  }

  func result(_ entries: Range<Int>) -> Result {
    var result = nothing
    let sourceLanguage = catalog.sourceLanguage
    for index in entries {
      // Of two entries with one key the first is read.
      guard catalog.firstIndex(ofKeyAt: index) == index,
        let entry = catalog.contents(at: index)
      else { continue }
      if !entry.shouldTranslate {
        result.size.untranslatedKeys += 1
      } else if entry.isStale {
        result.size.staleKeys += 1
      } else {
        result.size.keys += 1
      }
      if lines == nil, !measuresTexts {
        result.count.count(entry, sourceLanguage: sourceLanguage)
        continue
      }
      var found: [(language: String, unit: CountedUnit)] = []
      var measured = MeasuredTexts()
      var amounts = result.amounts
      result.amounts = nil
      result.count.count(entry, sourceLanguage: sourceLanguage) { language, unit in
        if lines != nil, unit.state != .translated { found.append((language, unit)) }
        amounts?[language, default: WorkAmounts()].add(
          measured.amount(of: unit.source), in: unit.state)
      }
      result.amounts = amounts
      for (language, unit) in found {
        result.units[language, default: []].append(openUnit(unit, of: entry, in: language))
      }
    }
    return result
  }

  private func openUnit(
    _ unit: CountedUnit, of entry: EntryContents, in language: String
  ) -> OpenUnit {
    let position = lines?.position(ofByte: unit.range.start, in: catalog.bytes.span)
    return OpenUnit(
      catalog: catalog.path, key: entry.key, comment: entry.comment?.text, language: language,
      leaf: unit.path, state: unit.state, source: unit.source, text: unit.text,
      position: position ?? SourcePosition(line: 1, column: 1))
  }
}

/// The amounts of an entry's texts: its languages have the same few.
private struct MeasuredTexts {
  private var known: [(text: String, amount: TextAmount)] = []

  mutating func amount(of text: String) -> TextAmount {
    if let found = known.first(where: { $0.text.hasBytes(of: text) }) { return found.amount }
    let amount = TextMeasure.amount(of: text)
    known.append((text, amount))
    return amount
  }
}
