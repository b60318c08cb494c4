/// The options of `gloss import`: the texts to take besides the finished ones, and the treatment of
/// doubtful ones.
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
    /// Empty texts for translated units: the catalog's text is cleared and becomes `new` again.
    case empty
  }

  /// The side whose text is kept if both the file and the catalog have changed it.
  public enum Side: String, Sendable, CaseIterable {
    case catalog
    /// The file's text, taken as `needs_review`.
    case file
  }

  /// The states of the texts that change.
  public enum States: String, Sendable, CaseIterable {
    /// The file's states, of which unfinished ones are taken only if they are accepted.
    case keep
    /// `needs_review`, whatever the file says.
    case review
    /// `translated`, whatever the file says.
    case done
  }

  /// The unfinished translations to take. Xcode takes none.
  public var accepted: Set<Unfinished>
  /// The treatment of a unit whose source text differs from the catalog's current one.
  public var changedSource: Doubt
  /// The treatment of a translation in which a check finds an error, such as other arguments than
  /// in its source.
  public var placeholders: Doubt
  /// The side that wins a conflict, and the one that wins if it is not known which one is newer.
  public var preferred: Side
  /// True to take translations of entries that are not to be translated and have no translation
  /// yet.
  public var takesUntranslatable: Bool
  /// The states of the texts that change.
  public var states = States.keep
  /// True to check texts that are to be reviewed, too, to refuse a text with a lost placeholder, and
  /// to give advice on the texts taken. Agents' tools and machine translation set it, because these
  /// writers can be asked for a corrected text.
  package var testsUnfinished = false

  /// Makes options; by default only finished translations are taken.
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
