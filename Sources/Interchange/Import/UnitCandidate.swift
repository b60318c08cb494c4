import LocalizationModel
import StringCatalog

/// A unit whose translation is to go into the catalog.
struct UnitCandidate {
  /// Its index among the units of the file.
  let place: Int
  let id: String?
  let line: Int
  /// The index of the entry in the table.
  let entry: Int
  let key: String
  let path: LeafPath
  /// As the catalog spells it.
  private(set) var unit: LeafUnit
  /// `nil` if the ledger has more to say than that its text was applied.
  private(set) var plainMatch: UnitIndex.Match?
  private(set) var change: LedgerEntry.Change
  /// What the catalog has there; `nil` if there is nothing.
  let current: LeafUnit?
  private(set) var remarks: [LedgerReason]

  /// Whether it needs no review.
  var isFinished: Bool { unit.state == .translated || unit.state == .machineTranslated }

  /// Marks it for review.
  mutating func review(_ reason: LedgerReason) {
    unit.state = .needsReview
    change = LedgerEntry.Change(
      old: change.old, new: change.new, state: TranslationState.needsReview.rawValue)
    plainMatch = nil
    if !remarks.contains(reason) { remarks.append(reason) }
  }

  /// - Parameter refusal: `nil` if it was applied.
  func entry(_ refusal: LedgerReason?) -> LedgerEntry {
    LedgerEntry(
      id: id, line: line, key: key, path: path, refusal.map { .refused($0) } ?? .applied(change),
      remarks: refusal == nil ? remarks : [])
  }

  /// For a text that is in the catalog already, as it goes in.
  var unchanged: LedgerEntry {
    LedgerEntry(id: id, line: line, key: key, path: path, .unchanged, remarks: remarks)
  }
}
