package import LocalizationModel

/// The findings of a check with what the reader needs to know about their rules.
package struct CheckReport: Sendable {
  /// In the order of the report; each with its fingerprint.
  package let findings: [LocatedFinding]
  /// The rules that a finding can come from, by id.
  package let rules: [String: RuleSummary]
  /// Findings that a baseline puts up with; formats that have a place for them show them as such.
  package var accepted: [LocatedFinding] = []
  /// Whether a baseline says which findings are known.
  package var hasBaseline = false
  /// What could not be read, as findings, so that no format can take a broken file for a clean one.
  package var failures: [LocatedFinding] = []
  /// Whether all that was asked for was checked.
  package var isComplete = true
  /// By catalog and language.
  package var coverage: [Coverage] = []
  /// How paths are written for other machines.
  package var paths = ReportPaths()
  /// The least severity that makes the run fail; `nil` if none does.
  package var failing: Finding.Severity? = .error
  /// What to do about findings of a convention that the project does not seem to have.
  package var conventionAdvice: Message?
  /// What fixes make of the lines that they change; only some formats show it.
  package var previews: [Fingerprint: FixPreview] = [:]
  /// The language that a page opens in; `nil` for the reader's.
  package var pageLanguage: MessageLanguage?
  /// Whether text shows every finding and the whole reason of each rule.
  package var listsAll = false
  /// The most findings that ``CheckAgent`` lists; `nil` for its own limit.
  package var limit: Int?
  /// Whether text leaves out what to do next.
  package var isBrief = false
  /// The version of the tool.
  package var version = ""

  /// - Parameter findings: In the order of the report. Those without a fingerprint get one.
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

  /// `2 errors, 1 warning in 3 files`, or `no findings`.
  package func summary(in language: MessageLanguage) -> String {
    let summary = FindingReport.summary(of: findingsAndFailures.map(\.finding), in: language)
    if accepted.isEmpty { return summary }
    return Message(
      "\(summary); \(accepted.count) more in the baseline",
      comment: "检查的总结：另有发现已记入基线。%1$@：前半句总结；%2$lld：基线内的个数"
    ).text(in: language)
  }

  /// What formats for machines list: what could not be read comes first.
  var findingsAndFailures: [LocatedFinding] { failures + findings }

  /// All of these by their file, by path bytes; their order is kept.
  var findingsByPath: [(path: String, findings: [LocatedFinding])] {
    Dictionary(grouping: findingsAndFailures, by: \.finding.path)
      .sorted { $0.key.precedesInBytes($1.key) }.map { ($0.key, $0.value) }
  }

  /// How many findings weigh that much.
  func count(_ severity: Finding.Severity) -> Int {
    findingsAndFailures.count { $0.finding.severity == severity }
  }

  /// Whether a finding makes the run fail.
  func fails(_ finding: Finding) -> Bool { failing.map { finding.severity >= $0 } ?? false }
}
