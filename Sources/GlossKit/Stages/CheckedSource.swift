import ConventionChecks
import LocalizationModel
import SourceScanner

/// What one Swift source gives to a check.
struct CheckedSource: Sendable {
  let path: String
  /// Ascending by place; their sites are set.
  var strings: [ExtractedString] = []
  /// About this file alone.
  var findings: [LocatedFinding] = []
  /// What its comments turn off.
  var suppressions = Suppressions()
  /// The stale keys of catalogs that some literal spells.
  var spelledKeys: Set<UInt64> = []
  /// Why it could not be read.
  var failure: GlossError?
  /// Whether it is Swift from end to end.
  var isComplete = true

  /// - Parameters:
  ///   - isReported: Whether the file is in the scope; else only its strings count.
  ///   - moduleTables: Those that the package target around the file has catalogs for.
  init(
    _ path: String, isReported: Bool, moduleTables: Set<String>, apis: LocalizingAPITable,
    staleKeys: StaleKeys, reader: inout FileReader, checkers: inout CheckerCache
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
    let scan = SourceScan.scan(
      bytes, path: path, hashingLiterals: !staleKeys.isEmpty, collectingFacts: true, apis: apis)
    spelledKeys = staleKeys.found(in: scan.literalHashes)
    let source = ReadSource(path: path, scan: scan, failure: nil)
    strings = scan.strings
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
        path: path, strings: strings, facts: scan.facts, moduleTables: moduleTables,
        settings: checker.settings),
      &sink)
    findings = LocatedFinding.locate(
      source.flaws + suppressions.flaws(in: path) + sink.findings, in: bytes.span)
  }
}
