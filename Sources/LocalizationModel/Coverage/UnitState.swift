/// The progress of one text in one language.
///
/// A unit is one text as a translator sees it: a plain one, one plural form, one device's form, or
/// one form of a substitution. The raw values are the catalogs' own words where they have one.
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
  /// A text whose key the sources no longer use. It is counted separately and is in no total.
  case stale
}
