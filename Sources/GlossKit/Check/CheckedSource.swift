import ConventionChecks
import LocalizationModel
import ProjectLayout
import SourceScanner

/// What one Swift source gives to a check.
struct CheckedSource: Sendable {
  let path: String
  /// Ascending by place; their sites are set.
  var strings: [ExtractedString] = []
  /// For each string the catalogs that serve it, sorted by path bytes.
  var catalogs: [[String]] = []
  /// About this file alone.
  var findings: [LocatedFinding] = []
  /// What its comments turn off.
  var suppressions = Suppressions()
  /// What ``LiteralHash`` makes of its literals, in no order.
  var literalHashes: ContiguousArray<UInt64> = []
  /// Why it could not be read.
  var failure: GlossError?
  /// Whether it is Swift from end to end.
  var isComplete = true
  /// What it has to do with the others.
  var part: SourcePart?

  /// - Parameters:
  ///   - isReported: Whether the file is in the scope; else only its strings count.
  ///   - packages: Those whose targets have bundles of their own.
  ///   - project: What all sources declare, once that is known.
  ///   - marksDeclarations: Whether to keep the names and lines of what it declares.
  ///   - hashesLiterals: Whether to fill ``literalHashes``.
  init(
    _ path: String, isReported: Bool, layout: ProjectLayout, packages: Set<String>,
    apis: LocalizingAPITable, project: ProjectContext? = nil, marksDeclarations: Bool,
    hashesLiterals: Bool,
    reader: inout FileReader, checkers: inout CheckerCache
  ) {
    self.path = path
    let bytes: ContiguousArray<UInt8>
    do throws(GlossError) {
      bytes = try reader.text(of: path)
    } catch {
      failure = error
      isComplete = false
      return
    }
    var scan = SourceScan.scan(
      bytes, path: path, hashingLiterals: hashesLiterals, collectingFacts: true, apis: apis,
      project: project, marksDeclarations: marksDeclarations)
    part = SourcePart(&scan)
    literalHashes = scan.literalHashes
    let source = ReadSource(path: path, scan: scan, failure: nil)
    strings = scan.strings
    for (index, string) in strings.enumerated() {
      // Mostly all strings of a file are in one table.
      let isAlike =
        index > 0 && strings[index - 1].table == string.table && !string.isFollowed
        && !strings[index - 1].isFollowed
      catalogs.append(isAlike ? catalogs[index - 1] : layout.catalogs(serving: string))
    }
    isComplete = source.isComplete
    guard isReported else { return }
    var sink = FindingSink()
    for string in strings {
      checkers.checker(for: path, table: string.table.name).check(string, &sink)
    }
    suppressions = Suppressions(scan.facts, in: bytes.span)
    let checker = checkers.checker(for: path)
    checker.check(
      SourceFile(
        path: path, strings: strings, facts: scan.facts,
        moduleTables: layout.moduleTables(of: path, in: packages), settings: checker.settings),
      &sink)
    findings = LocatedFinding.locate(
      source.flaws + suppressions.flaws(in: path) + sink.findings, in: bytes.span)
  }
}
