import LocalizationModel
import StringCatalog
import XLIFF

/// Decides what becomes of each unit of a file, as far as that needs no look at the others of its key.
///
/// A unit becomes a ``UnitOffer`` if it has something to take, that a ``CheckedOffer`` if the catalog can
/// take it, and that a ``UnitCandidate``. Where a step throws, the unit ends.
struct UnitDecider {
  enum Decision {
    indirect case settled(LedgerEntry)
    /// Nothing else is to be said, and the unit has exactly the id of its text.
    case plain(ImportLedger.Outcome, UnitIndex.Match)
    /// The same of one text that takes the place of one text, or of none, in the catalog.
    ///
    /// - Parameter isReplacing: Whether the one in the catalog is finished.
    case text(StringUnit, place: Int, UnitIndex.Match, isReplacing: Bool)
    indirect case write(UnitCandidate)
  }

  let matches: UnitMatches
  let test: any LanguageTest
  private let options: ImportOptions

  init(_ matches: UnitMatches, _ options: ImportOptions, _ test: any LanguageTest) {
    self.matches = matches
    self.options = options
    self.test = test
  }

  /// - Parameter place: Index of a unit of the file.
  func decide(_ place: Int) -> Decision {
    if let match = matches.match(of: place),
      let decision = usualDecision(place, match)
    {
      return decision
    }
    do throws(UnitEnding) {
      let offer = try UnitOffer(place, of: matches, options)
      return .write(candidate(try CheckedOffer(offer, matches, options)))
    } catch {
      return settled(place, error)
    }
  }

  private func settled(_ place: Int, _ ending: UnitEnding) -> Decision {
    let match = matches.match(of: place)
    if let match, match.isExact, ending.remarks.isEmpty,
      let plain = ImportLedger.Outcome(ending.outcome)
    {
      return .plain(plain, match)
    }
    return .settled(
      LedgerEntry(
        id: matches.told(matches.units[place].id, match), line: matches.units[place].line,
        key: match.map { matches.index.table.entries[$0.entry].key },
        path: match?.path ?? LeafPath(), ending.outcome, remarks: ending.remarks))
  }

  private func candidate(_ checked: CheckedOffer) -> UnitCandidate {
    let offer = checked.offer
    let (unit, match, known) = (offer.unit, offer.match, offer.known)
    // The ledger tells the text as translators see it.
    let isPlain =
      checked.remarks.isEmpty && match.isExact
      && checked.unit.text == LeafText(offer.target.text)
    return UnitCandidate(
      place: offer.place, id: matches.told(offer.id, match), line: unit.line, entry: match.entry,
      key: known.key, path: match.path, unit: checked.unit, plainMatch: isPlain ? match : nil,
      change: LedgerEntry.Change(
        old: known.target?.text.joined, new: offer.target.text.joined,
        state: checked.unit.state.rawValue),
      current: known.current, remarks: checked.remarks)
  }
}

extension LeafText {
  fileprivate init(_ text: TransUnit.Text) {
    switch text {
    case .plain(let text): self = .plain(text)
    case .phrases(let phrases): self = .phrases(phrases)
    }
  }
}
