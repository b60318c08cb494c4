/// A string unit's `state` exactly as the file spells it, known to us or not.
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

/// A text in one language and how far its translation is.
public struct StringUnit: Hashable, Sendable {
  /// How far the text is.
  public var state: TranslationState
  /// The text with its escapes resolved.
  public var value: String

  /// Makes a unit; `value` has no escapes.
  public init(state: TranslationState, value: String) {
    self.state = state
    self.value = value
  }
}
