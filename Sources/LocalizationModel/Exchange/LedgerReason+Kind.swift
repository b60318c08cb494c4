extension LedgerReason.Kind {
  /// Whether a finished translation is left out: an import must not be silent about it.
  var losesWork: Bool {
    switch self {
    case .notTranslated, .unfinished, .repeated, .notSelected, .untouched: false
    case .notACatalog, .unknownCatalog, .movedCatalog, .unreadableCatalog, .unknownID,
      .sourceChanged, .notToBeTranslated, .noID, .noSource, .severalTexts, .damagedCell,
      .pluralTexts, .phrases, .badLanguage, .likelyLanguage, .newLanguage, .doubled, .contradicted,
      .conflict,
      .emptied, .heldBack, .fuzzy, .markedNew, .sameAsSource, .unfitCharacter,
      .placeholders, .overlap, .collision, .noOriginal, .ambiguousCatalog, .noTargetLanguage,
      .sourceLanguage, .unfitShape, .otherShape:
      true
    // Remarks leave nothing out.
    case .assumedLanguage, .sourceRegion, .recoveredID, .missingPlaceholders, .layout,
      .replacedForms, .replaced, .settled, .approved, .reopened, .copied:
      false
    }
  }

  /// Whether it is about a file as a whole, and the same for all of its units.
  var isOfWholeFile: Bool {
    switch self {
    case .notACatalog, .notSelected, .unknownCatalog, .movedCatalog, .unreadableCatalog,
      .badLanguage, .likelyLanguage, .newLanguage, .noOriginal, .ambiguousCatalog,
      .noTargetLanguage, .sourceLanguage, .collision, .assumedLanguage, .sourceRegion:
      true
    case .notTranslated, .unfinished, .fuzzy, .markedNew, .sameAsSource, .repeated, .untouched,
      .unknownID, .sourceChanged, .unfitCharacter, .heldBack, .reopened, .copied,
      .notToBeTranslated, .noID, .noSource, .severalTexts, .damagedCell, .pluralTexts, .phrases,
      .doubled, .contradicted,
      .conflict, .emptied, .placeholders, .overlap, .unfitShape, .otherShape, .recoveredID,
      .missingPlaceholders, .layout, .replacedForms, .replaced, .settled, .approved:
      false
    }
  }

  /// How much it matters that each unit is named with its texts: those of 2 first.
  var weightOfTexts: Int {
    switch self {
    case .conflict, .emptied, .heldBack: 2
    case .replaced, .settled, .approved, .reopened: 1
    case .notACatalog, .notSelected, .unknownCatalog, .movedCatalog, .unreadableCatalog,
      .badLanguage, .likelyLanguage, .newLanguage, .noOriginal, .ambiguousCatalog,
      .noTargetLanguage, .sourceLanguage, .collision, .assumedLanguage, .sourceRegion,
      .notTranslated, .unfinished, .fuzzy, .markedNew, .sameAsSource, .unfitCharacter, .copied,
      .repeated, .untouched, .unknownID, .sourceChanged,
      .notToBeTranslated, .noID, .noSource, .severalTexts, .damagedCell, .pluralTexts, .phrases,
      .doubled, .contradicted,
      .placeholders, .overlap, .unfitShape, .otherShape, .recoveredID, .missingPlaceholders,
      .layout, .replacedForms:
      0
    }
  }
}
