import GlossReports
import StringCatalog

/// What `gloss sync` prints.
extension Sync {
  private func report(_ tense: SyncReport.Tense) -> SyncReport {
    SyncReport(
      catalogs.map { catalog in
        SyncReport.Catalog(path: catalog.path, changes: catalog.changes.map(SyncReport.Change.init))
      }, unfilled: unfilledCatalogs.count, undecided: undecidedCatalogs.count, tense: tense)
  }

  /// A line for each catalog that changes.
  ///
  /// - Parameter listingKeys: Whether each change follows on a line of its own.
  package func text(listingKeys: Bool, hasColour: Bool) -> ContiguousArray<UInt8> {
    var text = TerminalText(hasColour: hasColour)
    report(.changed).write(listingKeys: listingKeys, to: &text)
    return text.bytes
  }

  /// The changes as a unified diff that `patch` and `git apply` take.
  package func diff(isForPeople: Bool, hasColour: Bool) -> ContiguousArray<UInt8> {
    catalogs.filter { !$0.changes.isEmpty }.reduce(into: []) {
      $0 += UnifiedDiff(from: $1.oldBytes, to: $1.newBytes)
        .bytes(path: $1.path, isForPeople: isForPeople, hasColour: hasColour)
    }
  }

  /// How many catalogs changed, or would.
  package func summary(isWritten: Bool) -> String {
    report(isWritten ? .changed : .wouldChange).summary
  }
}

extension SyncReport.Change {
  fileprivate init(_ change: CatalogChange) {
    let (kind, detail): (Kind, String?) =
      switch change.kind {
      case .added: (.added, nil)
      case .reworded(let old): (.reworded, "was '\(old)'")
      case .removed: (.removed, nil)
      case .markedStale: (.stale, nil)
      case .revived: (.revived, nil)
      case .commentChanged(let old, let new): (.commentChanged, Self.arrow(old, new))
      case .valueChanged(let old, let new): (.valueChanged, Self.arrow(old, new))
      }
    self.init(key: change.key, kind: kind, detail: detail)
  }

  private static func arrow(_ old: String?, _ new: String?) -> String {
    "\(old.map { "'\($0)'" } ?? "none") → \(new.map { "'\($0)'" } ?? "none")"
  }
}
