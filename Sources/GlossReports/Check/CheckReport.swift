package import LocalizationModel

/// The input of all formats of `gloss check`: findings, the rules that they come from, and the
/// settings of the run.
///
/// GlossKit makes it from a `Check`; ``bytes(as:in:hasColor:)`` passes it to the type of a format.
package struct CheckReport: Sendable {
  /// The findings in the order of the report, each with its fingerprint.
  package let findings: [LocatedFinding]
  /// The rules that findings can come from, by id.
  package let rules: [String: RuleSummary]
  /// Findings that the baseline accepts. SARIF and HTML show them as accepted; other formats only
  /// count them or leave them out.
  package var accepted: [LocatedFinding] = []
  /// True if the run had a baseline, so that formats can tell new findings from known ones.
  package var hasBaseline = false
  /// True if the project has a baseline, read or not, so that none can be written.
  package var isBaselinePresent = false
  /// Files that could not be read, as findings: no format can then show a broken file as clean.
  package var failures: [LocatedFinding] = []
  /// False if a part of the requested work was not done, such as an unreadable file.
  package var isComplete = true
  /// The translated share of each language of each catalog, sorted by both.
  package var coverage: [Coverage] = []
  /// The spellings of paths in the formats that other machines read.
  package var paths = ReportPaths()
  /// The lowest severity that makes the run fail; `nil` if none does.
  package var failing: Finding.Severity? = .error
  /// The way to set a convention; `nil` for a project that has one.
  package var conventionAdvice: Message?
  /// The lines before and after each fix; filled only for a format with ``CheckFormat/showsFixes``.
  package var previews: [Fingerprint: FixPreview] = [:]
  /// The language that an HTML page opens in; `nil` for the browser's.
  package var pageLanguage: MessageLanguage?
  /// True if the text format shows every finding and the whole reason of each rule (`--verbose`).
  package var listsAll = false
  /// The greatest number of findings that ``CheckAgent`` lists; `nil` for its default.
  package var limit: Int?
  /// True if the text format leaves out the next steps (`--quiet`).
  package var isBrief = false
  /// The version of the tool.
  package var version = ""

  /// - Parameter findings: In the order of the report. Missing fingerprints are added.
  package init(_ findings: [LocatedFinding], rules: [RuleSummary]) {
    var findings = findings
    if findings.contains(where: { $0.fingerprint == nil }) {
      for (index, fingerprint) in Fingerprint.all(of: findings).enumerated() {
        findings[index].fingerprint = fingerprint
      }
    }
    self.findings = findings
    self.rules = Dictionary(rules.map { ($0.id, $0) }) { first, _ in first }
  }

  /// Returns `2 errors, 1 warning in 3 files`, or `no findings`; then the number of findings in the
  /// baseline if there are any.
  package func summary(in language: MessageLanguage) -> String {
    let summary = FindingReport.summary(of: findingsAndFailures.map(\.finding), in: language)
    if accepted.isEmpty { return summary }
    return Message(
      "\(summary); \(accepted.count) more in the baseline",
      comment: "检查的总结：另有发现已记入基线。%1$@：前半句总结；%2$lld：基线内的个数"
    ).text(in: language)
  }

  /// The findings that formats for programs list: unreadable files come first.
  var findingsAndFailures: [LocatedFinding] { failures + findings }

  /// The findings and unreadable files by path, in the order of path bytes; within a path their
  /// order is kept.
  var findingsByPath: [(path: String, findings: [LocatedFinding])] {
    Dictionary(grouping: findingsAndFailures, by: \.finding.path)
      .sorted { $0.key.precedesInBytes($1.key) }.map { ($0.key, $0.value) }
  }

  /// Returns the number of findings of a severity, unreadable files included.
  func count(_ severity: Finding.Severity) -> Int {
    findingsAndFailures.count { $0.finding.severity == severity }
  }

  /// True if a finding makes the run fail.
  func fails(_ finding: Finding) -> Bool { failing.map { finding.severity >= $0 } ?? false }
}
