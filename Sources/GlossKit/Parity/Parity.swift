package import GlossReports
package import LocalizationModel
import ProjectLayout
import SourceScanner

/// What a build extracted beside what extraction finds here: what `gloss parity` shows.
///
/// Only sources that the build saw are compared, and tests are left out.
public struct Parity: Sendable {
  package let report: ParityReport
  /// What could not be read, sorted by path bytes.
  public let failures: [GlossError]
  /// Where compared sources are not Swift from end to end.
  package let flaws: [Finding]
  public var isComplete: Bool { failures.isEmpty && flaws.isEmpty }

  package init(of project: Project, with build: StringsDataFolder) async {
    let paths = project.swiftSources.filter {
      build.strings[$0] != nil && !project.layout.isTest($0)
    }
    let apis = project.localizingAPIs
    // No compiler follows texts.
    var project = project
    project.follows = false
    let read = await project.read(paths, hashingLiterals: true) { source in
      (
        source: source,
        comparison: SourceParity(source, compiled: build.strings[source.path] ?? [], apis: apis)
      )
    }.compactMap(\.self)
    let whole = read.filter { $0.source.failure == nil }
    report = ParityReport(
      differences: whole.flatMap(\.comparison.differences),
      agreedCount: whole.reduce(0) { $0 + $1.comparison.agreedCount }, sourceCount: whole.count,
      foreignCount: build.foreignCount, version: glossVersion)
    failures = Set(project.failures + read.compactMap(\.source.failure))
      .sorted { $0.path.precedesInBytes($1.path) }
    flaws = read.flatMap(\.source.flaws)
  }
}
