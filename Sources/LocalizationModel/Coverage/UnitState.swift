/// The progress of one text in one language, or the reason why it is not counted.
///
/// A unit is one text as a translator sees it: a plain one, one plural form, one device's form, one
/// form of a substitution, or a set of phrases. The raw values are the catalogs' own words where
/// they have one.
public enum UnitState: String, Hashable, Sendable, CaseIterable {
  case translated
  /// A machine's translation that was not reviewed.
  case machineTranslated = "machine_translated"
  /// A translation that needs a review, or one in an unknown state.
  case needsReview = "needs_review"
  /// A text, most often a copy of the source's, on which no work has begun.
  case new
  /// No text, or an empty one.
  case missing
  /// A text, or the lack of one, whose key the sources no longer use. It is in no total.
  case stale
  /// A text without words, such as `%@ · %lld`, that is not translated. It is in no total.
  case withoutWords = "without_words"
  /// A text that is marked as not to be translated. It is in no total.
  case untranslatable

  /// True if the text is in the totals.
  public var isCounted: Bool {
    switch self {
    case .translated, .machineTranslated, .needsReview, .new, .missing: true
    case .stale, .withoutWords, .untranslatable: false
    }
  }

  /// True if reports list the text: it is not finished, or its key is gone.
  package var isOpen: Bool { self == .stale || isCounted && self != .translated }
}
