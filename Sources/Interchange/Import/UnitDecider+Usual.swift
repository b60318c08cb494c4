import LocalizationModel
import StringCatalog
import XLIFF

extension UnitDecider {
  /// What becomes of nearly all units: one text that is in order, where the catalog has one text.
  ///
  /// - Parameter place: Index of a unit of the file, which is no more than looked at: a copy would count
  ///   references to all of its texts.
  /// - Returns: `nil` if there is more to look at; it says nothing that ``decide(_:)`` would not.
  func usualDecision(_ place: Int, _ match: UnitIndex.Match) -> Decision? {
    let entry = match.entry
    guard match.path.isEmpty, !match.isRecovered, matches.isAlone(entry), matches.disputed.isEmpty,
      !matches.units[place].isAmbiguous, !matches.units[place].lacksInlineText,
      matches.damage(of: place) == nil,
      !matches.units[place].isInConflict,
      case .plain(let source)? = matches.units[place].source,
      let target = matches.units[place].target,
      case .plain(let text) = target.text, !text.isEmpty,
      case .finished(let state) = TargetState.reading(target)
    else { return nil }
    let shared = matches.index.table.entries[entry]
    guard shared.shouldTranslate, case .plain(let whole) = shared.whole, source.hasBytes(of: whole)
    else { return nil }
    let units = matches.index.units(at: entry)
    guard units.target?.isOneUnit ?? shared.isPlain, !shared.hasSubstitutions else { return nil }
    let known = units.target?.unit(at: LeafPath())
    if let known, known.text == .plain(text) {
      return known.state.rawValue.hasBytes(of: state.rawValue) ? .plain(.unchanged, match) : nil
    }
    guard text.beginsDifferently(from: source) || text.endsDifferently(from: source) else {
      return nil
    }
    guard shared.isPlain, let outcome = outcome(of: target, source, over: units)
    else { return nil }
    if XMLText.unfit(in: text) != nil || test.mayFind(in: text, of: source, key: units.key) {
      return nil
    }
    return .text(
      StringUnit(state: state, value: text), place: shared.place, match,
      isReplacing: known != nil && outcome == .replacing)
  }

  /// What a merge comes to.
  ///
  /// - Returns: `nil` unless the text is taken without a question.
  private func outcome(
    of target: TransUnit.Target, _ source: String, over units: EntryUnits
  ) -> TextMerge.Outcome? {
    let now = units.targetText(at: LeafPath()).map { TextMerge.Side($0) }
    let source = TransUnit.Text.plain(source)
    let merge = TextMerge(
      incoming: UnitOffer.side(of: target, source: source), source: source, now: now)
    switch matches.exported.decide(merge, units.key, source: source).outcome {
    case .applied: return .applied
    case .replacing: return .replacing
    case .noClaim, .unchanged, .approved, .reopened, .heldBack, .conflict, .emptied: return nil
    }
  }
}

extension String {
  /// Whether the first bytes behind ASCII blanks tell that two texts differ in more than blanks, which
  /// is quickly said of nearly all translations.
  func beginsDifferently(from other: String) -> Bool {
    guard let own = firstByteOfText, let others = other.firstByteOfText else { return false }
    return own != others
  }

  /// The same of the last bytes.
  func endsDifferently(from other: String) -> Bool {
    guard let own = lastByteOfText, let others = other.lastByteOfText else { return false }
    return own != others
  }

  /// `nil` if there is none, or if a blank beyond ASCII may end with it.
  private var lastByteOfText: UInt8? {
    let last = utf8.last { $0 > 0x20 }
    return last.flatMap { $0 >= 0x80 ? nil : $0 }
  }

  /// `nil` if there is none, or if a blank beyond ASCII may begin with it.
  private var firstByteOfText: UInt8? {
    let first = utf8.first { $0 > 0x20 }
    return first.flatMap { [0xC2, 0xE1, 0xE2, 0xE3].contains($0) ? nil : $0 }
  }
}
