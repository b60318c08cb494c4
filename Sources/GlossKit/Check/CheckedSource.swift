import ConventionChecks
import LocalizationModel
import ProjectLayout
import SwiftTree

/// One Swift source of a check: its strings with the catalogs that serve them, its suppression
/// comments, and the findings that this file alone decides.
struct CheckedSource: Sendable {
  /// The inputs of the result: equal ones allow a kept result.
  struct Ground: Equatable, Sendable {
    let source: Identity
    let surroundings: Identity?
    let checkers: Identity
  }

  let path: String
  /// The strings in ascending order, with their sites set.
  let strings: [ExtractedString]
  /// For each string the paths of the catalogs that serve it, sorted by bytes.
  let catalogs: [[String]]
  /// A hash of each literal, in no order, to find keys spelled outside of localizing calls.
  let literalHashes: ContiguousArray<LiteralHash>
  /// The names that may be generated symbols of keys.
  let symbols: SymbolSource
  /// The error if the file could not be read.
  let failure: GlossError?
  /// Counts of comments in the default convention's language; empty if the
  /// project sets a convention.
  let evidence: ConventionEvidence
  /// True if the source was parsed to its end.
  let isComplete: Bool
  /// The tables for which the surrounding package target has a catalog of its own; empty outside of
  /// packages. A lookup of such a table needs `bundle: .module`.
  private(set) var moduleTables: Set<String> = []
  /// The findings of this file alone, with their lines.
  private(set) var findings: [LocatedFinding] = []
  /// The rules that comments in this file turn off.
  private(set) var suppressions = Suppressions()

  init(
    _ source: ScannedSource, _ text: SourceText, _ surroundings: SourceContext,
    _ checkers: CheckerCache
  ) {
    path = source.path
    strings = source.strings
    catalogs = surroundings.catalogs(serving: source.strings)
    literalHashes = source.literalHashes
    symbols = SymbolSource(source)
    failure = source.failure
    isComplete = source.isComplete
    evidence =
      surroundings.unsetConvention.map { ConventionEvidence(source.strings, $0) }
      ?? ConventionEvidence()
    guard failure == nil else { return }
    moduleTables = surroundings.moduleTables(of: path)
    var sink = FindingSink()
    for string in strings {
      checkers.checker(for: path, table: string.table.name).check(string, &sink)
    }
    let checker = checkers.checker(for: path)
    suppressions = Suppressions(
      source.facts, in: path, text.bytes.span,
      runs: { checker.runs($0) || surroundings.guides.runs($0, checker.settings) })
    checker.check(
      SourceFile(
        path: path, strings: strings, facts: source.facts, settings: checker.settings),
      &sink)
    findings = LocatedFinding.locate(
      source.flaws + suppressions.flaws(in: path) + sink.findings, in: text.bytes.span)
  }
}
