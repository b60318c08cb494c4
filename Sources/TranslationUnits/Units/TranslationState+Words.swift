public import LocalizationModel

/// The words of XLIFF 1.2 (OASIS, `state`), which sheets and pages have as well.
extension TranslationState {
  /// Reviewed and approved.
  public static let signedOff = Self(rawValue: "signed-off")
  /// Finished for good.
  public static let final = Self(rawValue: "final")

  private static let reviewWord = "needs-review-l10n"

  /// - Parameter word: As a translators' file spells it.
  package init(word: String) {
    self = word == Self.reviewWord ? .needsReview : Self(rawValue: word)
  }

  /// The state as translators' files spell it.
  package var word: String { self == .needsReview ? Self.reviewWord : rawValue }

  /// How far a text is, the least first.
  private static let order: [Self] = [.new, .needsReview, .machineTranslated, .translated]

  /// Whether a state of catalogs is further than another one.
  func isFurther(than other: Self) -> Bool {
    let places = [self, other].map { state in Self.order.firstIndex(of: state) ?? Self.order.count }
    return places[0] > places[1]
  }

  /// Whether a state of catalogs needs no work of a person before it ships.
  package var isFinished: Bool { self == .translated || self == .machineTranslated }
}

extension TranslationUnit.Target {
  /// The state in the words of catalogs, as Xcode reads them: what it does not know is translated.
  package var catalogState: TranslationState {
    switch state {
    case .new?: .new
    case .needsReview?: .needsReview
    case let state? where Self.reviewWords.contains(state.rawValue): .needsReview
    default: stateQualifier == TranslationUnit.leveraged ? .machineTranslated : .translated
    }
  }

  /// Words for work that is still to be done.
  private static let reviewWords: Set = [
    "needs-review-translation", "needs-review-adaptation", "needs-translation", "needs-l10n",
    "needs-adaptation",
  ]

  /// Whether it holds the source in the place of a translation.
  package var isPrefilled: Bool { state == .new && stateQualifier == TranslationUnit.prefilled }

  /// A text of a catalog as it goes out.
  package init(_ text: UnitText, ofCatalog state: TranslationState) {
    switch state {
    case .translated, .new: self.init(text, state: state)
    case .machineTranslated:
      self.init(text, state: .translated, stateQualifier: TranslationUnit.leveraged)
    // An unknown state is not for us to call finished.
    default: self.init(text, state: .needsReview)
    }
  }
}

extension TranslationUnit {
  /// The `state-qualifier` of a target that holds the source, for programs that show no unit without
  /// a target. It tells such a target from one that a person left in the state `new`.
  public static let prefilled = "x-prefilled"

  /// The state of a target that a machine translated (OASIS, XLIFF 1.2, `state-qualifier`).
  public static let leveraged = "leveraged-mt"
}
