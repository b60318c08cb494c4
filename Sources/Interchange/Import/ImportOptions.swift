/// What an import takes beyond what Xcode does.
public struct ImportOptions: Sendable {
  /// What becomes of a unit that is not as it should be.
  public enum Doubt: String, Sendable, CaseIterable {
    /// It stays out, and the ledger says why.
    case skip
    /// It is taken as `needs_review`.
    case review
  }

  /// States beside finished ones that are taken.
  public enum Unfinished: String, Sendable, CaseIterable {
    /// As `needs_review`.
    case needsReview = "needs-review"
    /// As `new`.
    case new
  }

  /// Xcode passes over all of them.
  public var accepted: Set<Unfinished>
  /// For a unit whose source text is no longer that of the catalog.
  public var changedSource: Doubt
  /// For a translation that takes other arguments than its source.
  public var placeholders: Doubt
  /// Whether texts are taken that are not to be translated and have no translation yet.
  public var takesUntranslatable: Bool

  public init(
    accepted: Set<Unfinished> = [], changedSource: Doubt = .skip, placeholders: Doubt = .skip,
    takesUntranslatable: Bool = false
  ) {
    self.accepted = accepted
    self.changedSource = changedSource
    self.placeholders = placeholders
    self.takesUntranslatable = takesUntranslatable
  }
}
