import Foundation
public import LocalizationModel
import ProjectLayout

/// The files that `gloss convert` would write: catalogs made from `.strings` and `.stringsdict`
/// files, or such files made from catalogs, also for an app (`gloss compile`). Nothing is written
/// until ``write(under:)``.
///
/// `LANG.lproj/TABLE.strings` and `.stringsdict` become one `TABLE.xcstrings` beside the `.lproj`
/// folders, or one catalog becomes those files. A text that cannot be converted is named in
/// ``findings``, never dropped in silence.
public struct Conversion: FilePlan {
  /// The options of `gloss convert`.
  public struct Options: Sendable {
    /// The folder for new files; `nil` to write beside the files that are converted.
    public var output: String?
    /// The language of the keys in a new catalog, and of files in `Base.lproj`.
    public var sourceLanguage: String
    /// True to replace different texts in a catalog, and different files.
    public var overwrites: Bool
    /// True to follow links that lead out of the project that they lie in.
    public var allowsOutside: Bool
    /// The files to build of catalogs for an app; `nil` for a conversion.
    public var products: BuildProducts?

    /// Makes options; the defaults write beside the old files and replace nothing.
    public init(
      output: String? = nil, sourceLanguage: String = "en", overwrites: Bool = false,
      allowsOutside: Bool = false
    ) {
      self.output = output
      self.sourceLanguage = sourceLanguage
      self.overwrites = overwrites
      self.allowsOutside = allowsOutside
    }
  }

  /// The files, sorted by path bytes, including unchanged ones.
  public internal(set) var files: [FileChange] = []
  /// Texts and comments that were left out or changed, sorted by path, then by place.
  public internal(set) var findings: [Finding] = []
  /// The texts that are left out, spelled as ``findings`` name them: the key, and
  /// for a catalog the language.
  package internal(set) var leftOut: Set<String> = []
  /// The number of texts with forms that were reduced to their form `other`, one for each language.
  public internal(set) var flattenedCount = 0
  /// Files that cannot be read or may not be replaced, sorted by path bytes. If there are
  /// any, nothing is written.
  public internal(set) var failures: [GlossError] = []
  let boundary: ProjectBoundary
  /// True if new files go to a folder that the options name.
  var writesElsewhere = false

  /// Returns true if a conversion of older files would neither change their catalog nor leave
  /// anything out.
  static func addsNothing(of paths: [String], to catalog: String) -> Bool {
    if paths.isEmpty { return false }
    let conversion = Conversion(of: paths, options: Options())
    return conversion.failures.isEmpty && conversion.findings.isEmpty
      && conversion.files.map(\.path) == [catalog] && !conversion.files[0].isChanged
  }

  /// The files of the plan.
  public var fileChanges: FileChanges { FileChanges(files, within: boundary) }
  /// True without failures.
  public var isWhole: Bool { failures.isEmpty }

  /// Plans the conversion of some files.
  ///
  /// - Parameters:
  ///   - paths: Either catalogs, or `.strings` and `.stringsdict` files and folders to search for
  ///     such files.
  ///   - options: The options of the command.
  public init(of paths: [String], options: Options = Options()) {
    let paths = paths.map { WorkingDirectory.current.path(ofArgument: $0) }
    let boundary = ProjectBoundary.commandLine(
      paths + (options.output.map { [$0] } ?? []), allowsOutside: options.allowsOutside)
    let catalogs =
      options.products != nil ? paths : paths.filter { $0.hasSuffix(".xcstrings") }
    if catalogs.isEmpty {
      var maker = CatalogMaker(options, within: boundary)
      maker.run(paths)
      self = maker.conversion
    } else if catalogs.count == paths.count {
      var maker = StringsMaker(options, within: boundary)
      for path in catalogs { maker.run(path) }
      self = maker.conversion
    } else {
      self.init(within: boundary)
      failures = [GlossError(paths[0], .mixedConversion)]
    }
    writesElsewhere = options.output != nil
    sortResults()
  }

  init(within boundary: ProjectBoundary) { self.boundary = boundary }

  private mutating func sortResults() {
    files.sort { $0.path.precedesInBytes($1.path) }
    findings.sort()
    failures = failures.sortedDistinct()
  }
}
