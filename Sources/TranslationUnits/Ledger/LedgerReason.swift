package import LocalizationModel

/// Why a unit was not applied, or what is odd about it.
public struct LedgerReason: Sendable, Equatable, CustomStringConvertible {
  /// A class, because an entry of the ledger has few reasons, and mostly none.
  private final class Content: Sendable {
    let kind: LedgerCode
    let message: Message
    let generalMessage: Message
    let losesWork: Bool
    let conflict: LedgerConflict?
    let move: LedgerMove?

    init(
      _ kind: LedgerCode, _ message: Message, _ generalMessage: Message, _ losesWork: Bool,
      _ conflict: LedgerConflict?, _ move: LedgerMove?
    ) {
      (self.kind, self.message, self.generalMessage) = (kind, message, generalMessage)
      (self.losesWork, self.conflict, self.move) = (losesWork, conflict, move)
    }
  }

  private let content: Content

  init(
    _ kind: LedgerCode, _ message: Message, ofSeveral generalMessage: Message? = nil,
    losesWork: Bool? = nil, conflict: LedgerConflict? = nil, move: LedgerMove? = nil
  ) {
    content = Content(
      kind, message, generalMessage ?? message, losesWork ?? Self.losesWork(kind), conflict, move)
  }

  /// The word of the list that it is one of.
  package var kind: LedgerCode { content.kind }
  /// What it says of one unit.
  package var message: Message { content.message }
  /// What holds of many units with reasons of one kind, whose messages differ.
  package var generalMessage: Message { content.generalMessage }
  /// Whether a finished translation is left out: an import must not be silent about it.
  package var losesWork: Bool { content.losesWork }
  /// Both texts of a conflict; `nil` for other reasons.
  package var conflict: LedgerConflict? { content.conflict }
  /// Where the catalog of a file is now, if that is known of it.
  package var move: LedgerMove? { content.move }

  /// A word for programs, which stays the same between versions.
  public var code: String { kind.rawValue }

  /// In English.
  public var description: String { message.description }

  public static func == (left: Self, right: Self) -> Bool {
    left.content === right.content
      || left.kind == right.kind && left.message == right.message
        && left.conflict == right.conflict && left.move == right.move
  }
}

/// A catalog that translators' files know from another place.
package struct LedgerMove: Sendable, Equatable {
  /// As a file names it.
  package let original: String
  /// Where it is.
  package let path: String
}

extension LedgerReason {
  /// Whether a finished translation is left out, unless a reason says otherwise.
  private static func losesWork(_ kind: LedgerCode) -> Bool {
    switch kind {
    case .notTranslated, .unfinished, .repeated, .notSelected, .untouched: false
    case .ambiguousCatalog, .badLanguage, .collision, .conflict, .contradicted, .damagedCell,
      .doubled, .emptied, .heldBack, .likelyLanguage, .movedCatalog, .newLanguage, .noID,
      .noOriginal, .noSource, .noTargetLanguage, .notACatalog, .notToBeTranslated, .otherShape,
      .overlap, .phrases, .placeholders, .pluralTexts, .sameAsSource, .severalTexts,
      .sourceChanged, .sourceLanguage, .unfitCharacter, .unfitShape, .unknownCatalog, .unknownID,
      .unreadableCatalog:
      true
    // Remarks leave nothing out.
    case .approved, .assumedLanguage, .copied, .foldedSource, .layout, .missingPlaceholders,
      .recoveredID,
      .reopened, .replaced, .replacedForms, .settled, .sourceRegion:
      false
    }
  }

  private static let ofWholeFiles: Set<LedgerCode> = [
    .notACatalog, .notSelected, .unknownCatalog, .movedCatalog, .unreadableCatalog, .badLanguage,
    .likelyLanguage, .newLanguage, .noOriginal, .ambiguousCatalog, .noTargetLanguage,
    .sourceLanguage, .collision, .assumedLanguage, .sourceRegion,
  ]

  /// Whether it is about a file as a whole, and the same for all of its units.
  package var isOfWholeFile: Bool { Self.ofWholeFiles.contains(kind) }

  /// How much it matters that each unit is named with its texts: those of 2 first.
  package var weightOfTexts: Int {
    switch kind {
    case .conflict, .emptied, .heldBack: 2
    case .replaced, .settled, .approved, .reopened: 1
    default: 0
    }
  }
}
