/// The options of an import: which texts it takes beyond those that Xcode takes.
public struct ImportOptions: Sendable {
  /// The treatment of a doubtful unit.
  public enum Doubt: String, Sendable, CaseIterable {
    /// The unit is refused, and the ledger says why.
    case skip
    /// The unit is taken as `needs_review`.
    case review
  }

  /// The kinds of unfinished translations that an import can take.
  public enum Unfinished: String, Sendable, CaseIterable {
    /// Translations to be reviewed, taken as `needs_review`.
    case needsReview = "needs-review"
    /// Texts in the state `new`, taken as `new`.
    case new
    /// Empty texts in the place of others: the text is cleared and becomes `new` again.
    case empty
  }

  /// The side whose text is kept if both the file and the catalog have changed it.
  public enum Side: String, Sendable, CaseIterable {
    case catalog
    /// The file's text, taken as `needs_review`.
    case file
  }

  /// The unfinished translations to take. Xcode takes none.
  public var accepted: Set<Unfinished>
  /// The treatment of a unit whose source text differs from the catalog's current one.
  public var changedSource: Doubt
  /// The treatment of a translation in which a check finds an error, such as other arguments than
  /// in its source.
  public var placeholders: Doubt
  /// The side that wins a conflict, and the one that counts if the file is probably old.
  public var preferred: Side
  /// True to take translations of entries that are not to be translated and have no translation
  /// yet.
  public var takesUntranslatable: Bool
  /// True to check texts that are still to be reviewed, too, and to refuse a lost placeholder: a
  /// machine can be told to correct its work.
  package var testsUnfinished = false

  /// Makes options that take finished translations only, unless told otherwise.
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
