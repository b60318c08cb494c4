/// What becomes of entries whose keys are gone from the sources.
///
/// Entries that are `manual` or `migrated`, not to be translated, or in a state that this package
/// does not know, stay as they are under every policy.
public enum StalePolicy: String, Sendable, CaseIterable {
  /// As Xcode: removed if it has no localization, or only the default value that extraction
  /// itself wrote down; else marked stale.
  case xcode
  /// All are marked stale.
  case mark
  /// All stay as they are.
  case keep
  /// All are removed, with their translations.
  case prune
}
