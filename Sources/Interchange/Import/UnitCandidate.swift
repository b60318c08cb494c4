import LocalizationModel
import StringCatalog
import TranslationUnits

/// A unit whose translation is to go into the catalog.
struct UnitCandidate {
  /// Its index among the units of the file.
  let place: Int
  let match: UnitIndex.Match
  /// As the catalog spells it.
  private(set) var unit: StringUnit
  /// What the catalog has there; `nil` if there is nothing.
  let current: StringUnit?
  /// What the ledger says of it.
  private(set) var entry: LedgerEntry

  init(
    place: Int, match: UnitIndex.Match, unit: StringUnit, current: StringUnit?, entry: LedgerEntry
  ) {
    self.place = place
    self.match = match
    self.unit = unit
    self.current = current
    self.entry = entry
  }

  var path: LeafPath { match.path }

  /// Marks it for review.
  mutating func review(_ reason: LedgerReason) {
    unit.state = .needsReview
    var remarks = entry.remarks
    if !remarks.contains(reason) { remarks.append(reason) }
    let change = entry.outcome.change.map {
      LedgerEntry.Change(old: $0.old, new: $0.new, state: unit.state.rawValue)
    }
    // What was taken for review before is there, whatever the file calls it.
    let isThere = unit == current
    entry = entry.ending(
      isThere ? .unchanged : change.map { .applied($0) } ?? .unchanged, remarks: remarks)
  }

  /// Ends it without a change.
  mutating func refuse(_ reason: LedgerReason) { entry = entry.ending(.refused(reason)) }
}
