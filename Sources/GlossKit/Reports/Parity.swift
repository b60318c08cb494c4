package import GlossReports
package import LocalizationModel
import ProjectLayout

/// What a build extracted beside what extraction finds here: what `gloss parity` shows.
///
/// Only sources that the build saw are compared, and tests are left out.
public struct Parity: Sendable {
  /// The differences as reports take them.
  package let report: ParityReport
  /// What could not be read, sorted by path bytes.
  public let failures: [GlossError]
  /// Where compared sources are not Swift from end to end.
  package let flaws: [Finding]
  /// Whether everything could be read, so that the comparison leaves nothing out.
  public var isComplete: Bool { failures.isEmpty && flaws.isEmpty }

  /// Compares the sources with the files of a build.
  package init(of project: Project, with build: StringsDataFolder) async {
    var request = ScanRequest(of: project)
    request.isWanted = { build.strings[$0] != nil }
    request.hashesLiterals = true
    // No compiler follows texts.
    request.follows = false
    let hidden = HiddenKeys(of: project)
    let read = await ProjectScan.answers(of: project, request) { source, text in
      (
        failure: source.failure, flaws: source.flaws,
        comparison: SourceParity(
          source, compiled: build.strings[source.path] ?? [],
          hidden: { hidden.keys(in: text, path: source.path) })
      )
    }.sources.compactMap(\.self)
    let whole = read.filter { $0.failure == nil }
    report = ParityReport(
      differences: whole.flatMap(\.comparison.differences),
      agreedCount: whole.reduce(0) { $0 + $1.comparison.agreedCount }, sourceCount: whole.count,
      foreignCount: build.foreignCount, version: glossVersion)
    failures = Set(project.failures + read.compactMap(\.failure))
      .sorted { $0.path.precedesInBytes($1.path) }
    flaws = read.flatMap(\.flaws)
  }
}
