import Interchange
public import LocalizationModel
import ProjectLayout
import StringCatalog

/// Texts of pseudo-languages for a project's catalogs: the plan behind `gloss pseudo`. Nothing is
/// written until ``write(under:)``.
///
/// The texts are made of the source texts each time, so that those of an earlier run are replaced.
public struct PseudoLocalization: Sendable {
  /// What to make, and where it goes.
  public struct Options: Sendable {
    /// Such as `en-XA`; none for those that the catalogs have.
    public var languages: [String] = []
    /// The folder that copies of the catalogs go to; `nil` to change the catalogs themselves.
    public var output: String?
    /// Only catalogs that one of these patterns names.
    public var catalogs: [String] = []

    /// Brings up to date what the catalogs have.
    public init() {}
  }

  /// A catalog, or the copy of one.
  public struct Catalog: Sendable {
    /// The path of the file that gets the texts.
    public let path: String
    /// The file as it was read; empty for a copy that is not there yet.
    public let oldBytes: ContiguousArray<UInt8>
    /// Equal to `oldBytes` if nothing changes.
    public let newBytes: ContiguousArray<UInt8>
    /// How many texts the catalog had not, or had otherwise, in all languages that were asked for.
    public let count: Int
    let stamp: FileStamp?

    /// Whether writing the file changes anything.
    public var isChanged: Bool { oldBytes != newBytes }
  }

  /// By path.
  public private(set) var catalogs: [Catalog] = []
  /// The languages that were made, in the order asked for.
  public private(set) var languages: [String] = []
  /// What could not be read; then nothing is written. Sorted by path bytes.
  public private(set) var failures: [GlossError] = []
  private let boundary: ProjectBoundary

  /// Reads the catalogs and makes the texts.
  public init(of project: Project, options: Options = Options()) async {
    let boundary = project.boundary.admitting(options.output.map { [$0] } ?? [])
    self.boundary = boundary
    let (globs, flaws) = Export.globs(options.catalogs)
    let exchanged = await ExchangedCatalogs(of: project, globs: globs)
    failures = project.failures + flaws + exchanged.failures
    var members = exchanged.members
    let copies = options.output.map { exchanged.copies(in: $0) } ?? [:]
    failures += members.filter { copies[$0.path] == $0.path }
      .map { GlossError($0.path, .copiedOntoItself) }
    // The copies of an earlier run, where the folder lies in the project.
    let known = Set(copies.values)
    members.removeAll { known.contains($0.path) }
    if members.isEmpty, failures.isEmpty {
      failures.append(project.noCatalog)
    }
    languages =
      options.languages.isEmpty
      ? exchanged.languages.filter(PseudoLanguage.contains)
      : options.languages.map { LanguageName.usual($0) }
    if languages.isEmpty, failures.isEmpty {
      failures.append(GlossError(project.scopeName, .noPseudoLanguages))
    }
    let wanted = languages
    let made = await concurrentlyMap(members, workers: project.workers) { member in
      Result { () throws(GlossError) in
        try Catalog(member, in: wanted, copy: copies[member.path], within: boundary)
      }
    }
    for result in made {
      switch result {
      case .success(let catalog): catalogs.append(catalog)
      case .failure(let error): failures.append(error)
      }
    }
    catalogs.sort { $0.path.precedesInBytes($1.path) }
    failures = failures.distinctByPlace()
    if !failures.isEmpty { catalogs = [] }
  }

  /// What is wrong with a named language; `nil` if it can be one.
  ///
  /// Only the regions that CLDR keeps for such languages will do: a real one could hold someone's work.
  public static func flaw(ofLanguage language: String) -> Message? {
    if let flaw = Export.flaw(ofLanguage: language) { return flaw }
    if PseudoLanguage.contains(language) { return nil }
    return Message(
      """
      '\(language)' is not a pseudo-language: give one with the region 'XA', 'XB' or 'XC', such as \
      'en-XA', 'ar-XB' or 'zh-Hans-XA'
      """, comment: "命令行：不是伪语言。%@：所给的代码")
  }

  /// Whether a file would change.
  public var isOutOfDate: Bool { catalogs.contains(where: \.isChanged) }

  /// Replaces the files that change, all or none. Folders of copies are made.
  ///
  /// - Parameter lock: Taken before the plan was made, if the run has one.
  /// - Throws: ``GlossError`` if one cannot be replaced, or was changed since it was read.
  public func write(under lock: RunLock? = nil) throws(GlossError) {
    let changes = catalogs.filter(\.isChanged).map {
      FileWriter.Change(path: $0.path, bytes: $0.newBytes, replacing: $0.stamp)
    }
    try FileWriter.writeMakingFolders(changes, under: lock, within: boundary)
  }
}

extension ExchangedCatalogs {
  /// The paths of the catalogs' copies in a folder, by the paths of the catalogs.
  fileprivate func copies(in folder: String) -> [String: String] {
    var places = BundlePlaces(of: folder, contents: [])
    var copies: [String: String] = [:]
    for member in members {
      copies[member.path] = WorkingDirectory.current.path(
        ofArgument: places.place(for: member.original))
    }
    return copies
  }
}

extension PseudoLocalization.Catalog {
  /// - Parameters:
  ///   - languages: The pseudo-languages to add.
  ///   - copy: The path of the copy that gets them; `nil` for the catalog itself.
  fileprivate init(
    _ member: ExchangedCatalogs.Member, in languages: [String], copy: String?,
    within boundary: ProjectBoundary
  ) throws(GlossError) {
    var catalog = member.loaded.catalog
    var count = 0
    for language in languages {
      count += PseudoText(language: language).add(to: &catalog, member.table)
    }
    let bytes: ContiguousArray<UInt8>
    do throws(CatalogError) {
      bytes = catalog.isEdited ? try catalog.serialized() : member.loaded.bytes
    } catch {
      throw GlossError(error)
    }
    guard let copy else {
      self.init(
        path: member.path, oldBytes: member.loaded.bytes, newBytes: bytes, count: count,
        stamp: member.loaded.stamp)
      return
    }
    let old =
      PathKind(copy) == .missing ? nil : try FileReader.contents(of: copy, within: boundary)
    self.init(
      path: copy, oldBytes: old?.bytes ?? [], newBytes: bytes, count: count, stamp: old?.stamp)
  }
}
