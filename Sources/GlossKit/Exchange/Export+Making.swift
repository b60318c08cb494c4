import Archives
import ConventionChecks
import Interchange
import LocalizationModel
import ProjectLayout
import StringCatalog
import TranslationUnits

extension Export {
  /// Reads the catalogs and makes the files in memory.
  public init(of project: Project, options: Options) async {
    boundary = project.boundary.admitting([options.outputFolder])
    failures = project.failures
    if let missing = Self.missing(for: options) {
      failures.append(GlossError(project.scopeName, .badArchive(missing)))
      return
    }
    let (globs, flaws) = Self.globs(options.catalogs)
    failures += flaws
    let exchanged = await ExchangedCatalogs(
      of: project, globs: globs, hasNames: true, isExport: true)
    failures += exchanged.failures
    var older = LegacyExport(of: project, exchanged, globs: globs)
    failures += older.failures
    notes += older.notes
    (catalogCount, stringsFileCount) = (exchanged.members.count, older.tables.count)
    guard catalogCount + stringsFileCount > 0 else {
      if failures.isEmpty { failures.append(project.noCatalog(matching: globs)) }
      return
    }
    let map = options.languageMap.before(project.configuration.languageMap)
    var languages = Self.distinct(
      options.languages.map { exchanged.spelling(of: map.catalogName(of: $0)) })
    let known = exchanged.languages
    if let unknown = languages.lazy.compactMap({ GlossError.noLanguage($0, besides: known) }).first
    {
      failures.append(unknown)
      return
    }
    notes += exchanged.remarks(on: languages, givenAs: options.languages)
    if languages.isEmpty { languages = Self.languages(of: project, exchanged, older) }
    if languages.isEmpty {
      failures.append(GlossError(project.scopeName, .noLanguages))
      return
    }
    if let objection = Self.objection(to: languages, options, map, of: project) {
      failures.append(objection)
      return
    }
    var before: [String: UnitTable] = [:]
    if let since = options.since {
      do throws(GlossError) {
        before = try await project.catalogs(exchanged.members.map(\.path), before: since)
          .mapValues { UnitTable($0) }
        if !older.tables.isEmpty {
          try older.leave(
            BranchChanges(
              since: since, in: project.scope.folders + [project.configuration.root]))
        }
      } catch {
        failures.append(error)
        return
      }
    }
    let screenshots = options.screenshots.map { Screenshots(in: $0, within: project.boundary) }
    failures += screenshots?.failures ?? []
    notes += screenshots?.notes ?? []
    let needsUsage = options.hasContext || options.format == .html || screenshots != nil
    let usage = needsUsage ? await KeyUsage(of: project) : nil
    let maker = DocumentMaker(
      exchanged: exchanged, older: older, options: options, languages: map, before: before,
      usage: usage, kits: KitMaker(project.configuration.checks, usage, screenshots),
      screenshots: screenshots)
    let results = await concurrentlyMap(languages, workers: project.workers) { maker.document($0) }
    for (language, result) in zip(languages, results) { add(result, to: language, maker) }
    catalogs = maker.catalogs + results.flatMap(\.older)
    if !options.overwrites { await withholdReplacements(options.format, exchanged, map, project) }
    failures = failures.sortedDistinct()
  }

  /// Returns the reason why the languages cannot be exported together, or `nil`.
  private static func objection(
    to languages: [String], _ options: Options, _ map: LanguageMap, of project: Project
  ) -> GlossError? {
    if let file = options.outputFile, languages.count > 1 {
      return GlossError(file, .severalLanguagesInFile(languages.count))
    }
    return map.collision(among: languages).map { first, second in
      GlossError(
        project.scopeName, .sameLanguageName(first, second, name: map.fileName(of: first)))
    }
  }

  /// Returns the languages that the catalogs, the older files and the settings name, sorted.
  private static func languages(
    of project: Project, _ exchanged: ExchangedCatalogs, _ older: LegacyExport
  ) -> [String] {
    Set(exchanged.builtLanguages + (project.configuration.checks.base.languages ?? []))
      .union(older.languages.map { exchanged.spelling(of: $0) })
      .subtracting(exchanged.sourceLanguages)
      .filter { !PseudoLanguage.contains($0) }.sortedByBytes()
  }

  /// Returns the reason why this build cannot make such files: it may lack the zip library.
  private static func missing(for options: Options) -> Message? {
    let isZip = options.format == .xlsx || options.bundle == .zip
    return isZip && !ZipArchive.isBuiltIn ? ArchiveError.missingLibraries : nil
  }

  /// Adds the file of a language, or a note that there is none.
  private mutating func add(
    _ result: DocumentMaker.Result, to language: String, _ maker: DocumentMaker
  ) {
    failures += result.failures
    if let document = result.document {
      documents.append(document)
      if let limit = result.limit, limit.left > 0 {
        notes.append(
          Message(
            "\(language): \(limit.taken) words go out, \(limit.left) are left for later",
            comment: "导出：按单词数限制。%1$@：语言；%2$lld：这次导出的单词数；%3$lld：留待以后的单词数"))
      }
    } else if result.failures.isEmpty {
      let oldPath = maker.path(for: language)
      notes.append(
        PathKind(oldPath) == .missing
          ? Message("nothing to translate to \(language)", comment: "导出：这种语言没有要翻译的。%@：语言")
          : Message(
            "nothing to translate to \(language): '\(oldPath)' is from an earlier export",
            comment: "导出：这种语言没有要翻译的，而旧文件还在。%1$@：语言；%2$@：旧文件"))
    }
  }

  /// Removes repeated texts; the order stays.
  private static func distinct(_ texts: [String]) -> [String] {
    var earlier: Set<String> = []
    return texts.filter { earlier.insert($0).inserted }
  }

  /// Leaves out each file that would replace an older one with translations that the catalogs lack,
  /// with an error.
  private mutating func withholdReplacements(
    _ format: Format, _ exchanged: ExchangedCatalogs, _ map: LanguageMap, _ project: Project
  ) async {
    let languages = FileLanguages(map: map, gate: exchanged.gate)
    // Unfinished translations are accepted here, because they are work that would be lost, too.
    let context = ImportContext(
      ImportOptions(accepted: [.needsReview, .new]), project, exchanged)
    let boundary = boundary
    let flaws = await concurrentlyMap(documents.map(\.path), workers: project.workers) {
      path -> GlossError? in
      guard PathKind(path) == .file else { return nil }
      if format == .html { return KitMaker.flaw(ofOldFile: path, within: boundary) }
      let (sources, flaws) = TranslatorsFile.find([path], within: boundary)
      let files = sources.map { TranslatorsFile.read($0, languages) }
      if !flaws.isEmpty || files.contains(where: { $0.failure != nil }) {
        return GlossError(path, .notOverwritten(count: nil))
      }
      let planned = PlannedFile.all(files, for: exchanged, context)
      let count = planned.flatMap(\.parts).reduce(0) { $0 + $1.plan.ledger.workCount }
      return count > 0 ? GlossError(path, .notOverwritten(count: count)) : nil
    }
    failures += flaws.compactMap { $0 }
    documents = zip(documents, flaws).filter { $1 == nil }.map(\.0)
  }

  /// Compiles the values of `--catalog`; returns an error for each that is no glob.
  static func globs(_ patterns: [String]) -> (globs: [Glob], flaws: [GlossError]) {
    var globs: [Glob] = []
    var flaws: [GlossError] = []
    for pattern in patterns {
      do throws(Glob.Flaw) {
        globs.append(try Glob(WorkingDirectory.current.path(ofArgument: pattern)))
      } catch {
        let why = Message(
          "not a path pattern: give one such as 'App/*.xcstrings'", comment: "原因：选项的值不是路径的通配符")
        flaws.append(
          GlossError(pattern, .badGlob(value: "--catalog", glob: pattern, why)))
      }
    }
    return (globs, flaws)
  }
}

extension ExchangedCatalogs {
  /// Returns notes on codes of the command line that stand for another spelling, and on languages
  /// that no catalog has.
  fileprivate func remarks(on languages: [String], givenAs given: [String]) -> [Message] {
    zip(given, languages).filter { $0 != $1 }.map { given, language in
      Message(
        "'\(given)' is taken for '\(language)'", comment: "导出：语言代码写法不同。%1$@：所给的代码；%2$@：目录里的代码")
    } + languages.compactMap { remark(on: $0) }
  }

  /// Returns a note on a new language that the catalogs probably have under another name.
  private func remark(on language: String) -> Message? {
    guard let likely = gate.likelyName(of: language, by: languages) else {
      return nil
    }
    return Message(
      "'\(language)' is new here: did you mean '\(likely)', which the catalogs have?",
      comment: "导出：所给的语言在目录里没有，却有相同的另一种写法。%1$@：所给的语言；%2$@：目录里的语言")
  }
}
