import LocalizationModel
import StringCatalog
import XLIFF

/// Decides what becomes of each unit of a file, as far as that needs no look at the others of its key.
struct UnitDecider {
  enum Decision {
    case settled(LedgerEntry)
    case write(UnitCandidate)
  }

  private let options: ImportOptions
  private let index: UnitIndex
  private let units: [TransUnit]
  private let disputed: [TextKey: String]
  /// What each unit stands for; `nil` for one without an id, or that the catalog does not know.
  private let matches: [UnitIndex.Match?]
  /// Of every text the units that stand for it, by its id: several ids may.
  private var twins: [TextKey: Twins] = [:]

  /// Units that stand for one text.
  private struct Twins {
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
    matches = file.units.map { unit in
      unit.id.flatMap { id in
        index.match(id) { Self.isSame(unit.source, $0.unit.source) }
      }
    }
    for (place, unit) in file.units.enumerated() {
      guard let id = matches[place]?.unit.id ?? unit.id else { continue }
      let key = TextKey(id)
      guard var all = twins[key] else {
        twins[key] = Twins(first: place)
        continue
      }
      all.count += 1
      if all.rival == nil, units[all.first].target != unit.target { all.rival = place }
      twins[key] = all
    }
  }

  /// - Parameter place: Index of a unit of the file.
  func decide(_ place: Int) -> Decision {
    let unit = units[place]
    func settle(
      _ outcome: LedgerEntry.Outcome, _ match: CatalogUnit? = nil, _ remarks: [LedgerReason] = []
    ) -> Decision {
      .settled(
        LedgerEntry(
          id: unit.id, line: unit.line, key: match?.key, path: match?.path ?? LeafPath(), outcome,
          remarks: remarks))
    }
    func skip(_ kind: LedgerReason.Kind, _ match: CatalogUnit? = nil) -> Decision {
      settle(.skipped(LedgerReason(kind)), match)
    }
    func refuse(_ kind: LedgerReason.Kind, _ match: CatalogUnit? = nil) -> Decision {
      settle(.refused(LedgerReason(kind)), match)
    }

    guard let id = unit.id else { return refuse(.noID) }
    let match = matches[place]
    if let all = twins[TextKey(match?.unit.id ?? id)], all.count > 1 {
      if let rival = all.rival {
        let other = units[all.first].target != unit.target ? all.first : rival
        return refuse(.doubled(line: units[other].line), match?.unit)
      }
      if place != all.first, units[all.first].source == unit.source {
        return skip(.repeated, match?.unit)
      }
    }
    if unit.isAmbiguous { return refuse(.severalTexts, match?.unit) }
    guard let match else {
      return unit.target == nil ? skip(.notTranslated) : skip(.unknownID)
    }
    let known = match.unit
    guard let given = unit.target, !isEmptyMark(given) else { return skip(.notTranslated, known) }
    guard let target = fitting(given, known.unit.source) else { return refuse(.phrases, known) }
    let entry = index.units(of: known.key)
    let current = entry?.target.text(at: known.path)?.unit
    if isUnchanged(target, known.unit.target) {
      return settle(.unchanged, known)
    }
    var state: TranslationState
    switch TargetState.reading(target) {
    case .finished(let finished): state = finished
    case .needsReview:
      guard options.accepted.contains(.needsReview) else {
        return skip(.unfinished(state: target.state?.rawValue ?? ""), known)
      }
      state = .needsReview
    case .new where target.stateQualifier == TransUnit.prefilled:
      // It was sent out with the source's text; whoever changed that has translated it.
      if Self.isSame(target.text, unit.source) { return skip(.notTranslated, known) }
      state = .translated
    case .new:
      guard options.accepted.contains(.new) else { return skip(.unfinished(state: "new"), known) }
      state = .new
    }
    if let other = disputed[TextKey(known.id)] ?? disputed[TextKey(id)] {
      return refuse(.contradicted(by: other), known)
    }
    guard let source = unit.source else { return refuse(.noSource, known) }
    if !Self.isSame(source, known.unit.source) {
      guard options.changedSource == .review else {
        return skip(
          .sourceChanged(inFile: source.joined, inCatalog: known.unit.source?.joined ?? ""), known)
      }
      state = .needsReview
    }
    if !index.shouldTranslate(known.key), current == nil, !options.takesUntranslatable {
      return skip(.notToBeTranslated, known)
    }
    if entry?.target.hasOverlap == true { return refuse(.overlap, known) }
    if let kind = entry?.target.otherKind(than: known.path) {
      return refuse(.otherShape(kind: kind), known)
    }
    if case .phrases = known.unit.source, !known.path.isEmpty { return refuse(.unfitShape, known) }
    var remarks: [LedgerReason] = []
    if match.isRecovered { remarks.append(LedgerReason(.recoveredID(known.id))) }
    let comparison = PlaceholderComparison(
      source: known.unit.source ?? source, whole: whole(of: known, entry), target: target.text,
      key: known.key, path: known.path)
    if let clash = comparison.clash {
      guard options.placeholders == .review else {
        return refuse(.placeholders(detail: clash), known)
      }
      state = .needsReview
      remarks.append(LedgerReason(.placeholders(detail: clash)))
    } else if let missing = comparison.missing {
      state = .needsReview
      remarks.append(LedgerReason(.missingPlaceholders(detail: missing)))
    }
    if isLayout(target.text, source) { remarks.append(LedgerReason(.layout)) }
    if let replaced = replacedForms(known, entry) {
      remarks.append(LedgerReason(.replacedForms(count: replaced)))
    }
    let new = LocalizedText.Unit(state: state, text: content(target.text, known, entry))
    if new == current { return settle(.unchanged, known, remarks) }
    return .write(
      UnitCandidate(
        place: place, id: id, line: unit.line, key: known.key, path: known.path, unit: new,
        change: LedgerEntry.Change(
          old: known.unit.target?.text.joined, new: target.text.joined, state: state.rawValue),
        remarks: remarks))
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

  /// The main text of the source language, whose arguments substitutions may take.
  private func whole(of unit: CatalogUnit, _ entry: EntryUnits?) -> TransUnit.Text {
    entry?.wholeSource ?? .plain("")
  }

  private func content(
    _ text: TransUnit.Text, _ unit: CatalogUnit, _ entry: EntryUnits?
  ) -> LocalizedText.Content {
    switch text {
    case .phrases(let phrases): return .phrases(phrases)
    case .plain(let text):
      guard let entry, !entry.isPlain || !entry.source.substitutions.isEmpty else {
        return .plain(text)
      }
      let substitutions = SubstitutionText(
        entry.target, fallback: entry.source, path: unit.path)
      return .plain(substitutions.imported(text))
    }
  }

  /// Whether blanks and line ends at the ends of lines are all that tells two texts apart.
  private func isLayout(_ target: TransUnit.Text, _ source: TransUnit.Text) -> Bool {
    if case .plain(let target) = target, case .plain(let source) = source,
      target.beginsDifferently(from: source)
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
  private func replacedForms(_ unit: CatalogUnit, _ entry: EntryUnits?) -> Int? {
    guard let old = entry?.target.text(at: unit.path), old.kind != nil else { return nil }
    return old.cases.count
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

extension String {
  /// Whether the first bytes behind ASCII blanks tell that two texts differ in more than blanks, which
  /// is quickly said of nearly all translations.
  fileprivate func beginsDifferently(from other: String) -> Bool {
    guard let own = firstByteOfText, let others = other.firstByteOfText else { return false }
    return own != others
  }

  /// `nil` if there is none, or if a blank beyond ASCII may begin with it.
  private var firstByteOfText: UInt8? {
    let first = utf8.first { $0 > 0x20 }
    return first.flatMap { [0xC2, 0xE1, 0xE2, 0xE3].contains($0) ? nil : $0 }
  }
}
