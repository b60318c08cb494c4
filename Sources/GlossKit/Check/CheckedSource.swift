import ConventionChecks
import LocalizationModel
import ProjectLayout
import SwiftTree

/// One Swift source of a check: its strings with the catalogs that serve them, its suppression
/// comments, and the findings that this file alone decides.
struct CheckedSource: Sendable {
  /// The inputs of a checked source. If they equal those of a kept result, a live project uses
  /// the result again.
  struct CacheKey: Equatable, Sendable {
    let source: Identity
    /// The identity of the ``SourceContext``; `nil` in a single run, which keeps no results.
    let context: Identity?
    let checkers: Identity
  }

  /// Equal for copies of one checked source; a live project keeps results as long as it is equal.
  let identity = Identity()
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
  /// The counts of comments, and of those in the default convention's language; empty if the
  /// project sets a convention.
  let evidence: ConventionEvidence
  /// The counts of keys, and of those in the default convention's language; empty if the project
  /// sets a convention.
  let keyEvidence: ConventionEvidence
  /// True if the source was parsed to its end.
  let isComplete: Bool
  /// True if a tool wrote the file: no finding stands in it.
  let isGenerated: Bool
  /// The tables for which the surrounding package target has a catalog of its own; empty outside of
  /// packages. A lookup of such a table needs `bundle: .module`.
  private(set) var moduleTables: Set<String> = []
  /// The findings of this file alone, with their lines.
  private(set) var findings: [LocatedFinding] = []
  /// The rules that comments in this file turn off.
  private(set) var suppressions = Suppressions()

  init(
    _ source: ScannedSource, _ text: SourceBuffer, _ context: SourceContext,
    _ checkers: CheckerCache
  ) {
    path = source.path
    strings = source.strings
    catalogs = context.catalogs(serving: source.strings)
    literalHashes = source.literalHashes
    symbols = SymbolSource(source)
    failure = source.failure
    isComplete = source.isComplete
    evidence =
      context.unsetConvention.map { ConventionEvidence(source.strings, $0) }
      ?? ConventionEvidence()
    keyEvidence =
      context.unsetConvention.map {
        ConventionEvidence(texts: source.strings.lazy.map(\.key), in: $0.key)
      } ?? ConventionEvidence()
    isGenerated = SourceFile.isGenerated(path, text.bytes.span)
    guard failure == nil, !isGenerated else { return }
    moduleTables = context.moduleTables(of: path)
    var sink = FindingSink()
    for string in strings {
      checkers.checker(for: path, table: string.table.name).check(string, &sink)
    }
    let checker = checkers.checker(for: path)
    suppressions = Suppressions(
      source.facts, in: path, text.bytes.span,
      runs: { checker.runs($0) || context.guides.runs($0, checker.settings) })
    checker.check(
      SourceFile(
        path: path, strings: strings, facts: source.facts, settings: checker.settings),
      &sink)
    findings = LocatedFinding.locate(
      source.flaws + suppressions.flaws(in: path) + sink.findings, in: text.bytes.span)
  }
}
