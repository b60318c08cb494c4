import Interchange
import LocalizationModel
import TranslationUnits

/// Searches git for the base of a translators' file that does not name it: the state of the catalog
/// that the file was exported from. Of the catalog's revisions, and of the exports that git keeps,
/// the base is the one from which the fewest targets of the file differ. ``ExportSource`` runs it for
/// all files of one catalog at once, because reading a revision takes longer than comparing it.
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

  /// Compares kept exports and revisions with each file until one fits exactly, none is left, or the
  /// limit of work is reached. What one search finds does not depend on the others: they only share
  /// the reading of each revision.
  static func run(_ searches: inout [BaseSearch], _ revisions: CatalogRevisions) {
    var open = searches.indices.filter { searches[$0].fewestDifferences != 0 }
    guard let first = open.first, let history = revisions.history else { return }
    let current = searches[first].current.text
    let exports = revisions.exports
    // Exports are kept for this very search, so they are compared before other revisions: first
    // the ones that are revisions of this file, later the ones that may be of another catalog.
    let names = Set(exports.map(\.text))
    for index in open where names.contains(current) {
      searches[index].isCurrentKept = true
      searches[index].bestExport = searches[index].bestRevisions[0]
    }
    for revision in history.revisions where names.contains(revision.blob) {
      compare(&searches, &open, revisions.text(of: revision)) {
        $0.compareExport($1, revision, named: revision.blob)
      }
    }
    compareRevisions(of: history, &searches, open, revisions)
    let comparedBlobs = Set(history.revisions.map(\.blob)).union([current])
    for name in exports where !comparedBlobs.contains(name.text) {
      compare(&searches, &open, revisions.text(exportedAs: name)) {
        $0.compareExport($1, nil, named: name.text)
      }
    }
  }

  /// Compares a kept export with the files of the open searches. Those that fit exactly are done.
  private static func compare(
    _ searches: inout [BaseSearch], _ open: inout [Int],
    _ text: @autoclosure () -> CatalogRevisions.Text?,
    _ compare: (inout BaseSearch, UnitTable) -> Void
  ) {
    let working = open.filter { !searches[$0].hasEnded }
    if working.isEmpty { return }
    let text = text()
    for index in working {
      if let table = searches[index].table(text) { compare(&searches[index], table) }
    }
    open.removeAll { searches[$0].bestExport?.differences == 0 }
  }

  private static func compareRevisions(
    of history: FileHistory, _ searches: inout [BaseSearch], _ open: [Int],
    _ revisions: CatalogRevisions
  ) {
    var open = open
    guard let current = open.first.map({ searches[$0].current.text }) else { return }
    for revision in history.revisions where revision.blob != current {
      open.removeAll { searches[$0].hasEnded }
      if open.isEmpty { return }
      let text = revisions.text(of: revision)
      var unfit: [Int] = []
      for index in open {
        guard let table = searches[index].table(text) else { continue }
        searches[index].compareRevision(table, revision)
        if searches[index].fewestDifferences > 0 { unfit.append(index) }
      }
      open = unfit
    }
    for index in open where history.isWhole { searches[index].isBestCertain = true }
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
