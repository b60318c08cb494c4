import StringCatalog

/// The policy for the translations of a key that was reworded in the
/// sources: the setting `renames`.
public enum RenameSetting: String, Sendable, CaseIterable {
  /// The new key takes them over in the state `needs_review`.
  case carry
  /// They stay with the old key, and the report names both keys.
  case report
  /// Reworded keys are not detected.
  case off

  /// The default.
  public static let standard = carry

  var policy: RenamePolicy {
    switch self {
    case .carry: .carry
    case .report: .report
    case .off: .off
    }
  }
}
