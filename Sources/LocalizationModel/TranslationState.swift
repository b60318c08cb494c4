/// How far a translation is, exactly as a file spells it, known to us or not.
///
/// Catalogs and translators' files share their words: what a format spells in another way, its reader
/// and writer put in these.
public struct TranslationState: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Not translated yet.
  public static let new = Self(rawValue: "new")
  /// Finished.
  public static let translated = Self(rawValue: "translated")
  /// To be reviewed.
  public static let needsReview = Self(rawValue: "needs_review")
  /// Put in by a machine.
  public static let machineTranslated = Self(rawValue: "machine_translated")
}
