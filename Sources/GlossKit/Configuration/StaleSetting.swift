import StringCatalog

/// The policy for a catalog entry whose key is gone from the sources: the setting `stale`.
public enum StaleSetting: String, Sendable, CaseIterable {
  /// Removed if it has no localizations, otherwise marked stale, as Xcode does.
  case xcode
  /// Marked stale.
  case mark
  /// Left as it is.
  case keep
  /// Removed.
  case prune

  /// The default.
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
