import LocalizationModel
import StringCatalog
import TranslationUnits

/// Decides for each unit of a translators' file whether its text may go into the catalog.
/// Conditions that depend on other units of its key are left to ``EntryImport``.
///
/// ``CatalogImport`` calls ``decide(_:)`` for each unit. A unit becomes a candidate for
/// ``EntryImport``, or ends with an outcome for the ledger, the import's account of every unit. The
/// private steps throw that outcome as soon as it is certain.
struct UnitDecider {
  enum Decision {
    /// The unit changes nothing in the catalog.
    case ended(LedgerEntry)
    /// The unit's text goes on to ``EntryImport``.
    case taken(UnitCandidate)
  }

  let matches: UnitMatches
  let options: ImportOptions

  init(_ matches: UnitMatches, _ options: ImportOptions) {
    (self.matches, self.options) = (matches, options)
  }

  /// Decides on one unit.
  ///
  /// - Parameter unitIndex: The index of the unit in the file.
  func decide(_ unitIndex: Int) -> Decision {
    do throws(LedgerEntry.Outcome) {
      return try candidate(unitIndex)
    } catch {
      return .ended(entry(unitIndex, error, remarks: remarks(onEnded: error, unitIndex)))
    }
  }

  /// Takes the steps in order. The first one that fails throws the unit's outcome.
  private func candidate(_ unitIndex: Int) throws(LedgerEntry.Outcome) -> Decision {
    let match = try match(of: unitIndex)
    let known = matches.index.known(match)
    var target = try target(of: unitIndex, known)
    let merge = merge(of: target, unitIndex, known)
    let decision = try decision(on: &target, merge, unitIndex, match, known)
    if let scalar = target.text.unfitCharacter { throw .refused(.unfitCharacter(scalar)) }
    let held = heldState(decision.outcome, target, known)
    if let held, !target.catalogState.isFinished { throw .refused(held) }
    let givenState = try state(of: target, unitIndex, over: known.target, decision.outcome)
    var state = givenState
    if let other = dispute(over: unitIndex, match) { throw .refused(.contradicted(by: other)) }
    var remarks: [LedgerReason] = []
    if match.isRecovered { remarks.append(.recoveredID(matches.id(of: match))) }
    let conflict = try conflict(decision, target, match, known)
    if conflict != nil { state = .needsReview }
    remarks += movingRemarks(match)
    let source = try source(of: unitIndex, match, known)
    switch Self.likeness(of: source, to: known.source) {
    case .same: break
    case .folded: remarks.append(.foldedSource)
    case .other: state = .needsReview
    }
    if match.isReworded || match.hasOtherComment { state = .needsReview }
    try checkPlace(of: match, known)
    if let conflict { remarks.append(.settled(conflict)) }
    remarks += Self.remarks(on: target, givenState, decision.outcome, source, known)
    let unit = StringUnit(state: state, text: Self.content(of: target.text, match, known))
    if unit == known.current { return .ended(entry(unitIndex, .unchanged, remarks: remarks)) }
    let change = LedgerEntry.Change(
      old: known.target?.text.joined, new: target.text.joined, state: state.rawValue)
    return .taken(
      UnitCandidate(
        place: unitIndex, match: match, unit: unit, current: known.current, heldState: held,
        entry: entry(unitIndex, .applied(change), remarks: remarks)))
  }

  /// Returns the ledger's entry for a unit.
  private func entry(
    _ unitIndex: Int, _ outcome: LedgerEntry.Outcome, remarks: [LedgerReason] = []
  ) -> LedgerEntry {
    let match = matches.match(of: unitIndex)
    let entry = LedgerEntry(
      id: matches.ledgerID(matches.units[unitIndex].id, match), line: matches.units[unitIndex].line,
      key: match.map { matches.index.table.entries[$0.entry].key },
      path: match?.path ?? LeafPath(), outcome, remarks: remarks)
    return entry.isPlain ? entry : entry.placed(at: matches.cell(of: unitIndex))
  }

  private static let lackingText = Message(
    "an element in the target stands for a text that the file does not give: write the placeholder itself",
    comment: "导入记录：译文里的 XLIFF 元素没有写出它代表的文字")

  // MARK: Steps

  /// Returns the text of the catalog that a unit translates.
  private func match(of unitIndex: Int) throws(LedgerEntry.Outcome) -> UnitIndex.Match {
    if let damage = matches.damage(of: unitIndex) { throw .refused(damage) }
    guard let id = matches.units[unitIndex].id else { throw .refused(.noID) }
    try checkDuplicates(of: unitIndex)
    if matches.units[unitIndex].isAmbiguous { throw .refused(.severalTexts) }
    if matches.units[unitIndex].lacksInlineText { throw .refused(.placeholders(Self.lackingText)) }
    guard let match = matches.match(of: unitIndex) else {
      throw .skipped(reasonForUnknown(id, unitIndex))
    }
    return match
  }

  /// Returns the translation, in the shape of the catalog's source.
  private func target(
    of unitIndex: Int, _ known: UnitIndex.CatalogTexts
  ) throws(LedgerEntry.Outcome) -> TranslationUnit.Target {
    guard let given = matches.units[unitIndex].target else { throw .skipped(.notTranslated) }
    guard let target = Self.fitting(given, known.source) else { throw .refused(.phrases) }
    if Self.isUnchanged(target, known.target) { throw .unchanged }
    // Some programs add empty targets everywhere. This one cannot clear a text of the catalog,
    // which has none.
    if target.text.isBlank, target.state == nil, known.target.map({ $0.text.isBlank }) ?? true {
      throw .skipped(.notTranslated)
    }
    return target
  }

  /// Returns the three-way merge of a unit.
  private func merge(
    of target: TranslationUnit.Target, _ unitIndex: Int, _ known: UnitIndex.CatalogTexts
  ) -> TextMerge {
    let source = matches.units[unitIndex].source
    return TextMerge(
      incoming: TextMerge.Side(target, of: source), source: source,
      now: known.target.map { TextMerge.Side($0) },
      acceptsEmpty: options.accepted.contains(.empty),
      areStatesChosen: !matches.stateOrigin.isOfPrograms,
      isInConflict: matches.units[unitIndex].isInConflict,
      restoresBlanks: !options.testsUnfinished)
  }

  /// Returns the result of the three-way merge, for a unit that changes something.
  ///
  /// - Parameter target: The target; gets back the blanks that a program has changed.
  private func decision(
    on target: inout TranslationUnit.Target, _ merge: TextMerge, _ unitIndex: Int,
    _ match: UnitIndex.Match, _ known: UnitIndex.CatalogTexts
  ) throws(LedgerEntry.Outcome) -> TextMerge.Decision {
    let source = merge.source
    // Most units end here: the search for the exported text can take long.
    if merge.isSettled { throw .unchanged }
    var decision = matches.exported.decide(
      merge, matches.exportedID(of: match), source: known.source,
      isMoved: match.formerID != nil || matches.movedFrom != nil)
    let now = known.target?.text
    if decision.takesBlanks, let now { target.text = now }
    switch decision.outcome {
    case .unchanged: throw .unchanged
    case .nothingNew:
      if now == target.text { throw .unchanged }
      if target.text.isBlank { throw .skipped(.notTranslated) }
      guard target.text == source else { throw .skipped(.untouched) }
      // In a sheet a person typed the source text, without the state `translated` to confirm it.
      let isTyped =
        matches.stateOrigin == .inCells && decision.isCertain && !target.isPrefilled
      throw .skipped(isTyped ? .sameAsSource : .notTranslated)
    case .emptied: throw .refused(.emptied(now?.joined ?? ""))
    case .heldBack:
      guard options.preferred == .file else {
        throw .refused(.heldBack(inFile: target.text.joined, inCatalog: now?.joined ?? ""))
      }
      decision.outcome = .replacing
    case .heldBackState where options.states == .review: throw .unchanged
    case .heldBackState where options.preferred == .file || options.states == .done:
      decision.outcome = .approved
    case .conflict where decision.isCertain && options.preferred == .catalog:
      // Both sides have certainly changed the text, so its state does not matter.
      throw .refused(
        .conflict(
          LedgerConflict(
            exported: decision.exported, inFile: target.text.joined, inCatalog: now?.joined,
            line: matches.line(of: match))))
    case .applied, .replacing, .approved, .reopened, .heldBackState, .conflict: break
    }
    return decision
  }

  /// Returns the conflict that is resolved by taking the file's text; `nil` if there is none.
  ///
  /// - Throws: The outcome if the options prefer the catalog's text.
  private func conflict(
    _ decision: TextMerge.Decision, _ target: TranslationUnit.Target,
    _ match: UnitIndex.Match, _ known: UnitIndex.CatalogTexts
  ) throws(LedgerEntry.Outcome) -> LedgerConflict? {
    guard decision.outcome == .conflict else { return nil }
    let conflict = LedgerConflict(
      exported: decision.exported, inFile: target.text.joined,
      inCatalog: known.target?.text.joined, line: matches.line(of: match),
      isUnclear: decision.isUnclear)
    if options.preferred == .catalog { throw .refused(.conflict(conflict)) }
    return conflict
  }

  /// The likeness of a file's source text to the catalog's: the same, the same except for white
  /// space, or different.
  private enum SourceLikeness { case same, folded, other }

  private static func likeness(of source: UnitText, to known: UnitText?) -> SourceLikeness {
    if Optional(source).isSame(as: known) { return .same }
    return source.folded == known?.folded ? .folded : .other
  }

  /// Returns the file's source text. It must equal the catalog's, unless the options take units
  /// with a changed source for review, or the key itself was reworded.
  private func source(
    of unitIndex: Int, _ match: UnitIndex.Match, _ known: UnitIndex.CatalogTexts
  ) throws(LedgerEntry.Outcome) -> UnitText {
    guard let source = matches.units[unitIndex].source else { throw .refused(.noSource) }
    if options.changedSource != .review, !match.isReworded,
      Self.likeness(of: source, to: known.source) == .other
    {
      throw .skipped(
        .sourceChanged(inFile: source.joined, inCatalog: known.source?.joined ?? ""))
    }
    return source
  }

  /// Refuses a text that does not fit into the catalog's entry.
  private func checkPlace(
    of match: UnitIndex.Match, _ known: UnitIndex.CatalogTexts
  ) throws(LedgerEntry.Outcome) {
    if !known.entry.shared.shouldTranslate, known.current == nil, !options.takesUntranslatable {
      throw .skipped(.notToBeTranslated)
    }
    if known.entry.target?.hasOverlap == true { throw .refused(.overlap) }
    if let kind = known.entry.target?.otherKind(than: match.path) {
      throw .refused(.otherShape(kind: kind))
    }
    if case .phrases = known.source, !match.path.isEmpty { throw .refused(.unfitShape) }
    // The text would take the place of forms that the file has as well.
    if known.entry.target?.variation(at: match.path) != nil, matches.hasForms(of: match) {
      throw .refused(.unfitShape)
    }
  }
}
