package import LocalizationModel
import StringCatalog
import XLIFF

/// What became of the units of one `<file>`, in their order.
///
/// Nearly all are applied, unchanged or not translated, and their texts are in the catalog and among the
/// changes: of those it keeps what they stand for, and makes the entry when asked.
package struct ImportLedger: Sendable, RandomAccessCollection {
  /// What an entry says that can be made from the catalog and the changes.
  enum Outcome: UInt8, Sendable {
    case applied
    /// Applied, in the place of a finished text.
    case replaced
    case unchanged, notTranslated
  }

  private struct Record: Sendable {
    let line: UInt32
    /// Index of the catalog's entry in the table; of an entry that is held, its own among those.
    let entry: UInt32
    /// Index of what was applied among the changes.
    var change: UInt32 = 0
    /// Index of the path among ``paths``.
    var path: UInt32 = 0
    /// `nil` for an entry that is held.
    let outcome: Outcome?
  }

  private var records: [Record] = []
  private var held: [LedgerEntry] = []
  /// The paths of the records, mostly each once.
  private var paths: [LeafPath] = [LeafPath()]
  /// As they were before; `nil` if all entries are held.
  private let texts: CatalogTexts?
  /// What was applied.
  var changes: LocalizationChanges?

  /// Makes a ledger of entries that were written down elsewhere.
  package init(_ entries: [LedgerEntry]) {
    texts = nil
    for entry in entries { append(entry) }
  }

  init(_ texts: CatalogTexts, count: Int) {
    self.texts = texts
    records.reserveCapacity(count)
  }

  /// The position of the first entry, 0.
  package var startIndex: Int { 0 }
  /// The number of entries.
  package var endIndex: Int { records.count }

  /// The entry at a position, made anew at each call.
  package subscript(position: Int) -> LedgerEntry {
    let record = records[position]
    guard let outcome = record.outcome, let texts else { return held[Int(record.entry)] }
    let (entry, path) = (Int(record.entry), paths[Int(record.path)])
    let key = texts.table.entries[entry].key
    let told: LedgerEntry.Outcome
    var remarks: [LedgerReason] = []
    switch outcome {
    case .unchanged: told = .unchanged
    case .notTranslated: told = .skipped(LedgerReason(.notTranslated))
    case .applied, .replaced:
      let change = change(Int(record.change), to: entry, at: path, texts)
      told = .applied(change)
      if outcome == .replaced {
        remarks = [LedgerReason(.replaced(old: change.old ?? "", new: change.new))]
      }
    }
    return LedgerEntry(
      id: UnitID.text(key: key, path: path), line: Int(record.line), key: key, path: path, told,
      remarks: remarks)
  }

  private func change(
    _ index: Int, to entry: Int, at path: LeafPath, _ texts: CatalogTexts
  ) -> LedgerEntry.Change {
    let old = texts.units(at: entry).targetText(at: path)?.text.joined
    let unit = changes?.contents(at: index)?.unit(at: path)
    let new = unit?.text.exported(of: nil, at: LeafPath()).joined
    return LedgerEntry.Change(old: old, new: new ?? "", state: unit?.state.rawValue ?? "")
  }

  /// How many entries have each outcome, which needs no texts.
  package var counts: LedgerCounts {
    var ofRecords = (applied: 0, unchanged: 0)
    for record in records {
      if record.outcome?.isApplied == true { ofRecords.applied += 1 }
      if record.outcome == .unchanged { ofRecords.unchanged += 1 }
    }
    var counts = LedgerCounts()
    counts.add(.applied, count: ofRecords.applied)
    counts.add(.unchanged, count: ofRecords.unchanged)
    counts.add(.skipped, count: untranslatedCount)
    for entry in held { counts.add(entry.outcome.name) }
    return counts
  }

  /// How many units have no translation, and no more to be said of: others may be among ``news``.
  package var untranslatedCount: Int { records.count { $0.outcome == .notTranslated } }

  /// The entries that are news, in order, without the ``untranslatedCount``.
  ///
  /// - Parameter room: How many units have a line each at most. Of more that replace finished texts the others
  ///   are only counted.
  package func news(room: Int) -> (entries: [LedgerEntry], replacedCount: Int) {
    var entries: [LedgerEntry] = []
    var replacedCount = 0
    var first: [LedgerReason]?
    // The texts of two tell that not all say the same.
    var areVaried = false
    for (index, record) in records.enumerated() {
      switch record.outcome {
      case .applied, .unchanged, .notTranslated: break
      case .replaced where areVaried && entries.count > room: replacedCount += 1
      case .replaced:
        let entry = self[index]
        areVaried = areVaried || first.map { $0 != entry.remarks } ?? false
        first = first ?? entry.remarks
        entries.append(entry)
      case nil:
        let entry = held[Int(record.entry)]
        if entry.isNews { entries.append(entry) }
      }
    }
    return (entries, replacedCount)
  }

  /// The id of the text that a unit stands for, as it is exported; `nil` if none was found. The one of the
  /// unit may be damaged.
  package func textID(at position: Int) -> String? {
    let record = records[position]
    guard record.outcome != nil, let texts else {
      let entry = held[Int(record.entry)]
      return entry.key.map { UnitID.text(key: $0, path: entry.path) }
    }
    return UnitID.text(
      key: texts.table.entries[Int(record.entry)].key, path: paths[Int(record.path)])
  }

  /// Whether a unit says something that it was not given: it is applied, or would be.
  package func makesClaim(at position: Int) -> Bool {
    let record = records[position]
    if let outcome = record.outcome, texts != nil { return outcome.isApplied }
    let entry = held[Int(record.entry)]
    if case .emptied = entry.outcome.reason?.kind { return false }
    return entry.isWork
  }

  /// Whether a finished translation is left out.
  package var losesWork: Bool { held.indices.contains { held[$0].losesWork } }

  /// Whether a text is left out because nothing tells what was exported.
  package var hasHeldBack: Bool {
    held.contains { if case .heldBack = $0.outcome.reason?.kind { true } else { false } }
  }

  /// How many units have a translation that the catalog lacked.
  package var workCount: Int {
    records.count { $0.outcome?.isApplied == true } + held.count(where: \.isWork)
  }

  /// Whether a catalog is named that is there and could not be read.
  package var isForUnreadableCatalog: Bool { held.contains(where: \.isForUnreadableCatalog) }

  /// Makes all entries, so that it holds no catalog.
  package var withoutCatalog: ImportLedger { ImportLedger(Array(self)) }

  // MARK: Making

  mutating func append(_ entry: LedgerEntry) {
    records.append(Record(line: 0, entry: UInt32(held.count), outcome: nil))
    held.append(entry)
  }

  /// - Parameters:
  ///   - line: The line of a unit whose id is exactly the matched text's.
  ///   - change: Index among the changes of what was applied.
  mutating func append(
    _ outcome: Outcome, _ line: Int, _ match: UnitIndex.Match, change: Int = 0
  ) {
    records.append(
      Record(
        line: UInt32(clamping: line), entry: UInt32(match.entry), change: UInt32(change),
        path: index(of: match.path), outcome: outcome))
  }

  private mutating func index(of path: LeafPath) -> UInt32 {
    if path.isEmpty { return 0 }
    // Only the names of substitutions differ from key to key.
    if let known = paths.indices.suffix(12).last(where: { paths[$0].hasBytes(of: path) }) {
      return UInt32(known)
    }
    paths.append(path)
    return UInt32(paths.count - 1)
  }

  /// Says which of the changes a unit made, unless its entry is held.
  mutating func setChange(_ change: Int, at position: Int) {
    records[position].change = UInt32(change)
  }

  /// Puts an entry in the place of another.
  mutating func replace(at position: Int, with entry: LedgerEntry) {
    if records[position].outcome == nil {
      held[Int(records[position].entry)] = entry
    } else {
      records[position] = Record(line: 0, entry: UInt32(held.count), outcome: nil)
      held.append(entry)
    }
  }
}

extension ImportLedger.Outcome {
  fileprivate var isApplied: Bool { self == .applied || self == .replaced }

  /// - Returns: `nil` for one that has more to say.
  init?(_ outcome: LedgerEntry.Outcome) {
    switch outcome {
    case .unchanged: self = .unchanged
    case .skipped(let reason) where reason.kind == .notTranslated: self = .notTranslated
    default: return nil
    }
  }
}

extension LeafPath {
  /// Whether both are spelled with the same bytes.
  fileprivate func hasBytes(of other: LeafPath) -> Bool {
    steps.elementsEqual(other.steps) { left, right in
      switch (left, right) {
      case (.variation(let kind, let name), .variation(let otherKind, let otherName)):
        kind.hasBytes(of: otherKind) && name.hasBytes(of: otherName)
      case (.substitution(let name), .substitution(let other)): name.hasBytes(of: other)
      default: false
      }
    }
  }
}
