/// Why a unit was not applied, or what is odd about it.
public struct LedgerReason: Sendable, Equatable, CustomStringConvertible {
  /// Why a unit ended as it did.
  package enum Kind: Sendable, Equatable {
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
    case assumedLanguage(String, from: LanguageSource)
    case sourceRegion(inFile: String, inCatalog: String)
    // Remarks.
    case recoveredID(String)
    case missingPlaceholders(Message)
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

  /// Where the language of a file was read that does not say it.
  package enum LanguageSource: Sendable { case fileName, bundle, option }

  /// Why, as data.
  package let kind: Kind

  package init(_ kind: Kind) { self.kind = kind }

  /// A word for programs, which stays the same between versions.
  public var code: String { kind.code.rawValue }

  /// Whether a finished translation is left out: an import must not be silent about it.
  package var losesWork: Bool { kind.losesWork }

  /// Whether it is about a file as a whole, and the same for all of its units.
  package var isOfWholeFile: Bool { kind.isOfWholeFile }

  /// How much it matters that each unit is named with its texts: those of 2 first.
  package var weightOfTexts: Int { kind.weightOfTexts }

  /// In English.
  public var description: String { message.description }
}

extension LedgerReason.Kind {
  /// The word for programs.
  fileprivate var code: LedgerCode {
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
