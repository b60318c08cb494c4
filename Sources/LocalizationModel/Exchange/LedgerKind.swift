/// Why a unit ended as it did.
package enum LedgerKind: Sendable, Equatable {
  // Skipped: there is nothing to take.
  case notTranslated
  case unfinished(state: String)
  /// The same in a PO file, where a person sets the flag `fuzzy`.
  case fuzzy
  /// The same in a sheet, where a person types `new`.
  case markedNew
  /// The text that a person typed into a sheet is the source, and no state says that it is meant.
  case sameAsSource
  case repeated
  case notSelected
  /// As it was exported, and the catalog has another text now.
  case untouched
  // Skipped: there is something, and no place for it.
  case notACatalog(OlderFileObjection)
  case unknownCatalog(original: String)
  /// With the catalogs that have most of its keys: so many of so many.
  case movedCatalog(original: String, to: [String], count: Int, of: Int)
  case unreadableCatalog(String)
  case unknownID
  case sourceChanged(inFile: String, inCatalog: String)
  case notToBeTranslated
  // Refused.
  case noID
  case noSource
  case severalTexts
  /// A cell of a sheet that cannot be taken as it is.
  case damagedCell(CellPlace, column: String, CellFlaw)
  /// A character that XML cannot hold, so that the text could not be exported again.
  case unfitCharacter(Unicode.Scalar)
  /// A plural entry of a PO file with more or fewer texts than the language has forms.
  case pluralTexts(PluralTextsFlaw)
  case phrases
  case badLanguage(String)
  /// The name in the catalog of what is probably the same language.
  case likelyLanguage(inFile: String, likely: String)
  /// The languages that differ from it by script or region alone.
  case newLanguage(inFile: String, beside: [String])
  case doubled(line: Int)
  /// By a unit at that place.
  case contradicted(by: String)
  case conflict(LedgerConflict)
  /// The text that was there.
  case emptied(String)
  /// It would replace a finished text, and what was exported is not known.
  case heldBack(inFile: String, inCatalog: String)
  case placeholders(Message)
  case overlap
  case collision(Message)
  case noOriginal
  case ambiguousCatalog(original: String, [String])
  case noTargetLanguage
  case sourceLanguage(inFile: String, inCatalog: String)
  case unfitShape
  case otherShape(kind: String)
  // Remarks on a whole file.
  case assumedLanguage(String, from: LedgerReason.LanguageSource)
  case sourceRegion(inFile: String, inCatalog: String)
  // Remarks.
  case recoveredID(String)
  case missingPlaceholders(Message)
  /// The source in the file differs from the catalog's in white space only.
  case foldedSource
  case layout
  case replacedForms(count: Int)
  case replaced(old: String, new: String)
  /// A conflict in which the file's text was taken.
  case settled(LedgerConflict)
  /// The text that is there, and its state from now on.
  case approved(String, state: String)
  /// The text that is there, which a person wants to be reviewed again.
  case reopened(String)
  /// The translation is the source text.
  case copied
}

extension LedgerKind {
  /// The word for programs.
  var code: LedgerCode {
    switch self {
    case .notTranslated: .notTranslated
    case .unfinished, .fuzzy, .markedNew: .unfinished
    case .sameAsSource: .sameAsSource
    case .repeated: .repeated
    case .notACatalog: .notACatalog
    case .notSelected: .notSelected
    case .untouched: .untouched
    case .unknownCatalog: .unknownCatalog
    case .movedCatalog: .movedCatalog
    case .unreadableCatalog: .unreadableCatalog
    case .unknownID: .unknownID
    case .sourceChanged: .sourceChanged
    case .notToBeTranslated: .notToBeTranslated
    case .noID: .noID
    case .noSource: .noSource
    case .severalTexts: .severalTexts
    case .damagedCell: .damagedCell
    case .pluralTexts: .pluralTexts
    case .phrases: .phrases
    case .badLanguage: .badLanguage
    case .likelyLanguage: .likelyLanguage
    case .newLanguage: .newLanguage
    case .assumedLanguage: .assumedLanguage
    case .sourceRegion: .sourceRegion
    case .doubled: .doubled
    case .contradicted: .contradicted
    case .conflict: .conflict
    case .emptied: .emptied
    case .heldBack: .heldBack
    case .unfitCharacter: .unfitCharacter
    case .placeholders: .placeholders
    case .overlap: .overlap
    case .collision: .collision
    case .noOriginal: .noOriginal
    case .ambiguousCatalog: .ambiguousCatalog
    case .noTargetLanguage: .noTargetLanguage
    case .sourceLanguage: .sourceLanguage
    case .unfitShape: .unfitShape
    case .otherShape: .otherShape
    case .recoveredID: .recoveredID
    case .missingPlaceholders: .missingPlaceholders
    case .foldedSource: .foldedSource
    case .layout: .layout
    case .replacedForms: .replacedForms
    case .replaced: .replaced
    case .settled: .settled
    case .approved: .approved
    case .reopened: .reopened
    case .copied: .copied
    }
  }
}

extension LedgerKind {
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
    case .assumedLanguage, .sourceRegion, .recoveredID, .missingPlaceholders, .foldedSource,
      .layout, .replacedForms, .replaced, .settled, .approved, .reopened, .copied:
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
      .missingPlaceholders, .foldedSource, .layout, .replacedForms, .replaced, .settled, .approved:
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
      .foldedSource, .layout, .replacedForms:
      0
    }
  }
}
