package import GlossReports
public import LocalizationModel
import ProjectLayout

/// The localizable strings of a project: what `gloss extract` shows.
public struct Extraction: Sendable {
  /// One string and the catalogs that serve it.
  public struct Entry: Sendable {
    /// The string as the source spells it.
    public let string: ExtractedString
    /// Sorted by path bytes; empty where no catalog does.
    public let catalogs: [String]
  }

  /// The strings of each source that was read, by place; sources sorted by path bytes.
  package private(set) var files: [ExtractReport] = []
  /// The path of each of ``files``.
  package private(set) var paths: [String] = []
  /// Sorted likewise.
  public private(set) var findings: [Finding] = []
  /// Files and folders that could not be read, sorted by path bytes.
  public private(set) var failures: [GlossError] = []
  /// Number of Swift sources that were read.
  public private(set) var sourceCount = 0
  /// Whether all strings are there: every source was read, and is Swift from end to end.
  public private(set) var isComplete = true
  /// Goes with the strings.
  private let remains: ScanRemains

  /// Reads the app sources in the project's scope. Test targets are left out.
  public init(of project: Project) async {
    failures = project.failures
    let (layout, scope, elsewhere) = (project.layout, project.scope, project.sourcesElsewhere)
    var request = ScanRequest(of: project)
    request.isWanted = { scope.contains($0) && elsewhere[$0] == nil }
    var read = await ProjectScan.answers(of: project, request) { source, _ in
      FileExtraction(
        path: source.path, report: Self.report(of: source, layout),
        findings: source.flaws + source.remarks,
        failure: source.failure, isComplete: source.isComplete)
    }
    remains = read.scan.remains
    let count = read.sources.count { $0 != nil }
    files.reserveCapacity(count)
    paths.reserveCapacity(count)
    var isEmpty = true
    for position in read.sources.indices {
      guard var file = read.sources[position].take() else { continue }
      isEmpty = false
      if let failure = file.failure {
        failures.append(failure)
        continue
      }
      sourceCount += 1
      findings += file.findings
      if !file.isComplete { isComplete = false }
      guard let report = file.report.take() else { continue }
      files.append(report)
      paths.append(file.path)
    }
    if isEmpty, failures.isEmpty {
      failures.append(GlossError(project.scopeName, .noSources))
    }
    failures = failures.distinctByPlace()
    if !failures.isEmpty { isComplete = false }
  }

  /// Sorted by path bytes, then by place.
  public var entries: [Entry] {
    files.flatMap { file in file.entries.map { Entry(string: $0.string, catalogs: $0.catalogs) } }
  }

  private static func report(of source: ScannedSource, _ layout: ProjectLayout) -> ExtractReport {
    var served: (table: TableName, catalogs: [String])?
    let strings = source.strings
    return ExtractReport(sorted: strings) { index, table in
      if strings[index].isFollowed { return layout.catalogs(serving: strings[index]) }
      if let served, served.table == table { return served.catalogs }
      let catalogs = layout.catalogs(serving: source.path, table: table)
      served = (table, catalogs)
      return catalogs
    }
  }
}

/// What is kept of one source.
private struct FileExtraction: Sendable {
  let path: String
  /// Until it is taken out.
  var report: ExtractReport?
  let findings: [Finding]
  let failure: GlossError?
  let isComplete: Bool
}
