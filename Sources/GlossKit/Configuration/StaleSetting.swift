import StringCatalog

/// What becomes of a catalog's entry whose key is in no source any more.
public enum StaleSetting: String, Sendable, CaseIterable {
  /// As Xcode does: removed if it has no localizations, else marked.
  case xcode
  /// Marked stale.
  case mark
  /// Left as it is.
  case keep
  /// Removed.
  case prune

  /// What holds if nothing is said.
  public static let standard = xcode

  var policy: StalePolicy {
    switch self {
    case .xcode: .xcode
    case .mark: .mark
    case .keep: .keep
    case .prune: .prune
    }
  }
}
