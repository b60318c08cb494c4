/// The outcome of renaming a key in a catalog, for `gloss rename`.
package enum RenameOutcome: Sendable, Equatable {
  /// Nothing was changed: the catalog lacks the old key, or both keys have translations.
  case refused
  /// The key was renamed with all its texts. If the source text stays the same, translations keep
  /// their states.
  case made(changesText: Bool)
  /// The key was renamed, but without the source language's texts, because `text`, one of them,
  /// does not have the words that changed.
  case renamedWithout(text: String)
}
