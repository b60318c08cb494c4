package import LocalizationModel

/// The table of states: every word for a state in any format of translators' files, and the state
/// of a catalog that it stands for.
///
/// The readers of all formats keep the word in ``TranslationUnit/Target/state``; what it means is
/// decided here alone. PO has a flag in place of a word, which its reader turns into `needs_review`.
package enum StateTable {
  /// The word for a target that holds no translation yet, but mostly a copy of the source.
  static let untranslated = "needs-translation"

  private static let rows: [(word: String, state: TranslationState)] = [
    // Catalogs.
    ("new", .new), ("needs_review", .needsReview), ("machine_translated", .machineTranslated),
    ("translated", .translated),
    // XLIFF 1.2 (OASIS, `state`), which sheets and the translators' page share.
    ("needs-review-l10n", .needsReview), ("needs-review-translation", .needsReview),
    ("needs-review-adaptation", .needsReview), (untranslated, .needsReview),
    ("needs-l10n", .needsReview), ("needs-adaptation", .needsReview),
    ("signed-off", .translated), ("final", .translated),
    // XLIFF 2 (OASIS, `state`), as far as 1.2 does not have the word.
    ("initial", .new), ("reviewed", .translated),
    // Sheets.
    ("needs review", .needsReview), ("review", .needsReview), ("approved", .translated),
  ]

  private static let states = Dictionary(uniqueKeysWithValues: rows.map { ($0.word, $0.state) })

  /// Returns the state of a catalog for a word, in any case; `nil` for an unknown word.
  package static func state(of word: String) -> TranslationState? {
    states[word] ?? states[word.lowercased()]
  }
}
