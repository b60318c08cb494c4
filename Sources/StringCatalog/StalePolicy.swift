/// What becomes of entries whose keys are gone from the sources.
///
/// Entries that are `manual` or `migrated`, or in a state that this package does not know, stay as
/// they are under every policy.
public enum StalePolicy: String, Sendable, CaseIterable {
  /// As Xcode: removed if it has no localization, or only the source text that extraction itself
  /// wrote; else marked stale. An entry marked as not to be translated is someone's decision and
  /// marked stale, too.
  case xcode
  /// All are marked stale.
  case mark
  /// All stay as they are.
  case keep
  /// All are removed, with their translations.
  case prune
}
