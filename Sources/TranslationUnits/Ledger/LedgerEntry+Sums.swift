extension Sequence<LedgerEntry> {
  /// How many entries have each outcome.
  package var counts: LedgerCounts {
    reduce(into: LedgerCounts()) { $0.add($1.outcome.name) }
  }

  /// The entries that there is more to say of than what is said of nearly all.
  package var news: [LedgerEntry] { filter { $0.isNews && !$0.isPlain } }

  /// How many units have no translation, and no more to be said of: others may be among ``news``.
  package var untranslatedCount: Int { reduce(0) { $0 + ($1.isNews && $1.isPlain ? 1 : 0) } }

  /// Whether a finished translation is left out.
  package var losesWork: Bool { contains(where: \.losesWork) }

  /// Whether a text is left out because nothing tells what was exported.
  package var hasHeldBack: Bool { contains { $0.outcome.reason?.kind == .heldBack } }

  /// How many units have a translation that the catalog lacked.
  package var workCount: Int { reduce(0) { $0 + ($1.isWork ? 1 : 0) } }

  /// Whether a catalog is named that is there and could not be read.
  package var isForUnreadableCatalog: Bool { contains(where: \.isForUnreadableCatalog) }
}
