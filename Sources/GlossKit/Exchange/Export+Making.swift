import ConventionChecks
import Interchange
import LocalizationModel
import ProjectLayout
import StringCatalog
import XLIFF

extension Export {
  /// Reads the catalogs and makes the files.
  public init(of project: Project, options: Options) async {
    failures = project.failures
    allowsOutside = project.boundary.isOpen
    let (globs, flaws) = Self.globs(options.catalogs)
    failures += flaws
    let exchanged = await ExchangedCatalogs(of: project, globs: globs)
    failures += exchanged.failures
    catalogCount = exchanged.members.count
    guard !exchanged.members.isEmpty else {
      if failures.isEmpty { failures.append(GlossError(project.scopeName, .noCatalog)) }
      return
    }
    let map = options.languageMap.before(project.configuration.languageMap)
    var languages = Self.distinct(
      options.languages.map { exchanged.spelling(of: map.catalogName(of: $0)) })
    for (given, language) in zip(options.languages, languages) where given != language {
      notes.append(
        Message(
          "'\(given)' is taken for '\(language)'", comment: "导出：语言代码写法不同。%1$@：所给的代码；%2$@：目录里的代码"))
    }
    if languages.isEmpty {
      let known = Set(exchanged.languages + (project.configuration.checks.base.languages ?? []))
      languages = known.subtracting(exchanged.sourceLanguages).sortedByBytes()
      if languages.isEmpty {
        failures.append(GlossError(project.scopeName, .noLanguages))
        return
      }
    }
    if let (first, second) = map.collision(among: languages) {
      failures.append(
        GlossError(
          project.scopeName, .sameLanguageName(first, second, name: map.fileName(of: first))))
      return
    }
    var before: [String: UnitTable] = [:]
    if let since = options.since {
      do throws(GlossError) {
        before = try await project.catalogs(exchanged.members.map(\.path), before: since)
          .mapValues { UnitTable($0) }
      } catch {
        failures.append(error)
        return
      }
    }
    let usage = options.hasContext ? await KeyUsage(of: project) : nil
    let maker = DocumentMaker(
      exchanged: exchanged, options: options, languages: map, before: before, usage: usage)
    let made = await concurrentlyMap(languages, workers: project.workers) { maker.document($0) }
    for (language, result) in zip(languages, made) {
      failures += result.failures
      if let document = result.document {
        documents.append(document)
      } else if result.failures.isEmpty {
        let old = maker.path(for: language)
        notes.append(
          PathKind(old) == .missing
            ? Message("nothing to translate to \(language)", comment: "导出：这种语言没有要翻译的。%@：语言")
            : Message(
              "nothing to translate to \(language): '\(old)' is from an earlier export",
              comment: "导出：这种语言没有要翻译的，而旧文件还在。%1$@：语言；%2$@：旧文件"))
      }
    }
    catalogs = maker.catalogs
    if !options.overwrites { await keepWork(exchanged, map, project) }
    failures = Set(failures).sorted { $0.path.precedesInBytes($1.path) }
  }

  private static func distinct(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }
  }

  /// Leaves out files in whose place there is one with translations that the catalogs lack.
  private mutating func keepWork(
    _ exchanged: ExchangedCatalogs, _ map: LanguageMap, _ project: Project
  ) async {
    let languages = FileLanguages(map: map, gate: exchanged.gate)
    // Drafts are work as well.
    let grounds = ImportGrounds(
      ImportOptions(accepted: [.needsReview, .new]), project, exchanged)
    let flaws = await concurrentlyMap(documents.map(\.path), workers: project.workers) {
      path -> GlossError? in
      guard PathKind(path) == .file else { return nil }
      let translators = TranslatorsFile.read(path, languages)
      if translators.failure != nil { return GlossError(path, .notOverwritten(count: nil)) }
      let planned = PlannedFile.all([translators], for: exchanged, grounds)
      let count = planned.flatMap(\.parts).reduce(0) { $0 + $1.plan.ledger.workCount }
      return count > 0 ? GlossError(path, .notOverwritten(count: count)) : nil
    }
    failures += flaws.compactMap { $0 }
    documents = zip(documents, flaws).filter { $1 == nil }.map(\.0)
  }

  static func globs(_ patterns: [String]) -> (globs: [Glob], flaws: [GlossError]) {
    var globs: [Glob] = []
    var flaws: [GlossError] = []
    for pattern in patterns {
      do throws(Glob.Flaw) {
        globs.append(try Glob(WorkingDirectory.current.path(ofArgument: pattern)))
      } catch {
        let detail = "not a pattern of paths: give one such as 'App/*.xcstrings'"
        flaws.append(
          GlossError(pattern, .badGlob(value: "--catalog", glob: pattern, detail: detail)))
      }
    }
    return (globs, flaws)
  }
}

/// Makes the files for one language after the other.
struct DocumentMaker: Sendable {
  private typealias Member = (
    path: String, original: String, table: UnitTable, fingerprint: ExportFingerprint
  )

  private let members: [Member]
  private let options: Export.Options
  private let languages: LanguageMap
  private let before: [String: UnitTable]
  private let usage: KeyUsage?
  private let container: String?

  init(
    exchanged: ExchangedCatalogs, options: Export.Options, languages: LanguageMap,
    before: [String: UnitTable], usage: KeyUsage?
  ) {
    members = exchanged.members.map {
      let fingerprint = ExportFingerprint(catalog: BlobName(of: $0.loaded.bytes))
      return ($0.path, $0.original, $0.table, fingerprint)
    }
    self.options = options
    self.languages = languages
    self.before = before
    self.usage = usage
    container = exchanged.paths.container
  }

  /// The catalogs, and the names of their bytes.
  var catalogs: [(path: String, name: BlobName)] {
    members.map { ($0.path, $0.fingerprint.catalog) }
  }

  /// What an export of a catalog says of itself.
  ///
  /// - Parameter member: Its index among the catalogs.
  func tool(ofMember member: Int) -> XLIFFFile.Tool { members[member].fingerprint.tool }

  struct Result: Sendable {
    /// `nil` if there is nothing to send.
    var document: Export.Document?
    var failures: [GlossError] = []
  }

  /// Where the file or bundle of a language goes.
  func path(for language: String) -> String {
    let language = languages.fileName(of: language)
    let name = options.isBundle ? "\(language).xcloc" : "\(language).xliff"
    return WorkingDirectory.current.path(ofArgument: "\(options.output)/\(name)")
  }

  func document(_ language: String) -> Result {
    var result = Result()
    var files: [XLIFFFile] = []
    let name = languages.fileName(of: language)
    for member in members {
      let units = units(of: member, language, &result.failures, where: isWanted)
      if units.isEmpty { continue }
      let source = member.table.catalog.sourceLanguage
      if options.version != .v1_2, let first = files.first?.sourceLanguage, first != source {
        let detail =
          "its source language is '\(source)', and XLIFF \(options.version.rawValue) has one for the "
          + "whole file, here '\(first)': export it by itself with '--catalog', or as 1.2"
        result.failures.append(GlossError(member.path, .badCatalog(detail: detail)))
        continue
      }
      files.append(
        XLIFFFile(
          original: member.original, sourceLanguage: source,
          targetLanguage: name, tool: member.fingerprint.tool, units: units))
    }
    if files.isEmpty { return result }
    let path = path(for: language)
    do throws(XLIFFError) {
      let bytes = try XLIFFDocument.bytes(of: files, in: options.version)
      var document = Export.Document(
        path: options.isBundle ? "\(path)/Localized Contents/\(name).xliff" : path,
        language: language, unitCount: files.reduce(0) { $0 + $1.units.count },
        translatedCount: files.reduce(0) { $0 + $1.units.count { Self.isTranslated($0) } },
        bytes: bytes)
      if options.isBundle {
        document.companions = try companions(of: path, name, files, &result.failures)
      }
      result.document = document
    } catch {
      result.failures.append(GlossError(path, .badXLIFF(detail: error.detail)))
    }
    return result
  }

  /// All units of a catalog, whichever were asked for.
  ///
  /// - Parameter member: Its index among the catalogs.
  func allUnits(
    ofMember member: Int, _ language: String, _ failures: inout [GlossError]
  ) -> [TransUnit] {
    units(of: members[member], language, &failures) { _ in true }
  }

  private func units(
    of member: Member, _ language: String, _ failures: inout [GlossError],
    where isWanted: (TransUnit) -> Bool
  ) -> [TransUnit] {
    var units: [TransUnit] = []
    units.reserveCapacity(member.table.entryCount)
    // A catalog whose ids collide was never exported.
    var known: [TextKey: TransUnit] = [:]
    for unit in (try? before[member.path]?.units(for: language)) ?? [] {
      known[TextKey(unit.id)] = unit.unit
    }
    do throws(InterchangeError) {
      try member.table.forEachUnit(for: language) { made, key, _ in
        var unit = consume made
        if !known.isEmpty, let old = known[TextKey(unit.id ?? "")], old.source == unit.source {
          return
        }
        guard isWanted(unit) else { return }
        if let unfit = unit.unfitness {
          failures.append(
            GlossError(
              member.path, at: member.table.catalog.position(of: key),
              .badCatalog(detail: "\(unfit.detail); the text is left out for \(language)")))
          return
        }
        complete(&unit, key, of: member)
        units.append(unit)
      }
    } catch {
      failures.append(GlossError(member.path, .badCatalog(detail: error.description)))
    }
    return units
  }

  /// Gives a unit what the options add to it.
  private func complete(_ unit: inout TransUnit, _ key: String, of member: Member) {
    if options.isPrefilled, unit.target == nil, let source = unit.source {
      unit.target = TransUnit.Target(source, state: .new, stateQualifier: TransUnit.prefilled)
    }
    if let use = usage?.use(of: key, in: member.path) {
      unit.notes.append(TransUnit.Note(use.note, from: "context"))
      unit.locations = use.locations
    }
  }

  /// Whether a unit was asked for.
  func isWanted(_ unit: TransUnit) -> Bool {
    switch options.selection {
    case .all: true
    case .missing: unit.isTranslatable != false && Self.isMissing(unit)
    case .needsReview:
      unit.isTranslatable != false && (Self.isMissing(unit) || Self.isToBeReviewed(unit))
    }
  }

  private static func isMissing(_ unit: TransUnit) -> Bool {
    // An empty text asks nobody for anything.
    guard unit.source?.joined.isEmpty == false else { return false }
    guard let target = unit.target else { return true }
    return target.state == .new || target.text.joined.isEmpty
  }

  /// What a machine has translated nobody has read.
  private static func isToBeReviewed(_ unit: TransUnit) -> Bool {
    unit.target?.state == .needsReview || unit.target?.stateQualifier == TransUnit.leveraged
  }

  private static func isTranslated(_ unit: TransUnit) -> Bool {
    unit.target?.state == .translated && !isToBeReviewed(unit)
  }

  /// What lies in a bundle beside the file: its description, and the catalogs without translations.
  private func companions(
    of bundle: String, _ language: String, _ files: [XLIFFFile], _ failures: inout [GlossError]
  ) throws(XLIFFError) -> [(path: String, bytes: ContiguousArray<UInt8>)] {
    let source = files.first?.sourceLanguage ?? "en"
    var companions = [
      (
        "\(bundle)/contents.json",
        BundleDescription(container: container, source: source, target: language).bytes
      )
    ]
    let originals = Set(files.compactMap(\.original))
    var places = BundlePlaces(of: bundle)
    for member in members where originals.contains(member.original) {
      let place = places.place(for: member.original)
      do throws(CatalogError) {
        companions.append(
          (place, try member.table.catalog.reducedToSource().serialized()))
      } catch {
        failures.append(GlossError(error))
      }
    }
    return companions
  }
}
