import ConventionChecks
import LocalizationModel
import ProjectLayout
import SwiftTree

/// What one Swift source gives to a check.
struct CheckedSource: Sendable {
  /// All that it depends on.
  struct Ground: Equatable, Sendable {
    let source: Identity
    let surroundings: Identity?
    let checkers: Identity
  }

  let path: String
  /// Ascending by place; their sites are set.
  let strings: [ExtractedString]
  /// For each string the catalogs that serve it, sorted by path bytes.
  let catalogs: [[String]]
  /// What ``LiteralHash`` makes of its literals, in no order.
  let literalHashes: ContiguousArray<LiteralHash>
  /// What it says of symbols of keys.
  let symbols: SymbolSource
  /// Why it could not be read.
  let failure: GlossError?
  /// How its comments stand to the usual convention; counted only in a project that sets none.
  let evidence: ConventionEvidence
  /// Whether it is Swift from end to end.
  let isComplete: Bool
  /// The tables that the package target around the file has a catalog of its own for; empty for a
  /// file that is in no package's target.
  private(set) var moduleTables: Set<String> = []
  /// About this file alone.
  private(set) var findings: [LocatedFinding] = []
  /// What its comments turn off.
  private(set) var suppressions = Suppressions()

  init(
    _ source: ScannedSource, _ text: SourceText, _ surroundings: SourceSurroundings,
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
