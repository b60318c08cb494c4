/// How far a text is on its way to another language.
///
/// A unit is one text as a translator sees it: a plain one, one plural form, one device's form, the
/// forms of a substitution. The raw values are the catalogs' own words where they have one.
public enum UnitState: String, Hashable, Sendable, CaseIterable {
  case translated
  /// A machine's text that is not reviewed.
  case machineTranslated = "machine_translated"
  /// A translation to be reviewed; also one in an unknown state.
  case needsReview = "needs_review"
  /// There is a text, most often the source's, and no work has begun.
  case new
  /// There is no text, or an empty one.
  case missing
  /// A text whose key is gone from the sources: it stands beside the others and in no total.
  case stale
}
