/// The state of a translation, exactly as a file spells it, even if unknown.
///
/// The values are the words of string catalogs. The reader and writer of another format convert its
/// own words to these and back.
public struct TranslationState: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Not translated yet.
  public static let new = Self(rawValue: "new")
  /// Finished.
  public static let translated = Self(rawValue: "translated")
  /// Needs a review.
  public static let needsReview = Self(rawValue: "needs_review")
  /// Translated by a machine.
  public static let machineTranslated = Self(rawValue: "machine_translated")
}
