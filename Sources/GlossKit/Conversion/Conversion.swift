import Foundation
public import LocalizationModel
import ProjectLayout

/// Older formats into catalogs, or a catalog into older formats: the plan behind `gloss convert`.
/// Nothing is written until ``write(under:)``.
///
/// `LANG.lproj/TABLE.strings` and `.stringsdict` become one `TABLE.xcstrings` beside the `.lproj`
/// folders, and the other way round.
public struct Conversion: Sendable {
  /// What `gloss convert` can be told beside the files.
  public struct Options: Sendable {
    /// Where the files go; `nil` for the place where the others lie.
    public var output: String?
    /// The language that the keys are in, for a new catalog, and that `Base.lproj` is in.
    public var sourceLanguage: String
    /// Whether what is converted replaces what is there: texts of a catalog, or files.
    public var overwrites: Bool
    /// Whether links may lead out of the project that they lie in.
    public var allowsOutside: Bool

    /// Converts with the project's own choices unless told otherwise.
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

  /// A file that is made or changes.
  public struct File: Sendable {
    /// The path of the file that is written.
    public let path: String
    /// `nil` for a new file.
    public let oldBytes: ContiguousArray<UInt8>?
    /// The file as it becomes.
    public let newBytes: ContiguousArray<UInt8>
    /// How many texts were put into it.
    public let count: Int
    let stamp: FileStamp?

    /// Whether writing the file changes anything.
    public var isChanged: Bool { oldBytes != newBytes }
  }

  /// Sorted by path bytes; those that stay as they are too.
  public internal(set) var files: [File] = []
  /// What could not be brought over, sorted by path bytes, then by place.
  public internal(set) var findings: [Finding] = []
  /// Each text that is left out, as ``findings`` name them: its key, and its language where the file has several.
  package internal(set) var leftOut: Set<String> = []
  /// What could not be read or may not be replaced, sorted by path bytes. Nothing is written then.
  public internal(set) var failures: [GlossError] = []
  let boundary: ProjectBoundary

  /// Writes all files that change, or none. Folders are made.
  ///
  /// - Parameter lock: A lock that the caller holds; else one is taken.
  /// - Throws: ``GlossError`` if one cannot be written, or was changed since it was read.
  public func write(under lock: RunLock? = nil) throws(GlossError) {
    guard failures.isEmpty else { return }
    let changes = files.filter(\.isChanged).map {
      FileWriter.Change(path: $0.path, bytes: $0.newBytes, replacing: $0.stamp)
    }
    try FileWriter.writeMakingFolders(changes, under: lock, within: boundary)
  }

  /// Works out what becomes of some files.
  ///
  /// - Parameters:
  ///   - paths: `.strings` and `.stringsdict` files and folders around them, or catalogs; not
  ///     both.
  ///   - options: What is done beyond the default.
  public init(of paths: [String], options: Options = Options()) {
    let paths = paths.map { WorkingDirectory.current.path(ofArgument: $0) }
    let boundary = ProjectBoundary.commandLine(
      paths + (options.output.map { [$0] } ?? []), allowsOutside: options.allowsOutside)
    let catalogs = paths.filter { $0.hasSuffix(".xcstrings") }
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
    finish()
  }

  init(within boundary: ProjectBoundary) { self.boundary = boundary }

  private mutating func finish() {
    files.sort { $0.path.precedesInBytes($1.path) }
    findings.sort { ($0.path, $0.range?.start ?? 0) < ($1.path, $1.range?.start ?? 0) }
    failures.sort { $0.path.precedesInBytes($1.path) }
  }
}
