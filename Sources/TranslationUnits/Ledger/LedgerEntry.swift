public import LocalizationModel

/// What became of one unit of a translators' file.
public struct LedgerEntry: Sendable, Equatable {
  /// What happened to a unit.
  public enum Outcome: Error, Sendable, Equatable {
    /// The catalog has it now.
    case applied(Change)
    /// The catalog had it already.
    case unchanged
    /// Nothing was to be taken from it.
    case skipped(LedgerReason)
    /// It has a translation that cannot be taken.
    case refused(LedgerReason)

    /// What it is called, and counted as.
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

    /// Why it was not applied; `nil` for one that is in the catalog.
    package var reason: LedgerReason? {
      switch self {
      case .applied, .unchanged: nil
      case .skipped(let reason), .refused(let reason): reason
      }
    }

    /// `nil` unless applied.
    package var change: Change? { if case .applied(let change) = self { change } else { nil } }
  }

  /// A text before and after.
  public struct Change: Sendable, Equatable {
    /// As translators see it; `nil` if there was none.
    public let old: String?
    /// The text that the file brings.
    public let new: String
    /// The catalog's state from now on.
    public let state: String

    package init(old: String?, new: String, state: String) {
      self.old = old
      self.new = new
      self.state = state
    }
  }

  /// As the file has it; `nil` if it has none.
  public let id: String?
  /// Line in the file, counted from 1.
  public let line: Int
  /// The key that it is for; `nil` if none was found.
  public let key: String?
  /// Empty for a text that does not vary.
  public let path: LeafPath
  /// What happened to the unit.
  public private(set) var outcome: Outcome
  /// What needs a look, though it kept nothing from being done.
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
  /// The same unit with another end.
  package func ending(_ outcome: Outcome, remarks: [LedgerReason] = []) -> LedgerEntry {
    var entry = self
    (entry.outcome, entry.remarks) = (outcome, remarks)
    return entry
  }

  /// The id that its text is exported with; `nil` if none was found. The one of the unit may be damaged.
  package var textID: String? { key.map { UnitID.text(key: $0, path: path) } }

  /// Whether the catalog has the text or the unit is not translated, and that is all: nearly all units.
  package var isPlain: Bool {
    remarks.isEmpty && (outcome.reason.map { $0.kind == .notTranslated } ?? true)
      && textID.map { id?.hasBytes(of: $0) ?? false } ?? false
  }

  /// Whether it says something that it was not given: it is applied, or would be.
  package var makesClaim: Bool { outcome.reason?.kind != .emptied && isWork }

  /// The same with the cell of its translation.
  package func placed(at cell: CellPlace?) -> LedgerEntry {
    var entry = self
    entry.cell = cell
    return entry
  }

  /// What is said of the unit by one of its reasons, with the cell where it comes from a sheet.
  package func message(_ reason: LedgerReason) -> Message {
    guard let cell, reason.kind != .damagedCell else { return reason.message }
    return Message(
      "\(cell.message): \(reason.message)", comment: "错误的位置与说明。%1$@：文件与位置；%2$@：说明")
  }

  /// Whether its catalog is there and could not be read.
  package var isForUnreadableCatalog: Bool {
    if case .refused(let reason) = outcome { reason.kind == .unreadableCatalog } else { false }
  }

  /// Whether a finished translation is left out.
  package var losesWork: Bool {
    switch outcome {
    case .applied, .unchanged: false
    case .refused: true
    case .skipped(let reason): reason.losesWork
    }
  }

  /// Whether it has a translation that the catalog lacked.
  package var isWork: Bool {
    if case .applied = outcome { true } else { losesWork }
  }

  /// Whether there is something to say of it beside that the catalog has its text.
  package var isNews: Bool { outcome.reason != nil || !remarks.isEmpty }
}
