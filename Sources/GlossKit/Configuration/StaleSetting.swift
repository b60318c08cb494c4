import StringCatalog

/// The policy for a catalog entry whose key the sources no longer have: the setting `stale`.
public enum StaleSetting: String, Sendable, CaseIterable {
  /// The entry is removed if it has no localizations, and otherwise marked stale, as in Xcode.
  case xcode
  /// The entry is marked stale.
  case mark
  /// The entry stays as it is.
  case keep
  /// The entry is removed.
  case prune

  /// The default.
  public static let standard = xcode

  /// The policy for the merge of a catalog.
  var policy: StalePolicy {
    switch self {
    case .xcode: .xcode
    case .mark: .mark
    case .keep: .keep
    case .prune: .prune
    }
  }
}
