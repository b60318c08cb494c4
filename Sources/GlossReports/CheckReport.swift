package import LocalizationModel

/// The findings of a check with what the reader needs to know about their rules.
package struct CheckReport: Sendable {
  /// In the order of the report.
  package let findings: [LocatedFinding]
  /// Of every rule that a finding can come from, by id.
  package let rules: [String: RuleSummary]

  package init(_ findings: [LocatedFinding], rules: [RuleSummary]) {
    self.findings = findings
    self.rules = Dictionary(rules.map { ($0.id, $0) }) { first, _ in first }
  }

  /// `2 errors, 1 warning in 3 files`, or `no findings`.
  package var summary: String { FindingReport(findings.map(\.finding)).summary }

  /// How many findings weigh that much.
  func count(_ severity: Finding.Severity) -> Int {
    findings.count { $0.finding.severity == severity }
  }
}
