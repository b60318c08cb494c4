import LocalizationModel
import StringCatalog
import XLIFF

/// A unit that has a translation for a text of the catalog, in a state that is taken.
///
/// A class, because the steps hand it on, and copies would count references to some twenty texts.
final class UnitOffer {
  /// Its index among the units of the file.
  let place: Int
  let unit: TransUnit
  let id: String
  let match: UnitIndex.Match
  /// What the catalog has there.
  let known: UnitIndex.Known
  /// The translation, in the shape that the catalog's source has.
  let target: TransUnit.Target
  let state: TranslationState

  /// What the merge came to: it is applied, in the place of a finished text, or against the catalog's.
  let outcome: TextMerge.Outcome
  /// `nil` unless both sides have changed the text.
  let conflict: LedgerConflict?

  init(_ place: Int, of matches: UnitMatches, _ options: ImportOptions) throws(UnitEnding) {
    let unit = matches.units[place]
    if let damage = matches.damage(of: place) { throw .refused(damage.kind) }
    guard let id = unit.id else { throw .refused(.noID) }
    try Self.checkTwins(of: place, matches)
    if unit.isAmbiguous { throw .refused(.severalTexts) }
    if unit.lacksInlineText {
      throw .refused(
        .placeholders(
          Message(
            "an element in the target stands for a text that the file does not give: write the placeholder itself",
            comment: "导入记录：译文里的 XLIFF 元素没有写出它代表的文字")))
    }
    guard let match = matches.match(of: place) else {
      throw .skipped(Self.reasonForUnknown(id, unit, matches))
    }
    guard let given = unit.target else { throw .skipped(.notTranslated) }
    let known = matches.index.known(match)
    guard let target = Self.fitting(given, known.source) else { throw .refused(.phrases) }
    if Self.isUnchanged(target, known.target) { throw .unchanged() }
    // Programs put empty targets everywhere; here there is no text to clear.
    if target.text.isBlank, target.state == nil, known.target.map({ $0.text.isBlank }) ?? true {
      throw .skipped(.notTranslated)
    }
    (self.place, self.unit, self.id, self.match) = (place, unit, id, match)
    (self.known, self.target) = (known, target)
    let merge = TextMerge(
      incoming: Self.side(of: target, source: unit.source), source: unit.source,
      now: known.target.map { TextMerge.Side($0) },
      acceptsEmpty: options.accepted.contains(.empty),
      areStatesChosen: matches.reviewMarks != .ofPrograms, isInConflict: unit.isInConflict)
    // What was exported takes long to find.
    if merge.isSettled { throw .unchanged() }
    let decision = matches.exported.decide(merge, matches.id(of: match), source: known.source)
    outcome = try Self.taken(decision, target, place, known, matches, options)
    if let scalar = target.text.unfitCharacter { throw .refused(.unfitCharacter(scalar)) }
    let state = try Self.state(of: target, unit, options, over: known.target, outcome, matches)
    let dispute = matches.disputed
    if !dispute.isEmpty,
      let other = dispute[TextKey(matches.id(of: match))] ?? dispute[TextKey(id)]
    {
      throw .refused(.contradicted(by: other))
    }
    guard outcome == .conflict else {
      (self.state, conflict) = (state, nil)
      return
    }
    let conflict = LedgerConflict(
      exported: decision.exported, inFile: target.text.joined,
      inCatalog: known.target?.text.joined, line: matches.line(of: match),
      isUnclear: decision.isUnclear)
    if options.preferred == .catalog { throw .refused(.conflict(conflict)) }
    (self.state, self.conflict) = (.needsReview, conflict)
  }

  /// What is done with a unit that has something to be done.
  private static func taken(
    _ decision: ExportedTexts.Decision, _ target: TransUnit.Target, _ place: Int,
    _ known: UnitIndex.Known, _ matches: UnitMatches, _ options: ImportOptions
  ) throws(UnitEnding) -> TextMerge.Outcome {
    let now = known.target?.text
    switch decision.outcome {
    case .unchanged: throw .unchanged()
    case .noClaim:
      if now == target.text { throw .unchanged() }
      if target.text.isBlank { throw .skipped(.notTranslated) }
      guard target.text == matches.units[place].source else { throw .skipped(.untouched) }
      // A person typed it, and has not said that it is the translation.
      let isTyped =
        matches.reviewMarks == .inCells && decision.isCertain && !target.isPrefilled
      throw .skipped(isTyped ? .sameAsSource : .notTranslated)
    case .emptied: throw .refused(.emptied(now?.joined ?? ""))
    case .heldBack:
      if options.preferred == .file { return .replacing }
      throw .refused(.heldBack(inFile: target.text.joined, inCatalog: now?.joined ?? ""))
    case .conflict where decision.isCertain && options.preferred == .catalog:
      // Whatever its state says, both sides have changed the text.
      let line = matches.match(of: place).flatMap { matches.line(of: $0) }
      throw .refused(
        .conflict(
          LedgerConflict(
            exported: decision.exported, inFile: target.text.joined, inCatalog: now?.joined,
            line: line)))
    case .applied, .replacing, .approved, .reopened, .conflict: return decision.outcome
    }
  }

  /// A unit whose key the catalog does not have.
  private static func reasonForUnknown(
    _ id: String, _ unit: TransUnit, _ matches: UnitMatches
  ) -> LedgerKind {
    guard let target = unit.target else { return .notTranslated }
    let merge = TextMerge(
      incoming: side(of: target, source: unit.source), source: unit.source, now: nil)
    guard matches.exported.decide(merge, id, source: nil).outcome == .noClaim else {
      return .unknownID
    }
    return target.text.isBlank || target.text == unit.source ? .notTranslated : .untouched
  }

  static func side(
    of target: TransUnit.Target, source: TransUnit.Text?
  ) -> TextMerge.Side {
    guard target.state == .new, target.stateQualifier == TransUnit.prefilled else {
      return TextMerge.Side(target)
    }
    // It was sent out with the source's text; whoever changed that has translated it.
    return TextMerge.Side(target.text, source.isSame(as: target.text) ? nil : .translated)
  }

  /// Refuses a unit if another one for the same text has another translation, and skips it if an earlier
  /// one says the same.
  private static func checkTwins(of place: Int, _ matches: UnitMatches) throws(UnitEnding) {
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

  /// The catalog's state for a translation.
  ///
  /// - Parameter old: What the catalog has. A text that is still to be reviewed takes the place of one that
  ///   is, too: programs leave the state as it was when the text is changed.
  private static func state(
    of target: TransUnit.Target, _ unit: TransUnit, _ options: ImportOptions,
    over old: TransUnit.Target?, _ outcome: TextMerge.Outcome, _ matches: UnitMatches
  ) throws(UnitEnding) -> TranslationState {
    let marks = matches.reviewMarks
    // What was cleared is to be translated again.
    if target.text.isBlank, unit.source?.isBlank == false { return .new }
    switch TargetState.reading(target) {
    case .finished(let finished): return finished
    case .needsReview:
      let isReviewed = old.map { TargetState.reading($0) != .needsReview } ?? true
      guard
        !isReviewed || marks == .inCells || outcome == .reopened
          || options.accepted.contains(.needsReview)
      else {
        throw .skipped(
          marks == .fuzzy ? .fuzzy : .unfinished(state: target.state?.rawValue ?? ""))
      }
      return .needsReview
    case .new where target.stateQualifier == TransUnit.prefilled: return .translated
    case .new:
      guard options.accepted.contains(.new) else {
        throw .skipped(marks == .inCells ? .markedNew : .unfinished(state: "new"))
      }
      return .new
    }
  }

  /// Whether a target says what the catalog's does, in the catalog's words.
  private static func isUnchanged(
    _ target: TransUnit.Target, _ exported: TransUnit.Target?
  ) -> Bool {
    guard let exported else { return false }
    return target.text == exported.text
      && TargetState.reading(target) == TargetState.reading(exported)
  }

  /// A target of the shape that its source has: programs that do not know sets of phrases take the
  /// marks out, and others put marks where there is one text.
  ///
  /// - Returns: `nil` if nothing tells which text is which phrase.
  private static func fitting(
    _ target: TransUnit.Target, _ source: TransUnit.Text?
  ) -> TransUnit.Target? {
    var target = target
    switch (source, target.text) {
    case (.phrases(let phrases), .plain(let text)):
      if phrases.count > 1 { return nil }
      // What stood around the marks was layout.
      target.text = .phrases([String(text[...].trimmingSpaces())])
    case (.plain, .phrases(let phrases)):
      if phrases.count > 1 { return nil }
      target.text = .plain(phrases.joined())
    default: break
    }
    return target
  }
}

extension TransUnit.Text {
  /// The first character that XML cannot hold.
  var unfitCharacter: Unicode.Scalar? {
    switch self {
    case .plain(let text): XMLText.unfit(in: text)
    case .phrases(let phrases): phrases.lazy.compactMap { XMLText.unfit(in: $0) }.first
    }
  }
}

extension Substring {
  func trimmingSpaces() -> Substring {
    var text = self
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return text
  }
}
