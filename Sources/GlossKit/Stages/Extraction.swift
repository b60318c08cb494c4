public import LocalizationModel
import ProjectLayout
import SourceScanner

/// The localizable strings of a project: what `gloss extract` shows.
public struct Extraction: Sendable {
  /// One string and the catalogs that serve it.
  public struct Entry: Sendable {
    public let string: ExtractedString
    /// Sorted by path bytes; empty where no catalog does.
    public let catalogs: [String]
  }

  /// The strings of each source that was read, by place; sources sorted by path bytes.
  package private(set) var files: [[Entry]] = []
  /// Sorted likewise.
  public private(set) var findings: [Finding] = []
  /// Files and folders that could not be read, sorted by path bytes.
  public private(set) var failures: [GlossError] = []
  /// Number of Swift sources that were read.
  public private(set) var sourceCount = 0
  /// Whether all strings are there: every source was read, and is Swift from end to end.
  public private(set) var isComplete = true

  /// Reads the app sources in the project's scope. Test targets are left out.
  public init(of project: Project) async {
    let paths = project.swiftSources.filter {
      project.scope.contains($0) && !project.layout.isTest($0)
    }
    failures = project.failures
    let layout = project.layout
    let read = await project.read(paths, hashingLiterals: false) { source in
      var rest = source
      rest.scan.strings = []
      return (rest, Self.entries(of: source, layout))
    }
    for (source, entries) in read {
      if let failure = source.failure {
        failures.append(failure)
        continue
      }
      sourceCount += 1
      findings += source.flaws + source.remarks
      if !source.isComplete { isComplete = false }
      files.append(entries)
    }
    if paths.isEmpty, failures.isEmpty {
      failures.append(GlossError(project.scopeName, .noSources))
    }
    failures = Set(failures).sorted { $0.path.precedesInBytes($1.path) }
    if !failures.isEmpty { isComplete = false }
  }

  /// Sorted by path bytes, then by place.
  public var entries: [Entry] { Array(files.joined()) }

  private static func entries(of source: ReadSource, _ layout: ProjectLayout) -> [Entry] {
    var served: (table: TableName, catalogs: [String])?
    return source.scan.strings.map { string in
      if let served, served.table == string.table {
        return Entry(string: string, catalogs: served.catalogs)
      }
      let catalogs = layout.catalogs(serving: source.path, table: string.table)
      served = (string.table, catalogs)
      return Entry(string: string, catalogs: catalogs)
    }
  }
}
