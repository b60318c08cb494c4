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
    /// Empty texts where there was one: the text is cleared, and `new` again.
    case empty
  }

  /// What is taken of a text that both the file and the catalog have changed.
  public enum Side: String, Sendable, CaseIterable {
    case catalog
    /// As `needs_review`.
    case file
  }

  /// Xcode passes over all of them.
  public var accepted: Set<Unfinished>
  /// For a unit whose source text is no longer the catalog's.
  public var changedSource: Doubt
  /// For a translation in which a check finds an error, such as other arguments than its source takes.
  public var placeholders: Doubt
  /// For a conflict, and for a file that is probably old.
  public var preferred: Side
  /// Whether texts are taken that are not to be translated and have no translation yet.
  public var takesUntranslatable: Bool
  /// Whether texts that are still to be reviewed have to pass the checks, too, and are refused for a lost
  /// placeholder: a machine can be told to correct its work.
  package var testsUnfinished = false

  /// Takes finished translations only, unless told otherwise.
  public init(
    accepted: Set<Unfinished> = [], changedSource: Doubt = .skip, placeholders: Doubt = .skip,
    preferred: Side = .catalog, takesUntranslatable: Bool = false
  ) {
    self.accepted = accepted
    self.changedSource = changedSource
    self.placeholders = placeholders
    self.preferred = preferred
    self.takesUntranslatable = takesUntranslatable
  }
}
