import Interchange
import LocalizationModel
import TranslationUnits

/// Searches git for the base of a translators' file that does not name it: the state of the catalog
/// that the file was exported from. Of the catalog's revisions, and of the exports that git keeps,
/// the base is the one from which the fewest targets of the file differ. ``ExportSource`` runs it.
struct BaseSearch {
  /// A revision that the file may have been exported from.
  private struct Candidate {
    let table: UnitTable
    /// The revision; `nil` for the catalog as it is, and for a kept export outside of the history.
    let revision: FileHistory.Revision?
    /// The number of targets in the translators' file that differ from this revision.
    let differences: Int
  }

  private let file: UnitFile
  private let language: String
  private let current: BlobName
  /// The fewest differences of a revision so far.
  private var fewestDifferences: Int
  /// The newest candidates with the fewest differences: one, or two if the catalog as it is and a
  /// revision have equally many. Then the file may be from either of the two.
  private var bestRevisions: [Candidate]
  /// The newest kept export with the fewest differences.
  private var bestExport: Candidate?
  /// True if git keeps an export of the catalog as it is.
  private var isCurrentKept = false
  /// True if a revision older than the best one has more differences, or the history ends, so that
  /// no better one is expected.
  private var isBestCertain = false
  /// The units of the file whose text some compared revision or export had.
  private var former = FormerUnits()
  /// The numbers of differences from kept exports, by the names of their blobs.
  private var differencesByBlob: [String: Int] = [:]
  /// The work done so far, in bytes.
  private var work = 0

  /// The number of differences that a kept export may have beyond those of the best revision and
  /// still be a possible base: texts that a translator changed back to those of an older revision.
  private static let revertedLimit = 3

  init(_ file: UnitFile, _ language: String, _ table: UnitTable, _ current: BlobName) {
    self.file = file
    self.language = language
    self.current = current
    fewestDifferences = table.differences(from: file, language: language, &former) ?? .max
    bestRevisions = [Candidate(table: table, revision: nil, differences: fewestDifferences)]
  }

  /// The limit of work in bytes, about two seconds' worth. It is not a limit of time, so that the
  /// same repository gives the same answer on a slow machine.
  private static let workLimit = 192 << 20
  /// The work of asking git for one revision, in bytes, which is added to the revision's size.
  private static let costOfRevision = 256 << 10

  /// Adds to the work done; returns the units of a revision, or `nil` if it is no catalog or is not
  /// in this repository.
  private mutating func table(_ text: CatalogRevisions.Text?) -> UnitTable? {
    work += Self.costOfRevision + (text?.byteCount ?? 0)
    return text?.table
  }

  private var hasEnded: Bool { work >= Self.workLimit }

  /// Compares kept exports and revisions with the file until one fits exactly, none is left, or the
  /// limit of work is reached.
  mutating func run(_ revisions: CatalogRevisions) {
    if fewestDifferences == 0 { return }
    guard let history = revisions.history else { return }
    let exports = revisions.exports
    // Exports are kept for this very search, so they are compared before other revisions: first
    // the ones that are revisions of this file, later the ones that may be of another catalog.
    let names = Set(exports.map(\.text))
    isCurrentKept = names.contains(current.text)
    if isCurrentKept { bestExport = bestRevisions[0] }
    for revision in history.revisions where names.contains(revision.blob) && !hasEnded {
      guard let table = table(revisions.text(of: revision)) else { continue }
      compareExport(table, revision, named: revision.blob)
      if bestExport?.differences == 0 { return }
    }
    compareRevisions(of: history, revisions)
    let comparedBlobs = Set(history.revisions.map(\.blob)).union([current.text])
    for name in exports where !comparedBlobs.contains(name.text) && !hasEnded {
      guard let table = table(revisions.text(exportedAs: name)) else { continue }
      compareExport(table, nil, named: name.text)
      if bestExport?.differences == 0 { return }
    }
  }

  private mutating func compareRevisions(
    of history: FileHistory, _ revisions: CatalogRevisions
  ) {
    for revision in history.revisions where revision.blob != current.text {
      guard !hasEnded, let table = table(revisions.text(of: revision)) else { return }
      compareRevision(table, revision)
      if fewestDifferences == 0 { return }
    }
    if history.isWhole { isBestCertain = true }
  }

  private mutating func compareRevision(_ table: UnitTable, _ revision: FileHistory.Revision) {
    let count =
      differencesByBlob[revision.blob]
      ?? table.differences(from: file, language: language, &former)
    guard let count else { return }
    let candidate = Candidate(table: table, revision: revision, differences: count)
    if count < fewestDifferences {
      (fewestDifferences, bestRevisions, isBestCertain) = (count, [candidate], false)
    } else if count == fewestDifferences {
      if bestRevisions.count == 1, bestRevisions[0].revision == nil {
        bestRevisions.append(candidate)
      }
      isBestCertain = false
    } else {
      isBestCertain = true
    }
  }

  /// - Parameter revision: The revision; `nil` for a kept export, which may be of another catalog.
  private mutating func compareExport(
    _ table: UnitTable, _ revision: FileHistory.Revision?, named name: String
  ) {
    if revision == nil, !table.hasMostUnits(of: file, language: language) { return }
    guard let count = table.differences(from: file, language: language, &former) else { return }
    differencesByBlob[name] = count
    if let bestExport, bestExport.differences <= count { return }
    bestExport = Candidate(table: table, revision: revision, differences: count)
  }

  /// The result of the search: certain only if a kept export fits exactly; no candidates if the
  /// search ended while an older revision might have fitted better.
  var base: ExportBases.Base {
    if let bestExport, bestExport.differences <= fewestDifferences {
      return ExportBases.Base(
        possible: candidates(
          [bestExport.table], areGuesses: bestExport.differences > 0, mayBePresent: isCurrentKept),
        revision: bestExport.revision)
    }
    guard fewestDifferences == 0 || isBestCertain, fewestDifferences < .max else {
      return ExportBases.Base()
    }
    var tables = bestRevisions.map(\.table)
    if let bestExport, bestExport.differences - fewestDifferences <= Self.revertedLimit {
      tables.append(bestExport.table)
    }
    return ExportBases.Base(
      possible: candidates(tables, areGuesses: true, mayBePresent: true),
      revision: bestRevisions.last?.revision)
  }

  private func candidates(
    _ tables: [UnitTable], areGuesses: Bool, mayBePresent: Bool
  ) -> CandidateBases {
    var candidates = CandidateBases(tables, areGuesses: areGuesses, formerUnits: former)
    candidates.mayBePresent = mayBePresent
    return candidates
  }
}
