import Interchange
import LocalizationModel
import TranslationUnits

/// Searches git for the revision of a file that a translators' file was exported from, where the
/// export itself does not say: takes the revisions and kept exports, gives the one from which the
/// fewest targets of the file differ. ``ExportSource`` runs it.
struct BaseSearch {
  /// A revision that the file may have been exported from.
  private struct Candidate {
    let table: UnitTable
    /// The revision; `nil` for the catalog as it is, and for a kept export outside of the history.
    let revision: FileHistory.Revision?
    /// The number of targets of the file that differ from it.
    let differences: Int
  }

  private let file: UnitFile
  private let language: String
  private let current: BlobName
  /// The least number of differences so far.
  private var least: Int
  /// The newest candidates with the least differences: one, or the catalog as it is and
  /// the newest revision that fits as well. The file may be from either if the catalog
  /// moved on since the export.
  private var best: [Candidate]
  /// The newest of the kept exports with the least differences.
  private var kept: Candidate?
  /// True if an older revision fits less well, or the history ends, so that
  /// the best one is certain.
  private var isSettled = false
  /// The numbers of differences from kept exports, by their blobs.
  private var counts: [String: Int] = [:]
  /// The work done so far, in bytes.
  private var cost = 0

  /// The greatest number of differences by which a kept export may fit worse than a revision and
  /// still be possible: texts that a translator has set back.
  private static let mostReturns = 3

  init(_ file: UnitFile, _ language: String, _ table: UnitTable, _ current: BlobName) {
    self.file = file
    self.language = language
    self.current = current
    least = table.differences(from: file, language: language) ?? .max
    best = [Candidate(table: table, revision: nil, differences: least)]
  }

  /// The limit of work in bytes, about two seconds' worth. It is not a limit of time, so that the
  /// same repository gives the same answer on a slow machine.
  private static let limit = 192 << 20
  /// The cost in bytes of asking git for one revision, beside the revision's own.
  private static let costOfRevision = 256 << 10

  /// - Returns: `nil` if the revision is no catalog or is not here.
  private mutating func table(_ text: CatalogRevisions.Text?) -> UnitTable? {
    cost += Self.costOfRevision + (text?.byteCount ?? 0)
    return text?.table
  }

  private var hasEnded: Bool { cost >= Self.limit }

  mutating func run(_ revisions: CatalogRevisions) {
    if least == 0 { return }
    guard let history = revisions.history else { return }
    let exports = revisions.exports
    // Exports are kept for this very search, so they are looked at before the history.
    let names = Set(exports.map(\.text))
    if names.contains(current.text) { kept = best[0] }
    for revision in history.revisions where names.contains(revision.blob) && !hasEnded {
      guard let table = table(revisions.text(of: revision)) else { continue }
      look(atExport: table, revision, named: revision.blob)
      if kept?.differences == 0 { return }
    }
    look(at: history, revisions)
    let known = Set(history.revisions.map(\.blob)).union([current.text])
    for name in exports where !known.contains(name.text) && !hasEnded {
      guard let table = table(revisions.text(exportedAs: name)) else { continue }
      look(atExport: table, nil, named: name.text)
      if kept?.differences == 0 { return }
    }
  }

  private mutating func look(at history: FileHistory, _ revisions: CatalogRevisions) {
    for revision in history.revisions where revision.blob != current.text {
      guard !hasEnded, let table = table(revisions.text(of: revision)) else { return }
      look(at: table, revision)
      if least == 0 { return }
    }
    if history.isWhole { isSettled = true }
  }

  private mutating func look(at table: UnitTable, _ revision: FileHistory.Revision) {
    let count =
      counts[revision.blob]
      ?? table.differences(
        from: file, language: language, limit: least == .max ? .max : least + 1)
    guard let count else { return }
    let candidate = Candidate(table: table, revision: revision, differences: count)
    if count < least {
      (least, best, isSettled) = (count, [candidate], false)
    } else if count == least {
      if best.count == 1, best[0].revision == nil { best.append(candidate) }
      isSettled = false
    } else {
      isSettled = true
    }
  }

  /// - Parameter revision: The revision; `nil` for a kept export, which may be of another catalog.
  private mutating func look(
    atExport table: UnitTable, _ revision: FileHistory.Revision?, named name: String
  ) {
    if revision == nil, !table.hasMostUnits(of: file, language: language) { return }
    guard let count = table.differences(from: file, language: language) else { return }
    counts[name] = count
    if let kept, kept.differences <= count { return }
    kept = Candidate(table: table, revision: revision, differences: count)
  }

  /// The result: certain only if a kept export fits exactly; empty if a better
  /// revision may be out of reach.
  var base: ExportBases.Base {
    if let kept, kept.differences <= least {
      return ExportBases.Base(
        possible: CandidateBases([kept.table], areGuesses: kept.differences > 0),
        revision: kept.revision)
    }
    guard least == 0 || isSettled, least < .max else { return ExportBases.Base() }
    var tables = best.map(\.table)
    if let kept, kept.differences - least <= Self.mostReturns { tables.append(kept.table) }
    return ExportBases.Base(
      possible: CandidateBases(tables, areGuesses: true), revision: best.last?.revision)
  }
}
