import Interchange
public import LocalizationModel
import ProjectLayout
import StringCatalog

/// Generated test translations for a project's catalogs, such as longer, accented texts in brackets
/// for `en-XA`: the plan that `gloss pseudo` makes and then writes. Nothing is written until
/// ``write(under:)``.
///
/// The texts are made from the source texts in each run, and replace the texts of earlier runs.
public struct PseudoLocalization: FilePlan {
  /// The options of `gloss pseudo`.
  public struct Options: Sendable {
    /// The pseudo-languages, such as `en-XA`; empty for the ones that the catalogs already have.
    public var languages: [String] = []
    /// The folder for copies of the catalogs; `nil` to change the catalogs themselves.
    public var output: String?
    /// Patterns of catalogs to take; empty for all.
    public var catalogs: [String] = []

    /// Renews the pseudo-languages that the catalogs have.
    public init() {}
  }

  /// The files, sorted by path bytes.
  public private(set) var catalogs: [FileChange] = []
  /// The languages of the texts, in the order asked for.
  public private(set) var languages: [String] = []
  /// The errors of files that could not be read, sorted by path bytes. If there are any, nothing is
  /// written.
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
    // A folder for copies may lie in the project: copies of an earlier run are
    // not catalogs of their own.
    let copyPaths = Set(copies.values)
    members.removeAll { copyPaths.contains($0.path) }
    if members.isEmpty, failures.isEmpty {
      failures.append(project.noCatalog(matching: globs))
    }
    languages =
      options.languages.isEmpty
      ? exchanged.languages.filter(PseudoLanguage.contains)
      : options.languages.map { LanguageCodeSpelling.usual($0) }
    if languages.isEmpty, failures.isEmpty {
      failures.append(GlossError("", .noPseudoLanguages))
    }
    let pseudoLanguages = languages
    let results = await concurrentlyMap(members, workers: project.workers) { member in
      Result { () throws(GlossError) in
        try Self.change(
          of: member, in: pseudoLanguages, copy: copies[member.path], within: boundary)
      }
    }
    for result in results {
      switch result {
      case .success(let catalog): catalogs.append(catalog)
      case .failure(let error): failures.append(error)
      }
    }
    catalogs.sort { $0.path.precedesInBytes($1.path) }
    failures = failures.sortedDistinct()
    if !failures.isEmpty { catalogs = [] }
  }

  /// Returns the error in the name of a language; `nil` if it is a pseudo-language.
  ///
  /// Only the regions that CLDR reserves for pseudo-languages are allowed: a real language could
  /// hold translators' work, which the run would replace.
  public static func flaw(ofLanguage language: String) -> Message? {
    if let flaw = Export.flaw(ofLanguage: language) { return flaw }
    if PseudoLanguage.contains(language) { return nil }
    return Message(
      """
      '\(language)' is not a pseudo-language: give one with the region 'XA', 'XB' or 'XC', such as \
      'en-XA', 'ar-XB' or 'zh-Hans-XA'
      """, comment: "命令行：不是伪语言。%@：所给的代码")
  }

  /// The files of the plan.
  public var fileChanges: FileChanges { FileChanges(catalogs, within: boundary) }

  /// Returns the change of one catalog, or of its copy.
  ///
  /// - Parameters:
  ///   - languages: The pseudo-languages to add.
  ///   - copy: The path of the copy to add the texts to; `nil` for the catalog itself.
  private static func change(
    of member: ExchangedCatalogs.Member, in languages: [String], copy: String?,
    within boundary: ProjectBoundary
  ) throws(GlossError) -> FileChange {
    var loaded = member.loaded
    var count = 0
    for language in languages {
      count += PseudoText(language: language).add(to: &loaded.catalog, member.table)
    }
    let change: FileChange
    do throws(CatalogError) { change = try loaded.change(count: count) } catch {
      throw GlossError(error)
    }
    guard let copy else { return change }
    return try FileChange(copy, to: change.newBytes, count: count, within: boundary)
  }
}

extension ExchangedCatalogs {
  /// Returns the paths of copies in a folder, by the paths of the catalogs.
  fileprivate func copies(in folder: String) -> [String: String] {
    var bundlePaths = BundlePaths(of: folder, contents: [])
    var copies: [String: String] = [:]
    for member in members {
      copies[member.path] = WorkingDirectory.current.path(
        ofArgument: bundlePaths.place(for: member.original))
    }
    return copies
  }
}
