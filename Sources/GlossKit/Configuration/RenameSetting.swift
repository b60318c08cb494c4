import StringCatalog

/// The policy for the translations of a key that was reworded in the
/// sources: the setting `renames`.
public enum RenameSetting: String, Sendable, CaseIterable {
  /// The new key takes the translations over in the state `needs_review`.
  case carry
  /// The translations stay with the old key, and the report names both keys.
  case report
  /// Reworded keys are not detected.
  case off

  /// The default.
  public static let standard = carry

  /// The policy for the merge of a catalog.
  var policy: RenamePolicy {
    switch self {
    case .carry: .carry
    case .report: .report
    case .off: .off
    }
  }
}
