public import LocalizationModel

/// Which findings of a check count, where a project does not ask for all at once.
public struct FindingSelection: Sendable {
  /// Accepted findings: they count for nothing, but are listed apart.
  public var accepted: Set<Fingerprint> = []
  /// Findings that were there before the change that is looked at; they are left out.
  public var earlier: Set<Fingerprint> = []
  /// Whether convention rules count in a project without a configuration that does not keep the
  /// usual convention either.
  public var asksForConvention = false

  /// Selects all findings.
  public init() {}

  /// Leaves out findings that were there before.
  package mutating func leaveOut(_ findings: [LocatedFinding]) {
    earlier.formUnion(findings.compactMap(\.fingerprint))
  }

  func applied(to check: Check) -> Check {
    var check = check
    if !asksForConvention { check.leaveOutConvention() }
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
