import StringCatalog

/// What becomes of the translations of a key whose text was reworded in the sources.
public enum RenameSetting: String, Sendable, CaseIterable {
  /// The new key takes them over, to be reviewed.
  case carry
  /// They stay, and it is said which keys belong together.
  case report
  /// Nobody looks for reworded keys.
  case off

  var policy: RenamePolicy {
    switch self {
    case .carry: .carry
    case .report: .report
    case .off: .off
    }
  }
}
