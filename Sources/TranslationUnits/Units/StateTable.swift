package import LocalizationModel

/// The table of states: every word for a state in any format of translators' files, and the state
/// of a catalog that it stands for.
///
/// The readers of all formats keep the word in ``TranslationUnit/Target/state``, and what it means is
/// decided here alone. PO has a flag in place of a word, and XLIFF 2 has `subState` beside it: their
/// readers turn these into the words of catalogs.
package enum StateTable {
  /// The word for a target that holds no translation yet, but mostly a copy of the source.
  static let untranslated = "needs-translation"
  /// The word that exports write for a text to be reviewed.
  static let reviewInXLIFF = "needs-review-l10n"
  /// The word of sheets for a text to be reviewed.
  package static let reviewInSheets = "needs review"

  private static let rows: [(word: String, state: TranslationState)] = [
    // Catalogs.
    ("new", .new), ("needs_review", .needsReview), ("machine_translated", .machineTranslated),
    ("translated", .translated),
    // XLIFF 1.2 (OASIS, `state`), which sheets and the translators' page share.
    (reviewInXLIFF, .needsReview), ("needs-review-translation", .needsReview),
    ("needs-review-adaptation", .needsReview), (untranslated, .needsReview),
    ("needs-l10n", .needsReview), ("needs-adaptation", .needsReview),
    ("signed-off", .translated), ("final", .translated),
    // XLIFF 2 (OASIS, `state`), as far as 1.2 does not have the word.
    ("initial", .new), ("reviewed", .translated),
    // Sheets.
    (reviewInSheets, .needsReview), ("review", .needsReview), ("approved", .translated),
  ]

  private static let states = Dictionary(
    rows.flatMap { [($0.word, $0.state), (unified($0.word), $0.state)] },
    uniquingKeysWith: { first, _ in first })

  /// Returns the state of a catalog for a word, in any case and with any hyphens; `nil` for an
  /// unknown word.
  package static func state(of word: String) -> TranslationState? {
    states[word] ?? states[unified(word)]
  }

  /// Returns a word as the table spells it: in small letters, with hyphens. People type blanks for
  /// them, and catalogs have underscores.
  package static func unified(_ word: String) -> String {
    word.lowercased().replacing(" ", with: "-").replacing("_", with: "-")
  }
}
