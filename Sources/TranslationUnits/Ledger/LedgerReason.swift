package import LocalizationModel

/// The reason why a unit was not applied, or a remark on a unit or file: a code for programs, and a
/// message for people. ``LedgerEntry`` holds it.
public struct LedgerReason: Sendable, Equatable, CustomStringConvertible {
  /// The stored content. A class, because entries are many and mostly without reasons: a reference
  /// takes less room in them.
  private final class Content: Sendable {
    let kind: LedgerCode
    let message: Message
    let generalMessage: Message
    let conflict: LedgerConflict?
    let move: LedgerMove?

    init(
      _ kind: LedgerCode, _ message: Message, _ generalMessage: Message,
      _ conflict: LedgerConflict?, _ move: LedgerMove?
    ) {
      (self.kind, self.message, self.generalMessage) = (kind, message, generalMessage)
      (self.conflict, self.move) = (conflict, move)
    }
  }

  private let content: Content

  init(
    _ kind: LedgerCode, _ message: Message, ofSeveral generalMessage: Message? = nil,
    conflict: LedgerConflict? = nil, move: LedgerMove? = nil
  ) {
    content = Content(kind, message, generalMessage ?? message, conflict, move)
  }

  /// The reason's code.
  package var kind: LedgerCode { content.kind }
  /// The message about one unit.
  package var message: Message { content.message }
  /// The message about several units with this code whose own messages differ.
  package var generalMessage: Message { content.generalMessage }
  /// True if a finished translation is not taken, which an import has to report.
  package var losesWork: Bool { kind.row.losesWork }
  /// Both texts of a conflict; `nil` for other reasons.
  package var conflict: LedgerConflict? { content.conflict }
  /// The new path of the catalog if it seems to have moved to one place, else `nil`.
  package var move: LedgerMove? { content.move }

  /// The code for programs, stable between versions.
  public var code: String { kind.rawValue }

  /// The message in English.
  public var description: String { message.description }

  public static func == (left: Self, right: Self) -> Bool {
    left.content === right.content
      || left.kind == right.kind && left.message == right.message
        && left.conflict == right.conflict && left.move == right.move
  }
}

/// A catalog that translators' files name by an old path.
package struct LedgerMove: Sendable, Equatable {
  /// The path that the file names.
  package let original: String
  /// The path of the catalog now.
  package let path: String
}

extension LedgerReason {
  /// True if the reason concerns a file as a whole, and so all of its units.
  package var concernsWholeFile: Bool { kind.row.concernsWholeFile }

  /// The rank by which units are listed with their texts: 2 for conflicts and for catalog texts
  /// that the file would replace or has emptied, 1 for texts or states that were replaced, else 0.
  package var weightOfTexts: Int { kind.row.rank }
}
