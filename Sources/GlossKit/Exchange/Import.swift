public import Interchange
public import LocalizationModel
import ProjectLayout
import StringCatalog
public import TranslationUnits

/// Translations on their way back into the catalogs: the plan behind `gloss import`. Nothing is
/// written until ``write(under:)``.
public struct Import: Sendable {
  /// What became of one unit, and where it came from.
  public struct Record: Sendable {
    let origin: LedgerOrigin
    /// What happened to one unit, and why.
    public let entry: LedgerEntry

    /// The translators' file, relative to the working directory.
    public var file: String { origin.file }
    /// As the file names the catalog; `nil` if it does not.
    public var original: String? { origin.original }
    /// The catalog, relative to the working directory; `nil` if there is none of that name.
    public var catalog: String? { origin.catalog }
    /// `nil` if the file does not say.
    public var language: String? { origin.language }
  }

  /// A catalog before and after the import.
  public struct Catalog: Sendable {
    /// The path of the catalog.
    public let path: String
    /// The catalog as read.
    public let oldBytes: ContiguousArray<UInt8>
    /// Equal to `oldBytes` if nothing changes.
    public let newBytes: ContiguousArray<UInt8>
    let stamp: FileStamp?

    /// Whether writing the catalog changes anything.
    public var isChanged: Bool { oldBytes != newBytes }

    init(
      path: String, oldBytes: ContiguousArray<UInt8>, newBytes: ContiguousArray<UInt8>,
      stamp: FileStamp?
    ) {
      (self.path, self.oldBytes, self.newBytes, self.stamp) = (path, oldBytes, newBytes, stamp)
    }

    fileprivate init(_ member: ExchangedCatalogs.Member) throws(CatalogError) {
      let catalog = member.loaded.catalog
      path = member.path
      oldBytes = member.loaded.bytes
      newBytes = catalog.isEdited ? try catalog.serialized() : oldBytes
      stamp = member.loaded.stamp
    }
  }

  /// How to treat a doubtful unit.
  public typealias Doubt = ImportOptions.Doubt
  /// Which unfinished translations are taken.
  public typealias Unfinished = ImportOptions.Unfinished
  /// The side that wins where both have changed a text.
  public typealias Side = ImportOptions.Side

  /// What an import takes, and which catalogs and languages it is for.
  public struct Options: Sendable {
    /// What is taken beside finished translations.
    public var accepted = ImportOptions()
    /// Only catalogs that one of these patterns names.
    public var catalogs: [String] = []
    /// Where catalogs lie that the files know from another place.
    public var moves: [CatalogMove] = []
    /// What the files call languages, before what the configuration says of it.
    public var languages = LanguageMap()
    /// The language of files that say none.
    public var language: String?
    /// Languages that the project is to have beside those that it has.
    public var addedLanguages: [String] = []

    /// What becomes of a doubtful unit unless something else is asked for.
    package static let standardDoubt = ImportOptions().changedSource
    /// What is taken in a conflict unless something else is asked for.
    package static let standardSide = ImportOptions().preferred

    /// Takes finished translations of known languages only.
    public init() {}

    /// - Parameter accepted: Unfinished states that are taken.
    package init(
      catalogs: [String], accepted: [Unfinished], changedSource: Doubt, placeholders: Doubt,
      preferred: Side, takesUntranslatable: Bool
    ) {
      self.catalogs = catalogs
      self.accepted = ImportOptions(
        accepted: Set(accepted), changedSource: changedSource, placeholders: placeholders,
        preferred: preferred, takesUntranslatable: takesUntranslatable)
    }
  }

  /// One for each unit of the files, in their order.
  public private(set) var ledger = Ledger()
  /// The catalogs that are there, by path.
  public private(set) var catalogs: [Catalog] = []
  /// What could not be read. Sorted by path bytes.
  public private(set) var failures: [GlossError] = []
  /// Notes on the run, such as the revisions that files are compared with.
  public private(set) var notes: [Message] = []
  /// Number of translators' files that were read.
  public private(set) var fileCount = 0

  private let boundary: ProjectBoundary

  /// - Parameters:
  ///   - files: Files, bundles and folders, as the user gave them.
  ///   - project: The project as it was read.
  ///   - options: What is done beyond the default.
  public init(_ files: [String], into project: Project, options: Options = Options()) async {
    boundary = project.boundary
    let (sources, missing) = TranslatorsFile.find(files, within: boundary.admitting(files))
    let (globs, flaws) = Export.globs(options.catalogs)
    var exchanged = await ExchangedCatalogs(
      of: project, globs: globs, moves: options.moves, adding: options.addedLanguages)
    failures = project.failures + missing + flaws + exchanged.failures
    let lacksCatalogs = exchanged.members.isEmpty && failures.isEmpty
    let known = exchanged
    let grounds = ImportGrounds(options.accepted, project, known)
    let languages = FileLanguages(
      map: options.languages.before(project.configuration.languageMap), given: options.language,
      gate: exchanged.gate)
    var planned = await concurrentlyMap(sources, workers: project.workers) {
      PlannedFile(TranslatorsFile.read($0, languages), for: known, grounds)
    }
    planned = PlannedFile.together(planned, for: known, grounds) {
      TranslatorsFile.read(sources[$0], languages)
    }
    failures += planned.compactMap(\.failure)
    if planned.contains(where: \.isUnread) || !missing.isEmpty { isWhole = false }
    fileCount = planned.count { $0.failure == nil }
    notes = Self.notes(on: planned, known) + Self.notesOnMissingHistory(of: planned, known)
    for file in planned {
      for part in file.parts {
        if let member = part.member { exchanged.members[member].apply(part.plan) }
      }
      ledger.append(file, exchanged)
    }
    let unitCount = planned.reduce(0) { $0 + $1.unitCount }
    if ledger.count != unitCount {
      // A fault of ours: rather nothing than half of a translator's work.
      failures.append(GlossError(project.scopeName, .unaccountedUnits))
      isWhole = false
    }
    let legacy = LegacyChanges(planned)
    if lacksCatalogs, legacy.files.isEmpty {
      failures.append(project.noCatalog)
    }
    catalogs += legacy.files
    failures += legacy.failures
    notes += legacy.notes
    if !legacy.failures.isEmpty { isWhole = false }
    planned = []
    let written = await concurrentlyMap(exchanged.members, workers: project.workers) {
      (member) -> Result<Catalog, GlossError> in
      do throws(CatalogError) { return .success(try Catalog(member)) } catch {
        return .failure(GlossError(error))
      }
    }
    for result in written {
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
    failures = failures.distinctByPlace()
  }

  /// A line for each revision that was chosen by what it holds.
  private static func notes(on files: [PlannedFile], _ catalogs: ExchangedCatalogs) -> [Message] {
    struct Choice: Hashable {
      let path: String
      let revision: FileHistory.Revision
    }
    var chosen: [Choice: [String]] = [:]
    var order: [Choice] = []
    for file in files {
      for part in file.parts {
        let path = part.member.map { catalogs.members[$0].path } ?? part.legacy?.path
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

  /// A line for each reason why nothing is known of what was exported, where that matters.
  private static func notesOnMissingHistory(
    of files: [PlannedFile], _ catalogs: ExchangedCatalogs
  ) -> [Message] {
    var reasons: Set<MissingHistory> = []
    return files.flatMap(\.parts).compactMap { part in
      guard part.plan.ledger.hasHeldBack,
        let path = part.member.map({ catalogs.members[$0].path }) ?? part.legacy?.path
      else { return nil }
      let reason = MissingHistory(of: path)
      return reasons.insert(reason).inserted ? reason.message : nil
    }
  }

  /// Whether nothing that was asked for is left undone for want of a file.
  public var isComplete: Bool { failures.isEmpty }

  /// Whether every translators' file was read, and every catalog that they name: otherwise nothing is
  /// written, for half of an exchange is of no use.
  public private(set) var isWhole = true

  /// Whether a catalog would change.
  public var isOutOfDate: Bool { catalogs.contains(where: \.isChanged) }

  /// Whether a finished translation is left out.
  public var losesWork: Bool { ledger.parts.contains(where: \.entries.losesWork) }

  /// Replaces the catalogs that change, all or none: none if the import is not ``isWhole``.
  ///
  /// - Parameter lock: Taken before the plan was made, if the run has one.
  /// - Throws: ``GlossError`` if one cannot be replaced, or was changed since it was read.
  public func write(under lock: RunLock? = nil) throws(GlossError) {
    guard isWhole else { return }
    let changes = catalogs.filter(\.isChanged).map {
      FileWriter.Change(path: $0.path, bytes: $0.newBytes, replacing: $0.stamp)
    }
    // A new language has no folder.
    try FileWriter.writeMakingFolders(changes, under: lock, within: boundary)
  }
}
