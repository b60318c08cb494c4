public import LocalizationModel

/// A filter on the findings of a check: leaves out accepted findings of a baseline, and findings
/// that existed before a git revision (`--since`).
public struct FindingSelection: Sendable {
  /// The findings of a baseline, which are listed apart.
  public var accepted: Set<Fingerprint> = []
  /// The findings of the earlier revision, which are left out.
  public var earlier: Set<Fingerprint> = []
  /// True if convention rules apply even without a configuration or evidence of the convention,
  /// because a baseline names one.
  public var asksForConvention = false

  /// Selects all findings.
  public init() {}

  /// Leaves out findings of an earlier revision.
  package mutating func leaveOut(_ findings: [LocatedFinding]) {
    earlier.formUnion(findings.compactMap(\.fingerprint))
  }

  func applied(to check: Check) -> Check {
    var check = check
    if !asksForConvention { check.hideConventionFindings() }
    check.acceptedFindings = check.findings.filter(isAccepted)
    check.findings.removeAll { isAccepted($0) || isEarlier($0) }
    return check
  }

  private func isAccepted(_ finding: LocatedFinding) -> Bool {
    finding.fingerprint.map(accepted.contains) ?? false
  }

  private func isEarlier(_ finding: LocatedFinding) -> Bool {
    finding.fingerprint.map(earlier.contains) ?? false
  }
}
