/// Figures over the entries of an import's ledger, its account of every unit in the file: `gloss
/// import` prints them and chooses its exit code by them.
extension Sequence<LedgerEntry> {
  /// The number of entries by outcome.
  package var counts: LedgerCounts {
    reduce(into: LedgerCounts()) { $0.add($1.outcome.name) }
  }

  /// The entries that a ledger lists: with a reason or a remark, but without units that are merely
  /// not translated.
  package var listedEntries: [LedgerEntry] { filter { $0.hasReasonOrRemark && !$0.isPlain } }

  /// The number of units that are merely not translated, which a ledger counts and does not list.
  /// Other untranslated units are in ``listedEntries``: they have a remark or a damaged id.
  package var untranslatedCount: Int {
    reduce(0) { $0 + ($1.hasReasonOrRemark && $1.isPlain ? 1 : 0) }
  }

  /// True if a finished translation was not taken.
  package var losesWork: Bool { contains(where: \.losesWork) }

  /// True if a text or state was refused because it would replace another one, and the exported one
  /// is not known.
  package var hasHeldBack: Bool {
    contains { [.heldBack, .heldBackState].contains($0.outcome.reason?.kind) }
  }

  /// The number of units with a translation that the catalog lacks; an export does not overwrite a file
  /// that has any.
  package var workCount: Int { reduce(0) { $0 + ($1.isWork ? 1 : 0) } }

  /// True if a file is for a catalog that exists and could not be read.
  package var isForUnreadableCatalog: Bool { contains(where: \.isForUnreadableCatalog) }
}
