import LocalizationModel
import StringCatalog
import TranslationUnits

extension UnitDecider {
  /// Refuses a unit if another unit for the same text has another translation; skips it if an
  /// earlier one has the same.
  func checkTwins(of place: Int) throws(LedgerEntry.Outcome) {
    guard let all = matches.twins(of: place), all.count > 1 else { return }
    let units = matches.units
    if let rival = all.rival {
      let other = units[all.first].target != units[place].target ? all.first : rival
      throw .refused(.doubled(line: units[other].line))
    }
    if place != all.first, units[all.first].source == units[place].source {
      throw .skipped(.repeated)
    }
  }

  /// Returns the reason to skip a unit whose key the catalog does not have.
  func reasonForUnknown(_ id: String, _ place: Int) -> LedgerReason {
    let unit = matches.units[place]
    guard let target = unit.target else { return .notTranslated }
    let merge = TextMerge(
      incoming: TextMerge.Side(target, of: unit.source), source: unit.source, now: nil)
    guard matches.exported.decide(merge, id, source: nil).outcome == .noClaim else {
      return .unknownID
    }
    return target.text.isBlank || target.text == unit.source ? .notTranslated : .untouched
  }

  /// Returns another file of this import that translates the unit differently; `nil` if there is
  /// none.
  func dispute(over place: Int, _ match: UnitIndex.Match) -> String? {
    let disputed = matches.disputed
    if disputed.isEmpty { return nil }
    return disputed[TextKey(matches.id(of: match))]
      ?? matches.units[place].id.flatMap { disputed[TextKey($0)] }
  }

  /// Returns the state that a translation gets in the catalog.
  ///
  /// - Parameter old: The catalog's translation. A text to be reviewed may replace another one to
  ///   be reviewed, because many programs leave the state as it was when a text is edited.
  /// - Throws: The outcome for a unit whose state is unfinished and not accepted.
  func state(
    of target: TranslationUnit.Target, _ place: Int, over old: TranslationUnit.Target?,
    _ outcome: TextMerge.Outcome
  ) throws(LedgerEntry.Outcome) -> TranslationState {
    let marks = matches.reviewMarks
    // A cleared text is to be translated again.
    if target.text.isBlank, matches.units[place].source?.isBlank == false { return .new }
    switch target.catalogState {
    case .needsReview:
      let isReviewed = old.map { $0.catalogState != .needsReview } ?? true
      guard
        !isReviewed || marks == .inCells || outcome == .reopened
          || options.accepted.contains(.needsReview)
      else {
        throw .skipped(
          marks == .fuzzy ? .fuzzy : .unfinished(state: target.state?.word ?? ""))
      }
      return .needsReview
    case .new where target.stateQualifier == TranslationUnit.prefilled: return .translated
    case .new:
      guard options.accepted.contains(.new) else {
        throw .skipped(marks == .inCells ? .markedNew : .unfinished(state: "new"))
      }
      return .new
    case let finished: return finished
    }
  }
}
