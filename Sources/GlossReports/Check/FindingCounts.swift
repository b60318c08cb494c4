package import LocalizationModel

/// The number of findings of each rule and severity, for the counts in reports.
package struct FindingCounts: Sendable {
  /// One element for each rule and severity, the most frequent first, then in the order of ids. A
  /// rule with findings of two severities is listed twice.
  package private(set) var rules: [(id: String, severity: Finding.Severity, count: Int)]

  /// The number of all findings.
  package var total: Int { rules.reduce(0) { $0 + $1.count } }

  private struct Kind: Hashable {
    let rule: String
    let severity: Finding.Severity
  }

  /// The same counts with the most severe rules first, within one severity the most frequent.
  var mostSevereFirst: FindingCounts {
    var counts = self
    // `$1` on the left sorts a member in descending order.
    counts.rules.sort { ($1.severity, $1.count, $0.id) < ($0.severity, $0.count, $1.id) }
    return counts
  }

  /// Counts the findings by rule and severity.
  package init(_ findings: some Sequence<Finding>) {
    var counts: [Kind: Int] = [:]
    for finding in findings {
      counts[Kind(rule: finding.rule, severity: finding.severity), default: 0] += 1
    }
    rules = counts.map { ($0.key.rule, $0.key.severity, $0.value) }
      .sorted { ($1.count, $0.id, $1.severity) < ($0.count, $1.id, $0.severity) }
  }
}
