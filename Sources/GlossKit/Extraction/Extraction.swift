import CatalogSync
public import LocalizationModel
import ProjectLayout
import SourceScanner

/// The localizable strings of a project's sources, each with the catalogs that take it, and
/// findings on the sources: the result of `gloss extract`.
public struct Extraction: Sendable {
  /// One string and the catalogs that take it.
  public struct Entry: Sendable {
    /// The string as the source spells it.
    public let string: ExtractedString
    /// The paths of the catalogs, sorted by bytes; empty if none takes the string.
    public let catalogs: [String]
  }

  /// The strings, sorted by path bytes, then by place.
  public private(set) var entries: [Entry] = []
  /// The paths of the sources that were read, with strings or without, sorted by bytes.
  private(set) var paths: [String] = []
  /// Syntax errors and remarks, by path bytes, then by place.
  public private(set) var findings: [Finding] = []
  /// Files and folders that could not be read, sorted by path bytes.
  public private(set) var failures: [GlossError] = []
  /// The number of sources that were read; of those in C, the ones with look-ups.
  public private(set) var sourceCount = 0
  /// True if every source was read and parsed to its end, so that no string is missing.
  public private(set) var isComplete = true

  /// The calls whose literals may be keys; none unless they were asked for.
  private(set) var lookupCalls: [LookupCalls] = []

  /// Extracts the strings of the app sources in the project's scope. Test targets are left out.
  public init(of project: Project) async { await self.init(of: project, lookupKeys: nil) }

  /// - Parameter keys: The keys whose calls are wanted; `nil` for none.
  init(of project: Project, lookupKeys keys: Set<String>?) async {
    failures = project.failures
    let (layout, scope, elsewhere) = (project.layout, project.scope, project.sourcesElsewhere)
    var request = ScanRequest(of: project)
    request.isWanted = { scope.contains($0) && elsewhere[$0] == nil }
    request.lookupKeys = keys
    request.includesC = true
    let read = await ProjectScan.answers(of: project, request) { source, _ in
      FileExtraction(
        path: source.path,
        entries: source.strings.map { Entry(string: $0, catalogs: layout.catalogs(serving: $0)) },
        findings: source.flaws + source.remarks, lookupCalls: source.lookupCalls,
        failure: source.failure, isComplete: source.isComplete)
    }
    let files = read.sources.compactMap(\.self)
    for file in files {
      if let failure = file.failure {
        failures.append(failure)
        continue
      }
      sourceCount += 1
      findings += file.findings
      if !file.isComplete { isComplete = false }
      entries += file.entries
      if let calls = file.lookupCalls { lookupCalls.append(calls) }
      paths.append(file.path)
    }
    if files.isEmpty, failures.isEmpty {
      failures.append(GlossError(project.scopeName, .noSources))
    }
    failures = failures.sortedDistinct()
    if !failures.isEmpty { isComplete = false }
  }
}

/// The result for one source, made by the worker that read it.
private struct FileExtraction: Sendable {
  let path: String
  let entries: [Extraction.Entry]
  let findings: [Finding]
  let lookupCalls: LookupCalls?
  let failure: GlossError?
  let isComplete: Bool
}
