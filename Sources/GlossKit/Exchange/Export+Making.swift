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
    let (globs, flaws) = Self.globs(options.catalogs)
    failures += flaws
    let exchanged = await ExchangedCatalogs(of: project, globs: globs)
    failures += exchanged.failures
    catalogCount = exchanged.members.count
    guard !exchanged.members.isEmpty else {
      if failures.isEmpty { failures.append(GlossError(project.scopeName, .noCatalog)) }
      return
    }
    var languages = options.languages
    if languages.isEmpty {
      let known = Set(exchanged.languages + (project.configuration.checks.base.languages ?? []))
      languages = known.subtracting(exchanged.sourceLanguages).sortedByBytes()
      if languages.isEmpty {
        failures.append(GlossError(project.scopeName, .noLanguages))
        return
      }
    }
    var before: [String: StringCatalog] = [:]
    if let since = options.since {
      do throws(GlossError) {
        before = try await project.catalogs(exchanged.members.map(\.path), before: since)
      } catch {
        failures.append(error)
        return
      }
    }
    let usage = options.hasContext ? await KeyUsage(of: project) : nil
    let maker = DocumentMaker(
      exchanged: exchanged, options: options, before: before, usage: usage, root: project)
    let made = await concurrentlyMap(languages, workers: project.workers) { maker.document($0) }
    for (language, result) in zip(languages, made) {
      failures += result.failures
      if let document = result.document {
        documents.append(document)
      } else if result.failures.isEmpty {
        notes.append("nothing to translate to \(language)")
      }
    }
    if !options.overwrites { await keepWork(of: project, exchanged, options) }
    failures = Set(failures).sorted { $0.path.precedesInBytes($1.path) }
  }

  /// Leaves out files in whose place there is one with translations that the catalogs lack.
  private mutating func keepWork(
    of project: Project, _ exchanged: ExchangedCatalogs, _ options: Options
  ) async {
    documents = documents.filter { document in
      guard PathKind(document.path) == .file else { return true }
      let translators = TranslatorsFile.read(document.path)
      guard translators.failure == nil else {
        failures.append(GlossError(document.path, .notOverwritten(count: nil)))
        return false
      }
      var catalogs = exchanged
      // Drafts are work as well.
      let ledger = Import.apply(
        [translators], to: &catalogs, ImportOptions(accepted: [.needsReview, .new]))
      // Of what is no catalog's nobody can tell.
      let foreign = translators.files.filter {
        catalogs.place(of: $0).reason?.code == "not-a-catalog"
      }
      let count =
        ledger.count { $0.entry.isWork }
        + foreign.reduce(0) { $0 + $1.units.count { $0.target?.text.joined.isEmpty == false } }
      if count > 0 { failures.append(GlossError(document.path, .notOverwritten(count: count))) }
      return count == 0
    }
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
  private let members: [(path: String, original: String, catalog: StringCatalog)]
  private let options: Export.Options
  private let before: [String: StringCatalog]
  private let usage: KeyUsage?
  private let container: String?

  init(
    exchanged: ExchangedCatalogs, options: Export.Options, before: [String: StringCatalog],
    usage: KeyUsage?, root: Project
  ) {
    members = exchanged.members.map { ($0.path, $0.original, $0.loaded.catalog) }
    self.options = options
    self.before = before
    self.usage = usage
    container = exchanged.paths.container
  }

  static let tool = XLIFFFile.Tool(
    id: "gloss", name: "gloss", version: glossVersion, build: glossVersion)

  struct Result: Sendable {
    /// `nil` if there is nothing to send.
    var document: Export.Document?
    var failures: [GlossError] = []
  }

  func document(_ language: String) -> Result {
    var result = Result()
    var files: [XLIFFFile] = []
    for member in members {
      let units = units(of: member, language, &result.failures)
      if units.isEmpty { continue }
      let source = member.catalog.sourceLanguage
      if options.version != .v1_2, let first = files.first?.sourceLanguage, first != source {
        let detail =
          "its source language is '\(source)', and XLIFF \(options.version.rawValue) has one for the "
          + "whole file, here '\(first)': export it by itself with '--catalog', or as 1.2"
        result.failures.append(GlossError(member.path, .badCatalog(detail: detail)))
        continue
      }
      files.append(
        XLIFFFile(
          original: member.original, sourceLanguage: member.catalog.sourceLanguage,
          targetLanguage: language, tool: Self.tool, units: units))
    }
    if files.isEmpty { return result }
    let name = options.isBundle ? "\(language).xcloc" : "\(language).xliff"
    let path = options.output == "." ? name : "\(options.output)/\(name)"
    do throws(XLIFFError) {
      let bytes = try XLIFFDocument(options.version, files: files).serialized()
      let units = files.flatMap(\.units)
      var document = Export.Document(
        path: options.isBundle ? "\(path)/Localized Contents/\(language).xliff" : path,
        language: language, unitCount: units.count,
        translatedCount: units.count { Self.isTranslated($0) }, bytes: bytes)
      if options.isBundle {
        document.companions = try companions(of: path, language, files, &result.failures)
      }
      result.document = document
    } catch {
      result.failures.append(GlossError(path, .badXLIFF(detail: error.detail)))
    }
    return result
  }

  /// - Parameter member: Its index among the catalogs.
  func units(ofMember member: Int, _ language: String, _ failures: inout [GlossError])
    -> [TransUnit]
  {
    units(of: members[member], language, &failures)
  }

  private func units(
    of member: (path: String, original: String, catalog: StringCatalog), _ language: String,
    _ failures: inout [GlossError]
  ) -> [TransUnit] {
    let units: [CatalogUnit]
    var known: [TextKey: TransUnit] = [:]
    do throws(InterchangeError) {
      units = try member.catalog.units(for: language)
    } catch {
      failures.append(GlossError(member.path, .badCatalog(detail: error.description)))
      return []
    }
    // Of a catalog whose ids collided nobody has had a file.
    for unit in (try? before[member.path]?.units(for: language)) ?? [] {
      known[TextKey(unit.id)] = unit.unit
    }
    return units.compactMap { unit in
      if let old = known[TextKey(unit.id)], old.source == unit.unit.source { return nil }
      guard isWanted(unit.unit) else { return nil }
      if let unfit = unit.unit.unfitness {
        failures.append(
          GlossError(
            member.path, at: member.catalog.position(of: unit.key),
            .badCatalog(detail: "\(unfit.detail); the text is left out for \(language)")))
        return nil
      }
      var out = unit.unit
      if options.isPrefilled, out.target == nil, let source = out.source {
        out.target = TransUnit.Target(source, state: .new, stateQualifier: TransUnit.prefilled)
      }
      if let use = usage?.use(of: unit.key, in: member.path) {
        out.notes.append(TransUnit.Note(use.note, from: "context"))
        out.locations = use.locations
      }
      return out
    }
  }

  private func isWanted(_ unit: TransUnit) -> Bool {
    switch options.selection {
    case .all: true
    case .missing: unit.isTranslatable != false && Self.isMissing(unit)
    case .needsReview:
      unit.isTranslatable != false && (Self.isMissing(unit) || unit.target?.state == .needsReview)
    }
  }

  private static func isMissing(_ unit: TransUnit) -> Bool {
    guard let target = unit.target else { return true }
    return target.state == .new
      || target.text.joined.isEmpty && unit.source?.joined.isEmpty == false
  }

  private static func isTranslated(_ unit: TransUnit) -> Bool { unit.target?.state == .translated }

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
    for member in members where originals.contains(member.original) {
      // A path that leads out of the project must not lead out of the bundle.
      let inner = member.original.split(separator: "/").filter { $0 != ".." }
        .joined(separator: "/")
      do throws(CatalogError) {
        companions.append(
          (
            "\(bundle)/Source Contents/\(inner)",
            try member.catalog.reducedToSource().serialized()
          ))
      } catch {
        failures.append(GlossError(error))
      }
    }
    return companions
  }
}
