import StringCatalog

/// What becomes of the translations of a key whose text was reworded in the sources.
public enum RenameSetting: String, Sendable, CaseIterable {
  /// The new key takes them over, to be reviewed.
  case carry
  /// They stay, and it is said which keys belong together.
  case report
  /// Reworded keys are not looked for.
  case off

  /// What holds if nothing is said.
  public static let standard = carry

  var policy: RenamePolicy {
    switch self {
    case .carry: .carry
    case .report: .report
    case .off: .off
    }
  }
}
