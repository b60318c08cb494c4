import LocalizationModel
import StringCatalog
import XLIFF

/// Decides what becomes of each unit of a file, as far as that needs no look at the others of its key.
struct UnitDecider {
  enum Decision {
    case settled(LedgerEntry)
    /// Nothing else is to be said, and the unit has exactly the id of its text.
    case plain(ImportLedger.Outcome, UnitIndex.Match)
    /// The same of one text that takes the place of one text, or of none, in the catalog.
    case text(StringUnit, place: Int, UnitIndex.Match)
    case write(UnitCandidate)
  }

  private let options: ImportOptions
  let index: UnitIndex
  private let units: [TransUnit]
  let disputed: [TextKey: String]
  /// What each unit stands for; `nil` for one without an id, or that the catalog does not know.
  let matches: [UnitIndex.Match?]
  /// Of every entry the units that stand for its main text: several ids may.
  private(set) var twins: [Twins?]
  /// Of other texts, and of ids that nothing is known of, the units that have them.
  private var twinsByID: [TextKey: Twins] = [:]
  /// Whether each entry has units for more than its main text.
  private(set) var areShaped: [Bool]

  /// Units that stand for one text.
  struct Twins {
    /// The place of the first.
    let first: Int
    var count = 1
    /// The place of the first whose translation is not that of the first; `nil` if all agree.
    var rival: Int?
  }

  init(
    _ options: ImportOptions, index: UnitIndex, file: XLIFFFile, disputed: [TextKey: String]
  ) {
    self.disputed = disputed
    self.options = options
    self.index = index
    units = file.units
    var guess = 0
    matches = file.units.map { unit in
      let match = unit.id.flatMap { id in
        index.match(id, guess: guess) { Self.isSame(unit.source, $0) }
      }
      if let match { guess = match.entry + 1 }
      return match
    }
    twins = Array(repeating: nil, count: index.table.entries.count)
    areShaped = Array(repeating: false, count: index.table.entries.count)
    for place in units.indices {
      let match = matches[place]
      if let match, match.path.isEmpty {
        Self.add(place, of: units, to: &twins[match.entry])
      } else if let id = match.map({ self.id(of: $0) }) ?? units[place].id {
        Self.add(place, of: units, to: &twinsByID[TextKey(id)])
        if let match { areShaped[match.entry] = true }
      }
    }
  }

  private static func add(_ place: Int, of units: [TransUnit], to twins: inout Twins?) {
    guard let first = twins?.first else {
      twins = Twins(first: place)
      return
    }
    twins?.count += 1
    if twins?.rival == nil, units[first].target != units[place].target { twins?.rival = place }
  }

  /// The units that stand for the same text as one of them does.
  private func twins(of place: Int) -> Twins? {
    guard let match = matches[place] else {
      return units[place].id.flatMap { twinsByID[TextKey($0)] }
    }
    return match.path.isEmpty ? twins[match.entry] : twinsByID[TextKey(id(of: match))]
  }

  private func id(of match: UnitIndex.Match) -> String {
    UnitID.text(key: index.table.entries[match.entry].key, path: match.path)
  }

  /// - Parameter place: Index of a unit of the file.
  func decide(_ place: Int) -> Decision {
    let unit = units[place]
    let match = matches[place]
    if let match, let decision = usualDecision(unit, match) { return decision }
    func settle(_ outcome: LedgerEntry.Outcome, _ remarks: [LedgerReason] = []) -> Decision {
      if let match, remarks.isEmpty, let plain = ImportLedger.Outcome(outcome), isExact(unit, match)
      {
        return .plain(plain, match)
      }
      return .settled(
        LedgerEntry(
          id: told(unit.id, match), line: unit.line,
          key: match.map { index.table.entries[$0.entry].key },
          path: match?.path ?? LeafPath(), outcome, remarks: remarks))
    }
    func skip(_ kind: LedgerReason.Kind) -> Decision { settle(.skipped(LedgerReason(kind))) }
    func refuse(_ kind: LedgerReason.Kind) -> Decision { settle(.refused(LedgerReason(kind))) }

    guard let id = unit.id else { return refuse(.noID) }
    if let all = twins(of: place), all.count > 1 {
      if let rival = all.rival {
        let other = units[all.first].target != unit.target ? all.first : rival
        return refuse(.doubled(line: units[other].line))
      }
      if place != all.first, units[all.first].source == unit.source { return skip(.repeated) }
    }
    if unit.isAmbiguous { return refuse(.severalTexts) }
    guard let match else {
      return unit.target == nil ? skip(.notTranslated) : skip(.unknownID)
    }
    guard let given = unit.target, !isEmptyMark(given) else { return skip(.notTranslated) }
    let known = index.known(match)
    guard let target = fitting(given, known.source) else { return refuse(.phrases) }
    if isUnchanged(target, known.target) { return settle(.unchanged) }
    var state: TranslationState
    switch TargetState.reading(target) {
    case .finished(let finished): state = finished
    case .needsReview:
      guard options.accepted.contains(.needsReview) else {
        return skip(.unfinished(state: target.state?.rawValue ?? ""))
      }
      state = .needsReview
    case .new where target.stateQualifier == TransUnit.prefilled:
      // It was sent out with the source's text; whoever changed that has translated it.
      if Self.isSame(target.text, unit.source) { return skip(.notTranslated) }
      state = .translated
    case .new:
      guard options.accepted.contains(.new) else { return skip(.unfinished(state: "new")) }
      state = .new
    }
    if !disputed.isEmpty,
      let other = disputed[TextKey(self.id(of: match))] ?? disputed[TextKey(id)]
    {
      return refuse(.contradicted(by: other))
    }
    guard let source = unit.source else { return refuse(.noSource) }
    if !Self.isSame(source, known.source) {
      guard options.changedSource == .review else {
        return skip(
          .sourceChanged(inFile: source.joined, inCatalog: known.source?.joined ?? ""))
      }
      state = .needsReview
    }
    let shared = index.table.entries[match.entry]
    if !shared.shouldTranslate, known.current == nil, !options.takesUntranslatable {
      return skip(.notToBeTranslated)
    }
    if known.entry?.target.hasOverlap == true { return refuse(.overlap) }
    if let kind = known.entry?.target.otherKind(than: match.path) {
      return refuse(.otherShape(kind: kind))
    }
    if case .phrases = known.source, !match.path.isEmpty { return refuse(.unfitShape) }
    var remarks: [LedgerReason] = []
    if match.isRecovered { remarks.append(LedgerReason(.recoveredID(self.id(of: match)))) }
    let comparison = PlaceholderComparison(
      source: known.source ?? source, of: shared, target: target.text, path: match.path)
    if let clash = comparison.clash {
      guard options.placeholders == .review else {
        return refuse(.placeholders(detail: clash))
      }
      state = .needsReview
      remarks.append(LedgerReason(.placeholders(detail: clash)))
    } else if let missing = comparison.missing {
      state = .needsReview
      remarks.append(LedgerReason(.missingPlaceholders(detail: missing)))
    }
    if isLayout(target.text, source) { remarks.append(LedgerReason(.layout)) }
    if let replaced = replacedForms(match.path, known.entry) {
      remarks.append(LedgerReason(.replacedForms(count: replaced)))
    }
    let new = LocalizedText.Unit(state: state, text: content(target.text, match.path, known.entry))
    if new == known.current { return settle(.unchanged, remarks) }
    // The ledger tells the text as translators see it.
    let isPlain =
      remarks.isEmpty && isExact(unit, match) && new.text == LocalizedText.Content(target.text)
    return .write(
      UnitCandidate(
        place: place, id: told(id, match), line: unit.line, entry: match.entry, key: known.key,
        path: match.path, unit: new,
        plainMatch: isPlain ? match : nil,
        change: LedgerEntry.Change(
          old: known.target?.text.joined, new: target.text.joined, state: state.rawValue),
        remarks: remarks))
  }

  /// Whether a unit has the id that the text which it stands for is exported with.
  private func isExact(_ unit: TransUnit, _ match: UnitIndex.Match) -> Bool {
    guard !match.isRecovered, let id = unit.id else { return false }
    return self.id(of: match).hasBytes(of: id)
  }

  /// An id for the ledger. Most are keys, of which one copy is enough.
  private func told(_ id: String?, _ match: UnitIndex.Match?) -> String? {
    guard let match, match.path.isEmpty, !match.isRecovered else { return id }
    return index.table.entries[match.entry].key
  }

  /// Other programs put an empty target everywhere; only a state says that the empty text is meant.
  private func isEmptyMark(_ target: TransUnit.Target) -> Bool {
    target.state == nil && target.text.joined.isEmpty
  }

  /// Whether a target says what the catalog's does, in the catalog's words.
  private func isUnchanged(_ target: TransUnit.Target, _ exported: TransUnit.Target?) -> Bool {
    guard let exported else { return false }
    return target.text == exported.text
      && TargetState.reading(target) == TargetState.reading(exported)
  }

  /// Exactly, or but for the kind of line ends; never with blanks folded.
  private static func isSame(_ left: TransUnit.Text?, _ right: TransUnit.Text?) -> Bool {
    guard let left, let right else { return left == right }
    if left == right { return true }
    func unified(_ text: TransUnit.Text) -> TransUnit.Text {
      .plain(text.joined.replacing("\r\n", with: "\n"))
    }
    return unified(left) == unified(right)
  }

  /// A target of the shape that its source has: programs that do not know sets of phrases take the
  /// marks out, and others put marks where there is one text.
  ///
  /// - Returns: `nil` if nobody can tell which text is which phrase.
  private func fitting(_ target: TransUnit.Target, _ source: TransUnit.Text?) -> TransUnit.Target? {
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

  private func content(
    _ text: TransUnit.Text, _ path: LeafPath, _ entry: EntryUnits?
  ) -> LocalizedText.Content {
    switch text {
    case .phrases(let phrases): return .phrases(phrases)
    case .plain(let text):
      guard let entry, !entry.isPlain || !entry.source.substitutions.isEmpty else {
        return .plain(text)
      }
      let substitutions = SubstitutionText(
        entry.target, fallback: entry.source, path: path)
      return .plain(substitutions.imported(text))
    }
  }

  /// Whether blanks and line ends at the ends of lines are all that tells two texts apart.
  private func isLayout(_ target: TransUnit.Text, _ source: TransUnit.Text) -> Bool {
    if case .plain(let target) = target, case .plain(let source) = source,
      target.beginsDifferently(from: source) || target.endsDifferently(from: source)
    {
      return false
    }
    func words(_ text: TransUnit.Text) -> [Substring] {
      text.joined.split(whereSeparator: \.isNewline).map { $0.trimmingSpaces() }
        .filter { !$0.isEmpty }
    }
    return target != source && !target.joined.isEmpty && words(target) == words(source)
  }

  /// How many texts a plain one would replace.
  private func replacedForms(_ path: LeafPath, _ entry: EntryUnits?) -> Int? {
    guard let old = entry?.target.text(at: path), old.kind != nil else { return nil }
    return old.cases.count
  }
}

extension LocalizedText.Content {
  fileprivate init(_ text: TransUnit.Text) {
    switch text {
    case .plain(let text): self = .plain(text)
    case .phrases(let phrases): self = .phrases(phrases)
    }
  }
}

extension Substring {
  fileprivate func trimmingSpaces() -> Substring {
    var text = self
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return text
  }
}
