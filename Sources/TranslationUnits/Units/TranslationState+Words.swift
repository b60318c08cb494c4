public import LocalizationModel

/// The words for states in XLIFF 1.2 (OASIS, attribute `state`), which sheets and the translators'
/// page use as well.
extension TranslationState {
  /// Reviewed and approved, in XLIFF.
  public static let signedOff = Self(rawValue: "signed-off")
  /// Finished for good, in XLIFF.
  public static let final = Self(rawValue: "final")

  /// Makes a state from its word.
  ///
  /// - Parameter word: The state as a translators' file spells it. A word that no export writes is
  ///   kept, for ``StateTable`` to read.
  package init(word: String) {
    self = word == Self.needsReview.word ? .needsReview : Self(rawValue: word)
  }

  /// The state as translators' files spell it.
  package var word: String { self == .needsReview ? StateTable.reviewInXLIFF : rawValue }

  /// The states of catalogs, from the least advanced to the most.
  private static let order: [Self] = [.new, .needsReview, .machineTranslated, .translated]

  /// True if a catalog's state is more advanced than another. An unknown state counts as the most
  /// advanced.
  func isFurther(than other: Self) -> Bool {
    let ranks = [self, other].map { state in Self.order.firstIndex(of: state) ?? Self.order.count }
    return ranks[0] > ranks[1]
  }

  /// True if a catalog's state needs no more work before the text ships.
  package var isFinished: Bool { self == .translated || self == .machineTranslated }
}

extension TranslationUnit.Target {
  /// The state in the words of catalogs, as Xcode maps them on import: a missing word, and one that
  /// ``StateTable`` does not have, count as translated.
  package var catalogState: TranslationState {
    let known = state.flatMap { StateTable.state(of: $0.rawValue) } ?? .translated
    if known == .translated, stateQualifier == TranslationUnit.leveraged {
      return .machineTranslated
    }
    return known
  }

  /// True if the target holds the source, in a state that says that it is not translated yet.
  func isUntranslatedCopy(of source: UnitText?) -> Bool {
    guard let state, text == source else { return false }
    return StateTable.state(of: state.rawValue) == .new || state.rawValue == StateTable.untranslated
  }

  /// True if the target holds the source in place of a translation.
  package var isPrefilled: Bool { state == .new && stateQualifier == TranslationUnit.prefilled }

  /// Creates the exported target of a catalog's text.
  package init(_ text: UnitText, ofCatalog state: TranslationState) {
    switch state {
    case .translated, .new: self.init(text, state: state)
    case .machineTranslated:
      self.init(text, state: .translated, stateQualifier: TranslationUnit.leveraged)
    // An unknown state counts as unfinished: gloss must not declare a translation finished.
    default: self.init(text, state: .needsReview)
    }
  }
}

extension TranslationUnit {
  /// The `state-qualifier` of a target that the export filled with the source, for programs that
  /// hide units without a target. It distinguishes such a target from one that a person left in the
  /// state `new`.
  public static let prefilled = "x-prefilled"

  /// The `state-qualifier` of a machine's translation (OASIS XLIFF 1.2).
  public static let leveraged = "leveraged-mt"
}
