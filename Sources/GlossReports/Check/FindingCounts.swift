package import LocalizationModel

/// How many findings there are, by rule.
package struct FindingCounts: Sendable {
  /// The most frequent first; of as many, in the order of ids.
  package let rules: [(id: String, severity: Finding.Severity, count: Int)]

  /// The number of all findings.
  package var total: Int { rules.reduce(0) { $0 + $1.count } }

  package init(_ findings: some Sequence<Finding>) {
    var counts: [String: (severity: Finding.Severity, count: Int)] = [:]
    for finding in findings {
      counts[finding.rule, default: (finding.severity, 0)].count += 1
      if finding.severity > counts[finding.rule]?.severity ?? finding.severity {
        counts[finding.rule]?.severity = finding.severity
      }
    }
    rules = counts.map { ($0.key, $0.value.severity, $0.value.count) }
      .sorted { ($1.count, $0.id) < ($0.count, $1.id) }
  }
}
