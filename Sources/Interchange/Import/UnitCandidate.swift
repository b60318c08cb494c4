import LocalizationModel
import StringCatalog
import TranslationUnits

/// A unit that ``UnitDecider`` has accepted, on its way into the catalog through ``EntryImport``.
struct UnitCandidate {
  /// The unit's index in the file.
  let place: Int
  /// The text of the catalog that the unit translates.
  let match: UnitIndex.Match
  /// The new text and its state, in the catalog's spelling.
  private(set) var unit: StringUnit
  /// The catalog's text at ``match``; `nil` if there is none.
  let current: StringUnit?
  /// The reason to hold back the unit's state, which may be older than the catalog's; `nil` if the
  /// unit is to be taken.
  let heldState: LedgerReason?
  /// The unit's entry in the ledger.
  private(set) var entry: LedgerEntry

  init(
    place: Int, match: UnitIndex.Match, unit: StringUnit, current: StringUnit?,
    heldState: LedgerReason?, entry: LedgerEntry
  ) {
    self.place = place
    self.match = match
    self.unit = unit
    self.current = current
    self.heldState = heldState
    self.entry = entry
  }

  /// The path of the text in its localization.
  var path: LeafPath { match.path }

  /// Sets the state `needs_review`, with a reason for the ledger.
  mutating func review(_ reason: LedgerReason) {
    unit.state = .needsReview
    var remarks = entry.remarks
    if !remarks.contains(reason) { remarks.append(reason) }
    let change = entry.outcome.change.map {
      LedgerEntry.Change(old: $0.old, new: $0.new, state: unit.state.rawValue)
    }
    // If the catalog has the text already, to be reviewed, nothing changes.
    let isInCatalog = unit == current
    entry = entry.ending(
      isInCatalog ? .unchanged : change.map { .applied($0) } ?? .unchanged, remarks: remarks)
  }

  /// Adds a remark for the ledger.
  mutating func add(_ remark: LedgerReason) {
    entry = entry.ending(entry.outcome, remarks: entry.remarks + [remark])
  }

  /// Ends the unit as one whose text the catalog has.
  mutating func keep() { entry = entry.ending(.unchanged, remarks: entry.remarks) }

  /// Refuses the unit: it changes nothing.
  mutating func refuse(_ reason: LedgerReason) { entry = entry.ending(.refused(reason)) }
}
