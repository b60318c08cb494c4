public import LocalizationModel

/// The result of an import for one unit of a translators' file: its outcome, the reason, and
/// remarks.
///
/// The entries of all units are the import's ledger: one for each unit, so that none is lost
/// without notice. Remarks are reasons for a person to check a unit; they change no outcome.
public struct LedgerEntry: Sendable, Equatable {
  /// The outcome of a unit.
  public enum Outcome: Error, Sendable, Equatable {
    /// The catalog has the translation now.
    case applied(Change)
    /// The catalog had the translation already.
    case unchanged
    /// The unit has no translation to take.
    case skipped(LedgerReason)
    /// The unit has a translation that cannot be taken.
    case refused(LedgerReason)

    /// The names of outcomes, under which units are counted.
    package enum Name: String, Sendable, CaseIterable { case applied, unchanged, skipped, refused }

    /// The outcome without its reason.
    package var name: Name {
      switch self {
      case .applied: .applied
      case .unchanged: .unchanged
      case .skipped: .skipped
      case .refused: .refused
      }
    }

    /// The reason why the unit was not applied; `nil` if the catalog has its text.
    package var reason: LedgerReason? {
      switch self {
      case .applied, .unchanged: nil
      case .skipped(let reason), .refused(let reason): reason
      }
    }

    /// The change of the text; `nil` unless applied.
    package var change: Change? { if case .applied(let change) = self { change } else { nil } }
  }

  /// A text before and after an import.
  public struct Change: Sendable, Equatable {
    /// The old text as translators see it; `nil` if there was none.
    public let old: String?
    /// The text that the file brings.
    public let new: String
    /// The text's state in the catalog after the import.
    public let state: String

    package init(old: String?, new: String, state: String) {
      self.old = old
      self.new = new
      self.state = state
    }
  }

  /// The unit's id as the file spells it; `nil` if it has none.
  public let id: String?
  /// The unit's line in the file, counted from 1.
  public let line: Int
  /// The key that the unit is for; `nil` if none was found.
  public let key: String?
  /// The place of the text below its localization, such as `plural.few`; empty for a text that does
  /// not vary.
  public let path: LeafPath
  /// The outcome of the unit.
  public private(set) var outcome: Outcome
  /// Remarks on the unit, such as a replaced text.
  public private(set) var remarks: [LedgerReason]
  /// The cell of its translation; `nil` for a unit that does not come from a sheet.
  package private(set) var cell: CellPlace?

  package init(
    id: String?, line: Int, key: String? = nil, path: LeafPath = LeafPath(), _ outcome: Outcome,
    remarks: [LedgerReason] = []
  ) {
    self.id = id
    self.line = line
    self.key = key
    self.path = path
    self.outcome = outcome
    self.remarks = remarks
  }
}

extension LedgerEntry {
  /// Returns the entry with another outcome and other remarks.
  package func ending(_ outcome: Outcome, remarks: [LedgerReason] = []) -> LedgerEntry {
    var entry = self
    (entry.outcome, entry.remarks) = (outcome, remarks)
    return entry
  }

  /// The id under which gloss exports the text; `nil` if no key was found. The unit's own ``id``
  /// may be damaged.
  package var textID: String? { key.map { UnitID.text(key: $0, path: path) } }

  /// True if the catalog has the text or the unit is not translated, the id is intact, and there
  /// are no remarks. Nearly all entries are such, and `gloss import` keeps these in a compact form.
  package var isPlain: Bool {
    remarks.isEmpty && (outcome.reason.map { $0.kind == .notTranslated } ?? true)
      && textID.map { id?.hasBytes(of: $0) ?? false } ?? false
  }

  /// True if the unit has a translation that differs from the exported one, whether it was taken or
  /// not, and is no draft. Two files can contradict each other only in such units.
  package var hasFileChange: Bool {
    isWork && outcome.reason.map { ![.emptied, .unfinished].contains($0.kind) } ?? true
  }

  /// Returns the entry with the cell of its translation.
  package func placed(at cell: CellPlace?) -> LedgerEntry {
    var entry = self
    entry.cell = cell
    return entry
  }

  /// Returns the message of one of the unit's reasons, with the cell if the unit comes from a
  /// sheet.
  package func message(_ reason: LedgerReason) -> Message {
    guard let cell, reason.kind != .damagedCell else { return reason.message }
    return Message(
      "\(cell.message): \(reason.message)", comment: "错误的位置与说明。%1$@：文件与位置；%2$@：说明")
  }

  /// True if the unit's catalog exists and could not be read.
  package var isForUnreadableCatalog: Bool {
    if case .refused(let reason) = outcome { reason.kind == .unreadableCatalog } else { false }
  }

  /// True if a finished translation was not taken.
  package var losesWork: Bool {
    switch outcome {
    case .applied, .unchanged: false
    case .refused: true
    case .skipped(let reason): reason.losesWork
    }
  }

  /// True if the unit has a translation that the catalog lacked.
  package var isWork: Bool {
    if case .applied = outcome { true } else { losesWork }
  }

  /// True if the entry has a reason or a remark. Without either, the catalog has the unit's text.
  package var hasReasonOrRemark: Bool { outcome.reason != nil || !remarks.isEmpty }
}
