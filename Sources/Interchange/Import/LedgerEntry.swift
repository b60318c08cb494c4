public import LocalizationModel
package import XLIFF

/// What became of one unit of a translators' file.
public struct LedgerEntry: Sendable, Equatable {
  public enum Outcome: Sendable, Equatable {
    /// The catalog has it now.
    case applied(Change)
    /// The catalog had it already.
    case unchanged
    /// Nothing was to be taken from it.
    case skipped(LedgerReason)
    /// It has a translation that cannot be taken.
    case refused(LedgerReason)
  }

  public struct Change: Sendable, Equatable {
    /// As translators see it; `nil` if there was none.
    public let old: String?
    public let new: String
    /// The catalog's state from now on.
    public let state: String
  }

  /// As the file has it; `nil` if it has none.
  public let id: String?
  /// Line in the file, counted from 1.
  public let line: Int
  /// The key that it is for; `nil` if none was found.
  public let key: String?
  /// Empty for a text that does not vary.
  public let path: LeafPath
  public let outcome: Outcome
  /// What somebody should look at, though it kept nothing from being done.
  public let remarks: [LedgerReason]

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
  /// For a unit of a file that cannot be taken as a whole.
  ///
  /// One without a translation of somebody's is passed over, whatever is wrong with its file.
  package init(_ unit: TransUnit, refusing reason: LedgerReason) {
    let outcome: Outcome =
      if reason.kind == .notACatalog || reason.kind == .notSelected {
        .skipped(reason)
      } else if unit.hasOwnTranslation {
        .refused(reason)
      } else {
        .skipped(LedgerReason(.notTranslated))
      }
    self.init(id: unit.id, line: unit.line, outcome)
  }

  /// Whether its catalog is there and could not be read.
  package var isForUnreadableCatalog: Bool {
    if case .refused(let reason) = outcome, case .unreadableCatalog = reason.kind {
      true
    } else {
      false
    }
  }

  /// Whether a translation that somebody made is left out.
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
}

extension TransUnit {
  /// Whether it has a text that somebody translated: not none, not an empty one that programs put
  /// everywhere, and not the source that was sent along in its place.
  var hasOwnTranslation: Bool {
    guard let target else { return false }
    if target.stateQualifier == TransUnit.prefilled { return target.text != source }
    return target.state != nil || !target.text.joined.isEmpty
  }
}
