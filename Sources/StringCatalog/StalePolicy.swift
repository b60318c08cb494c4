/// The treatment of entries whose keys the sources no longer have: the values of the setting `stale`
/// and of `gloss sync --stale`.
///
/// Under every policy an entry stays as it is if it is `manual` or `migrated`, not to be
/// translated, or in a state that this package does not know.
public enum StalePolicy: String, Sendable, CaseIterable {
  /// As Xcode: an entry is removed if it has no localization, or only the default value that
  /// extraction itself wrote; else it is marked stale.
  case xcode
  /// Every entry is marked stale.
  case mark
  /// Every entry stays as it is.
  case keep
  /// Every entry is removed, with its translations.
  case prune

  /// The default.
  public static let standard = xcode
}
