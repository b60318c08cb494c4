import LocalizationModel
import StringCatalog
import XLIFF

/// A unit's translation that was held against the catalog: its source is the catalog's, its shape has a
/// place there, and its placeholders fit.
struct CheckedOffer {
  let offer: UnitOffer
  let unit: LeafUnit
  /// Reasons for a person to look at the unit, though it is taken.
  let remarks: [LedgerReason]

  /// - Parameter matches: The matches of the file that the offer is from.
  init(_ offer: UnitOffer, _ matches: UnitMatches, _ options: ImportOptions) throws(UnitEnding) {
    let shared = matches.index.table.entries[offer.match.entry]
    let sourced = try SourcedOffer(offer, options)
    try Self.checkPlace(offer, shared, options)
    let state = sourced.state
    var remarks: [LedgerReason] = []
    if sourced.isFolded { remarks.append(LedgerReason(.foldedSource)) }
    if offer.match.isRecovered {
      remarks.append(LedgerReason(.recoveredID(matches.id(of: offer.match))))
    }
    if let conflict = offer.conflict { remarks.append(LedgerReason(.settled(conflict))) }
    if offer.outcome == .approved {
      remarks.append(
        LedgerReason(.approved(offer.target.text.joined, state: offer.state.rawValue)))
    }
    if offer.outcome == .reopened {
      remarks.append(LedgerReason(.reopened(offer.target.text.joined)))
    }
    if sourced.source == offer.target.text, sourced.source.joined.hasWords {
      remarks.append(LedgerReason(.copied))
    }
    if offer.outcome == .replacing {
      let old = offer.known.target?.text.joined ?? ""
      remarks.append(LedgerReason(.replaced(old: old, new: offer.target.text.joined)))
    }
    if Self.isLayout(offer.target.text, sourced.source) { remarks.append(LedgerReason(.layout)) }
    if let count = Self.replacedForms(by: offer) {
      remarks.append(LedgerReason(.replacedForms(count: count)))
    }
    self.offer = offer
    self.remarks = remarks
    unit = LeafUnit(state: state, text: Self.content(of: offer))
    if unit == offer.known.current { throw .unchanged(remarks: remarks) }
  }

  /// Refuses a text that has no place in the catalog's entry.
  private static func checkPlace(
    _ offer: UnitOffer, _ shared: SharedEntry, _ options: ImportOptions
  ) throws(UnitEnding) {
    let (known, path) = (offer.known, offer.match.path)
    if !shared.shouldTranslate, known.current == nil, !options.takesUntranslatable {
      throw .skipped(.notToBeTranslated)
    }
    if known.entry.target?.hasOverlap == true { throw .refused(.overlap) }
    if let kind = known.entry.target?.otherKind(than: path) {
      throw .refused(.otherShape(kind: kind))
    }
    if case .phrases = known.source, !path.isEmpty { throw .refused(.unfitShape) }
  }

  /// The text as the catalog spells it.
  private static func content(of offer: UnitOffer) -> LeafText {
    switch offer.target.text {
    case .phrases(let phrases): return .phrases(phrases)
    case .plain(let text):
      let entry = offer.known.entry
      let substitutions = SubstitutionText(
        entry.target, fallback: entry.source, path: offer.match.path)
      return .plain(substitutions.imported(text))
    }
  }

  /// Whether blanks and line ends at the ends of lines are all that tells two texts apart.
  private static func isLayout(_ target: TransUnit.Text, _ source: TransUnit.Text) -> Bool {
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
  private static func replacedForms(by offer: UnitOffer) -> Int? {
    offer.known.entry.target?.variation(at: offer.match.path)?.cases.count
  }
}

/// A unit's translation whose source was compared with the catalog's.
private struct SourcedOffer {
  /// As the file has it.
  let source: TransUnit.Text
  let state: TranslationState
  /// Whether it differs from the catalog's in white space.
  let isFolded: Bool

  init(_ offer: UnitOffer, _ options: ImportOptions) throws(UnitEnding) {
    guard let source = offer.unit.source else { throw .refused(.noSource) }
    self.source = source
    let isSame = offer.unit.source.isSame(as: offer.known.source)
    isFolded = !isSame && source.folded == offer.known.source?.folded
    if isSame || isFolded {
      state = offer.state
      return
    }
    guard options.changedSource == .review else {
      throw .skipped(
        .sourceChanged(inFile: source.joined, inCatalog: offer.known.source?.joined ?? ""))
    }
    state = .needsReview
  }
}

extension TransUnit.Text {
  /// The text with one blank for each run of white space, and none at the ends.
  fileprivate var folded: TransUnit.Text {
    func folded(_ text: String) -> String {
      text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    return switch self {
    case .plain(let text): .plain(folded(text))
    case .phrases(let phrases): .phrases(phrases.map(folded))
    }
  }
}
