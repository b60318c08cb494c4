public import Interchange
public import LocalizationModel
import ProjectLayout
import StringCatalog
public import TranslationUnits

/// The changes that translators' files make to the catalogs: the plan that `gloss import` makes and
/// then writes, with a ledger that accounts for every unit. Nothing is written until
/// ``write(under:)``.
public struct Import: FilePlan {
  /// The outcome of one unit, with its origin.
  public struct Record: Sendable {
    let origin: LedgerOrigin
    /// The outcome and its reason.
    public let entry: LedgerEntry

    /// The translators' file, relative to the working directory.
    public var file: String { origin.file }
    /// The catalog's name in the file; `nil` if the file has none.
    public var original: String? { origin.original }
    /// The path of the catalog, relative to the working directory; `nil` if
    /// no catalog takes the unit.
    public var catalog: String? { origin.catalog }
    /// The target language; `nil` if neither the file nor its path names one.
    public var language: String? { origin.language }
  }

  /// The treatment of a unit that may be wrong: refused, or taken for review.
  public typealias Doubt = ImportOptions.Doubt
  /// A kind of unfinished translation that can be accepted.
  public typealias Unfinished = ImportOptions.Unfinished
  /// The states of the texts that change.
  public typealias States = ImportOptions.States
  /// The side that wins if both the catalog and the translators' file have changed a text.
  public typealias Side = ImportOptions.Side

  /// The options of `gloss import`.
  public struct Options: Sendable {
    /// The treatment of units that are not plain finished translations.
    public var accepted = ImportOptions()
    /// Patterns of catalogs to take; empty for all.
    public var catalogs: [String] = []
    /// The new paths of catalogs that the files name by old ones.
    package var moves: [CatalogMove] = []
    /// Names of languages in the files, which win over those of the configuration.
    package var languages = LanguageMap()
    /// The language of files that name none.
    public var language: String?
    /// Languages that are new to the project.
    public var addedLanguages: [String] = []

    /// The default treatment of a unit that may be wrong.
    package static let standardDoubt = ImportOptions().changedSource
    /// The states that texts get by default.
    package static let standardStates = ImportOptions().states
    /// The side that wins a conflict by default.
    package static let standardSide = ImportOptions().preferred

    /// Takes finished translations of known languages only.
    public init() {}

    /// Makes options from the values of the command line.
    ///
    /// - Parameter accepted: Unfinished states that are taken.
    package init(
      catalogs: [String], accepted: [Unfinished], changedSource: Doubt, placeholders: Doubt,
      preferred: Side, takesUntranslatable: Bool, states: States
    ) {
      self.catalogs = catalogs
      self.accepted = ImportOptions(
        accepted: Set(accepted), changedSource: changedSource, placeholders: placeholders,
        preferred: preferred, takesUntranslatable: takesUntranslatable)
      self.accepted.states = states
    }
  }

  /// The records, one for each unit, in the order of the files.
  public private(set) var ledger = Ledger()
  /// The catalogs and older files that take part, changed or not, sorted by path.
  public private(set) var catalogs: [FileChange] = []
  /// The errors of files that could not be read or changed, sorted by path bytes.
  public private(set) var failures: [GlossError] = []
  /// Notes on the run, such as the revisions that files are compared with.
  public private(set) var notes: [Message] = []
  /// The number of translators' files that were read.
  public private(set) var fileCount = 0

  private let boundary: ProjectBoundary

  /// Reads the translators' files and plans the import.
  ///
  /// - Parameters:
  ///   - files: Files, bundles and folders, as the user gave them.
  ///   - project: The project as it was read.
  ///   - options: The options of the command.
  public init(_ files: [String], into project: Project, options: Options = Options()) async {
    boundary = project.boundary
    let (sources, missing) = TranslatorsFile.find(
      files, within: boundary.admitting(files), besides: Set(project.catalogPaths))
    let (globs, flaws) = Export.globs(options.catalogs)
    var exchanged = await ExchangedCatalogs(
      of: project, globs: globs, moves: options.moves, adding: options.addedLanguages,
      except: sources.map(\.path))
    failures = project.failures + missing + flaws + exchanged.failures
    let lacksCatalogs = exchanged.members.isEmpty && failures.isEmpty
    let oldCatalogs = exchanged
    let asked = options.languages.pairs.map(\.catalog) + (options.language.map { [$0] } ?? [])
    let context = ImportContext(options.accepted, project, oldCatalogs, askingFor: asked)
    let languages = FileLanguages(
      map: options.languages.before(project.configuration.languageMap), given: options.language,
      gate: exchanged.gate)
    let read: @Sendable (Int) -> TranslatorsFile = {
      TranslatorsFile.read(sources[$0], languages).following(keysOf: oldCatalogs, context.bases)
    }
    var planned = await BaseSearches(workers: project.workers)
      .plan(sources.count, for: oldCatalogs, context, file: read)
    planned = PlannedFile.together(planned, for: oldCatalogs, context, file: read)
    failures += planned.compactMap(\.failure)
    if planned.contains(where: \.isUnread) || !missing.isEmpty { isWhole = false }
    fileCount = planned.count { $0.failure == nil }
    notes =
      Self.notes(on: planned, oldCatalogs) + Self.notesOnMissingHistory(of: planned, oldCatalogs)
    for file in planned {
      for part in file.parts {
        if let member = part.member { exchanged.members[member].apply(part.plan) }
      }
      ledger.append(file, exchanged)
    }
    if ledger.count != planned.reduce(0, { $0 + $1.unitCount }) {
      // A fault of ours: writing nothing is better than losing part of a translator's work.
      failures.append(GlossError(project.scopeName, .unaccountedUnits))
      isWhole = false
    }
    let legacy = LegacyChanges(planned)
    if lacksCatalogs, legacy.files.isEmpty {
      failures.append(project.noCatalog(matching: globs))
    }
    catalogs += legacy.files
    failures += legacy.failures
    notes += legacy.notes
    if !legacy.failures.isEmpty { isWhole = false }
    // The plans hold the imported texts; their memory is free while the catalogs are serialized.
    planned = []
    let results = await concurrentlyMap(exchanged.members, workers: project.workers) {
      (member) -> Result<FileChange, GlossError> in
      do throws(CatalogError) { return .success(try member.loaded.change()) } catch {
        return .failure(GlossError(error))
      }
    }
    for result in results {
      switch result {
      case .success(let catalog): catalogs.append(catalog)
      case .failure(let error):
        failures.append(error)
        isWhole = false
      }
    }
    if ledger.parts.contains(where: \.entries.isForUnreadableCatalog) {
      isWhole = false
    }
    catalogs.sort { $0.path.precedesInBytes($1.path) }
    failures = failures.sortedDistinct()
  }

  /// Returns a note for each revision that was found as a base by comparing targets.
  private static func notes(on files: [PlannedFile], _ catalogs: ExchangedCatalogs) -> [Message] {
    struct Choice: Hashable {
      let path: String
      let revision: FileHistory.Revision
    }
    var chosen: [Choice: [String]] = [:]
    var order: [Choice] = []
    for file in files {
      for part in file.parts {
        let path =
          part.base?.movedFrom ?? part.member.map { catalogs.members[$0].path } ?? part.legacy?.path
        guard let path, let revision = part.base?.revision else { continue }
        let choice = Choice(path: path, revision: revision)
        if chosen[choice] == nil { order.append(choice) }
        if chosen[choice]?.last != file.path { chosen[choice, default: []].append(file.path) }
      }
    }
    return order.map { choice in
      let paths = chosen[choice] ?? []
      let first = paths.first ?? ""
      let files =
        paths.count > 1
        ? Message(
          "'\(first)' and \(paths.count - 1) more", comment: "导入：几个文件。%1$@：第一个；%2$lld：其余的个数")
        : Message(verbatim: "'\(first)'")
      let revision = "\(choice.revision.commit) (\(choice.revision.date))"
      return Message(
        "\(files): compared with '\(choice.path)' of \(revision), the revision that fits best",
        comment: "导入：与哪个版本的目录比较。%1$@：文件；%2$@：目录；%3$@：提交与日期")
    }
  }

  /// Returns a note for each reason why git knows no base, if units were not applied for lack of
  /// one.
  private static func notesOnMissingHistory(
    of files: [PlannedFile], _ catalogs: ExchangedCatalogs
  ) -> [Message] {
    var reasons: Set<MissingHistory> = []
    return files.flatMap(\.parts).compactMap { part in
      guard part.plan.ledger.hasHeldBack, part.base?.possible.tables.isEmpty != false,
        let path = part.member.map({ catalogs.members[$0].path }) ?? part.legacy?.path
      else { return nil }
      let reason = MissingHistory(of: path)
      return reasons.insert(reason).inserted ? reason.message : nil
    }
  }

  /// True if every file and catalog that was asked for was read.
  public var isComplete: Bool { failures.isEmpty }

  /// True if every translators' file and every catalog that the files name was read. Otherwise
  /// nothing is written, because half of an exchange is of no use.
  public private(set) var isWhole = true

  /// The files of the plan.
  public var fileChanges: FileChanges { FileChanges(catalogs, within: boundary) }

  /// True if a finished translation is left out.
  public var losesWork: Bool { ledger.parts.contains(where: \.entries.losesWork) }
}
