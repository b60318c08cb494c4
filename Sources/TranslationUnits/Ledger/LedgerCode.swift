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
  public var definition: RuleSummary { row.definition }
}

/// The table of codes: all that holds for a code, whatever the unit.
extension LedgerCode {
  /// One code's page and treatment.
  struct Row {
    /// The loss that a reason with the code means.
    enum Loss {
      /// A finished translation is not taken.
      case loss
      /// The unit has no translation that could be lost.
      case noLoss
      /// The code is a remark: the unit itself is taken.
      case remark
    }

    let definition: RuleSummary
    let losesWork: Bool
    /// True if the reason concerns a file as a whole, and so all of its units.
    let concernsWholeFile: Bool
    /// The rank of ``LedgerReason/weightOfTexts``.
    let rank: Int

    init(
      _ definition: RuleSummary, _ loss: Loss, ofWholeFile concernsWholeFile: Bool = false,
      rank: Int = 0
    ) {
      self.definition = definition
      losesWork = loss == .loss
      self.concernsWholeFile = concernsWholeFile
      self.rank = rank
    }
  }

  var row: Row {
    switch self {
    case .ambiguousCatalog: Row(Self.ambiguousCatalogPage, .loss, ofWholeFile: true)
    case .approved: Row(Self.approvedPage, .remark, rank: 1)
    case .assumedLanguage: Row(Self.assumedLanguagePage, .remark, ofWholeFile: true)
    case .badLanguage: Row(Self.badLanguagePage, .loss, ofWholeFile: true)
    case .collision: Row(Self.collisionPage, .loss, ofWholeFile: true)
    case .conflict: Row(Self.conflictPage, .loss, rank: 2)
    case .contradicted: Row(Self.contradictedPage, .loss)
    case .copied: Row(Self.copiedPage, .remark)
    case .damagedCell: Row(Self.damagedCellPage, .loss)
    case .doubled: Row(Self.doubledPage, .loss)
    case .emptied: Row(Self.emptiedPage, .loss, rank: 2)
    case .flattened: Row(Self.flattenedPage, .loss, rank: 2)
    case .foldedBlanks: Row(Self.foldedBlanksPage, .remark)
    case .foldedSource: Row(.foldedSource, .remark)
    case .heldBack: Row(Self.heldBackPage, .loss, rank: 2)
    case .heldBackState: Row(Self.heldBackStatePage, .loss, rank: 2)
    case .layout: Row(Self.layoutPage, .remark)
    case .likelyLanguage: Row(Self.likelyLanguagePage, .loss, ofWholeFile: true)
    case .missingPlaceholders: Row(Self.missingPlaceholdersPage, .remark)
    case .movedCatalog: Row(Self.movedCatalogPage, .loss, ofWholeFile: true)
    case .movedKey: Row(Self.movedKeyPage, .remark)
    case .newLanguage: Row(Self.newLanguagePage, .loss, ofWholeFile: true)
    case .noID: Row(Self.noIDPage, .loss)
    case .noOriginal: Row(Self.noOriginalPage, .loss, ofWholeFile: true)
    case .noSource: Row(Self.noSourcePage, .loss)
    case .noStates: Row(Self.noStatesPage, .remark, ofWholeFile: true)
    case .noTargetLanguage: Row(Self.noTargetLanguagePage, .loss, ofWholeFile: true)
    case .notACatalog: Row(Self.notACatalogPage, .loss, ofWholeFile: true)
    case .notSelected: Row(Self.notSelectedPage, .noLoss, ofWholeFile: true)
    case .notToBeTranslated: Row(Self.notToBeTranslatedPage, .loss)
    case .notTranslated: Row(Self.notTranslatedPage, .noLoss)
    case .otherShape: Row(Self.otherShapePage, .loss)
    case .overlap: Row(Self.overlapPage, .loss)
    case .phrases: Row(Self.phrasesPage, .loss)
    case .placeholders: Row(Self.placeholdersPage, .loss)
    case .pluralTexts: Row(Self.pluralTextsPage, .loss)
    case .recoveredID: Row(Self.recoveredIDPage, .remark)
    case .renamedKey: Row(Self.renamedKeyPage, .remark)
    case .reopened: Row(Self.reopenedPage, .remark, rank: 1)
    case .repeated: Row(Self.repeatedPage, .noLoss)
    case .replaced: Row(Self.replacedPage, .remark, rank: 1)
    case .replacedForms: Row(Self.replacedFormsPage, .remark)
    case .rewordedKey: Row(Self.rewordedKeyPage, .remark)
    case .sameAsSource: Row(Self.sameAsSourcePage, .loss)
    case .settled: Row(Self.settledPage, .remark, rank: 1)
    case .severalTexts: Row(Self.severalTextsPage, .loss)
    case .sourceChanged: Row(.sourceChanged, .loss)
    case .sourceLanguage: Row(.sourceLanguage, .loss, ofWholeFile: true)
    case .sourceRegion: Row(Self.sourceRegionPage, .remark, ofWholeFile: true)
    case .unfinished: Row(Self.unfinishedPage, .loss)
    case .unfitCharacter: Row(Self.unfitCharacterPage, .loss)
    case .unfitShape: Row(Self.unfitShapePage, .loss)
    case .unknownCatalog: Row(Self.unknownCatalogPage, .loss, ofWholeFile: true)
    case .unknownID: Row(Self.unknownIDPage, .loss)
    case .unreadableCatalog: Row(Self.unreadableCatalogPage, .loss, ofWholeFile: true)
    case .untouched: Row(Self.untouchedPage, .noLoss)
    }
  }
}
