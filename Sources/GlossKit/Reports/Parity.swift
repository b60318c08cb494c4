package import GlossReports
package import LocalizationModel
import ProjectLayout

/// The differences between the strings that a build extracted and the strings that a scan finds:
/// the work behind `gloss parity`.
///
/// A project and the `.stringsdata` files of a build come in, a ``ParityReport`` comes out. Only
/// sources that the build has compiled are compared; tests are left out.
package struct Parity: Sendable {
  /// The differences in the form that reports take.
  package let report: ParityReport
  /// Errors of files that could not be read, sorted by path bytes.
  package let failures: [GlossError]
  /// Syntax errors in compared sources.
  package let flaws: [Finding]
  /// True if everything could be read, so that the comparison is complete.
  package var isComplete: Bool { failures.isEmpty && flaws.isEmpty }

  /// Compares the sources with the files of a build.
  package init(of project: Project, with build: StringsDataFolder) async {
    var request = ScanRequest(of: project)
    request.isWanted = { build.strings[$0] != nil }
    request.hashesLiterals = true
    // The compiler does not extract a literal that reaches its lookup through a variable.
    request.follows = false
    let hiddenKeys = HiddenKeys(of: project)
    let read = await ProjectScan.answers(of: project, request) { source, text in
      (
        failure: source.failure, flaws: source.flaws,
        comparison: SourceParity(
          source, compiled: build.strings[source.path] ?? [],
          hidden: { hiddenKeys.keys(in: text, path: source.path) })
      )
    }.sources.compactMap(\.self)
    let readable = read.filter { $0.failure == nil }
    report = ParityReport(
      differences: readable.flatMap(\.comparison.differences),
      agreedCount: readable.reduce(0) { $0 + $1.comparison.agreedCount },
      sourceCount: readable.count,
      foreignCount: build.foreignCount, version: glossVersion)
    failures = (project.failures + read.compactMap(\.failure)).sortedDistinct()
    flaws = read.flatMap(\.flaws)
  }
}
