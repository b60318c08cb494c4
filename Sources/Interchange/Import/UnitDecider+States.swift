import LocalizationModel
import StringCatalog
import TranslationUnits

extension UnitDecider {
  /// Refuses a unit if another unit of the file translates the same text differently; skips it if
  /// an earlier unit has the same translation.
  func checkDuplicates(of unitIndex: Int) throws(LedgerEntry.Outcome) {
    guard let all = matches.duplicateUnits(of: unitIndex), all.count > 1 else { return }
    let units = matches.units
    if let rival = all.rival {
      let other = units[all.first].target != units[unitIndex].target ? all.first : rival
      throw .refused(.doubled(line: units[other].line))
    }
    if unitIndex != all.first, units[all.first].source == units[unitIndex].source {
      throw .skipped(.repeated)
    }
  }

  /// Returns the reason to skip a unit whose key the catalog does not have.
  func reasonForUnknown(_ id: String, _ unitIndex: Int) -> LedgerReason {
    let unit = matches.units[unitIndex]
    guard let target = unit.target else { return .notTranslated }
    let merge = TextMerge(
      incoming: TextMerge.Side(target, of: unit.source), source: unit.source, now: nil)
    guard
      matches.exported.decide(
        merge, id, source: nil, isMoved: matches.movedFrom != nil
      ).outcome == .nothingNew
    else {
      return .unknownID
    }
    return target.text.isBlank || target.text == unit.source ? .notTranslated : .untouched
  }

  /// Returns the name of another file of this import that translates the unit differently; `nil` if
  /// there is none.
  func dispute(over unitIndex: Int, _ match: UnitIndex.Match) -> String? {
    let disputed = matches.disputed
    if disputed.isEmpty { return nil }
    return disputed[TextKey(matches.id(of: match))]
      ?? matches.units[unitIndex].id.flatMap { disputed[TextKey($0)] }
  }

  /// Returns the state that a translation gets in the catalog.
  ///
  /// - Parameter old: The catalog's translation. A text that needs review may replace one that
  ///   needs review, because many programs leave the state as it was when a text is edited.
  /// - Throws: The outcome of a unit whose state is unfinished and not among those to take.
  func state(
    of target: TranslationUnit.Target, _ unitIndex: Int, over old: TranslationUnit.Target?,
    _ outcome: TextMerge.Outcome
  ) throws(LedgerEntry.Outcome) -> TranslationState {
    let stateOrigin = matches.stateOrigin
    // A text that the file cleared is to be translated again.
    if target.text.isBlank, matches.units[unitIndex].source?.isBlank == false { return .new }
    if options.states != .keep { return try chosenState(of: target, over: old) }
    switch target.catalogState {
    case .needsReview:
      let isReviewed = old.map { $0.catalogState != .needsReview } ?? true
      guard
        !isReviewed || stateOrigin == .inCells || outcome == .reopened
          || options.accepted.contains(.needsReview)
      else {
        throw .skipped(
          stateOrigin == .fuzzy
            ? .fuzzy : .unfinished(state: stateOrigin.word(for: target.state)))
      }
      return .needsReview
    // A target that the export filled with the source is here only if a person has changed it.
    case .new where target.stateQualifier == TranslationUnit.prefilled: return .translated
    case .new:
      guard options.accepted.contains(.new) else {
        throw .skipped(
          stateOrigin == .inCells
            ? .markedNew : .unfinished(state: stateOrigin.word(for: target.state)))
      }
      return .needsReview
    case let finished: return finished
    }
  }

  /// Returns the state that the options choose for a text that changes. A text that the catalog has
  /// already is finished by ``ImportOptions/States/done`` if the file says so, and otherwise stays.
  private func chosenState(
    of target: TranslationUnit.Target, over old: TranslationUnit.Target?
  ) throws(LedgerEntry.Outcome) -> TranslationState {
    if old?.text != target.text { return options.states == .done ? .translated : .needsReview }
    guard options.states == .done, target.catalogState.isFinished else { throw .unchanged }
    return target.catalogState
  }

  /// Returns the reason to hold back a further state of the catalog's text; `nil` for another
  /// outcome.
  func heldState(
    _ outcome: TextMerge.Outcome, _ target: TranslationUnit.Target, _ known: UnitIndex.CatalogTexts
  ) -> LedgerReason? {
    guard outcome == .heldBackState else { return nil }
    return .heldBackState(
      target.text.joined, inFile: matches.stateOrigin.word(for: target.state),
      inCatalog: known.current?.state.rawValue ?? "")
  }

  /// Returns remarks on a unit whose key has another name or place than when it was exported.
  func movingRemarks(_ match: UnitIndex.Match) -> [LedgerReason] {
    if match.formerID != nil {
      let key = matches.index.table.entries[match.entry].key
      if match.isReworded { return [.rewordedKey(key)] }
      return [match.hasOtherComment ? .renamedKeyOfOtherComment(key) : .renamedKey(key)]
    }
    return matches.movedFrom.map { [.movedKey(from: $0)] } ?? []
  }

  /// Returns remarks on a unit that changes nothing, by the outcome that it ends with.
  func remarks(onEnded outcome: LedgerEntry.Outcome, _ unitIndex: Int) -> [LedgerReason] {
    guard let match = matches.match(of: unitIndex) else { return [] }
    if case .refused = outcome { return movingRemarks(match) }
    guard case .unchanged = outcome, let text = matches.units[unitIndex].target?.text,
      let current = matches.index.target(of: match)?.text, text.hasLostBlanks(of: current)
    else { return [] }
    return [.foldedBlanks(inFile: text.joined, inCatalog: current.joined)]
  }
}
