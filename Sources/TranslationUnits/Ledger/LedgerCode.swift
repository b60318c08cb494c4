public import LocalizationModel

/// The codes of an import's ledger, which is its account of every unit: ids for the reasons why
/// units were not applied, and for remarks on units that were. They are stable between versions,
/// and `gloss rules` has a page for each.
public enum LedgerCode: String, Sendable, CaseIterable {
  case ambiguousCatalog = "ambiguous-catalog"
  case approved
  case assumedLanguage = "assumed-language"
  case badLanguage = "bad-language"
  case collision = "colliding-ids"
  case conflict
  case contradicted
  case copied
  case damagedCell = "damaged-cell"
  case doubled = "doubled-id"
  case emptied
  case flattened = "flattened-forms"
  case foldedBlanks = "folded-blanks"
  case foldedSource = "folded-source"
  case heldBack = "held-back"
  case heldBackState = "held-back-state"
  case layout
  case likelyLanguage = "likely-language"
  case missingPlaceholders = "missing-placeholders"
  case movedCatalog = "moved-catalog"
  case movedKey = "moved-key"
  case newLanguage = "new-language"
  case noID = "no-id"
  case noOriginal = "no-original"
  case noSource = "no-source"
  case noStates = "no-states"
  case noTargetLanguage = "no-target-language"
  case notACatalog = "not-a-catalog"
  case notSelected = "not-selected"
  case notToBeTranslated = "not-to-be-translated"
  case notTranslated = "not-translated"
  case otherShape = "other-shape"
  case overlap = "overlapping-shapes"
  case phrases
  case placeholders
  case pluralTexts = "plural-texts"
  case recoveredID = "recovered-id"
  case renamedKey = "renamed-key"
  case reopened
  case repeated
  case replaced
  case replacedForms = "replaced-forms"
  case rewordedKey = "reworded-key"
  case sameAsSource = "same-as-source"
  case settled = "settled-conflict"
  case severalTexts = "several-texts"
  case sourceChanged = "source-changed"
  case sourceLanguage = "source-language"
  case sourceRegion = "source-region"
  case unfinished
  case unfitCharacter = "unfit-character"
  case unfitShape = "unfit-shape"
  case unknownCatalog = "unknown-catalog"
  case unknownID = "unknown-id"
  case unreadableCatalog = "unreadable-catalog"
  case untouched

  /// The severity of the code, and the texts of its page.
  public var definition: RuleSummary {
    switch self {
    case .ambiguousCatalog: Self.ambiguousCatalogPage
    case .approved: Self.approvedPage
    case .assumedLanguage: Self.assumedLanguagePage
    case .badLanguage: Self.badLanguagePage
    case .collision: Self.collisionPage
    case .conflict: Self.conflictPage
    case .contradicted: Self.contradictedPage
    case .copied: Self.copiedPage
    case .damagedCell: Self.damagedCellPage
    case .doubled: Self.doubledPage
    case .emptied: Self.emptiedPage
    case .flattened: Self.flattenedPage
    case .foldedBlanks: Self.foldedBlanksPage
    case .foldedSource: .foldedSource
    case .heldBack: Self.heldBackPage
    case .heldBackState: Self.heldBackStatePage
    case .layout: Self.layoutPage
    case .likelyLanguage: Self.likelyLanguagePage
    case .missingPlaceholders: Self.missingPlaceholdersPage
    case .movedCatalog: Self.movedCatalogPage
    case .movedKey: Self.movedKeyPage
    case .newLanguage: Self.newLanguagePage
    case .noID: Self.noIDPage
    case .noOriginal: Self.noOriginalPage
    case .noSource: Self.noSourcePage
    case .noStates: Self.noStatesPage
    case .noTargetLanguage: Self.noTargetLanguagePage
    case .notACatalog: Self.notACatalogPage
    case .notSelected: Self.notSelectedPage
    case .notToBeTranslated: Self.notToBeTranslatedPage
    case .notTranslated: Self.notTranslatedPage
    case .otherShape: Self.otherShapePage
    case .overlap: Self.overlapPage
    case .phrases: Self.phrasesPage
    case .placeholders: Self.placeholdersPage
    case .pluralTexts: Self.pluralTextsPage
    case .recoveredID: Self.recoveredIDPage
    case .renamedKey: Self.renamedKeyPage
    case .reopened: Self.reopenedPage
    case .repeated: Self.repeatedPage
    case .replaced: Self.replacedPage
    case .replacedForms: Self.replacedFormsPage
    case .rewordedKey: Self.rewordedKeyPage
    case .sameAsSource: Self.sameAsSourcePage
    case .settled: Self.settledPage
    case .severalTexts: Self.severalTextsPage
    case .sourceChanged: .sourceChanged
    case .sourceLanguage: .sourceLanguage
    case .sourceRegion: Self.sourceRegionPage
    case .unfinished: Self.unfinishedPage
    case .unfitCharacter: Self.unfitCharacterPage
    case .unfitShape: Self.unfitShapePage
    case .unknownCatalog: Self.unknownCatalogPage
    case .unknownID: Self.unknownIDPage
    case .unreadableCatalog: Self.unreadableCatalogPage
    case .untouched: Self.untouchedPage
    }
  }
}
