import Interchange
import LocalizationModel
import TranslationUnits

/// Looks for the revision of a file of the project that a translators' file was exported from.
struct BaseSearch {
  /// A revision that the file may come from.
  private struct Candidate {
    let table: UnitTable
    /// `nil` for the present catalog and for texts that the history lacks.
    let revision: FileHistory.Revision?
    /// How many targets of the file differ from it.
    let differences: Int
  }

  private let file: UnitFile
  private let language: String
  private let current: BlobName
  private var least: Int
  /// The newest that fits best; behind the catalog as it is, the newest other one that fits as well,
  /// for what was exported before the catalog moved on may be either.
  private var best: [Candidate]
  /// The newest export that fits best of those that are kept.
  private var kept: Candidate?
  /// Whether an older revision fits less well, or there is none.
  private var isSettled = false
  /// How many targets differ from exports, by the names of their blobs.
  private var counts: [String: Int] = [:]
  /// What was looked at, in bytes.
  private var cost = 0

  /// How many texts a translator may have taken back of all that tells an export from an older revision.
  private static let mostReturns = 3

  init(_ file: UnitFile, _ language: String, _ table: UnitTable, _ current: BlobName) {
    self.file = file
    self.language = language
    self.current = current
    least = table.differences(from: file, language: language) ?? .max
    best = [Candidate(table: table, revision: nil, differences: least)]
  }

  /// How much is looked at, in bytes: as much on a slow machine as on a fast one, so that the same
  /// repository gives the same answer. About two seconds' work.
  private static let limit = 192 << 20
  /// What to ask git for one revision costs beside its bytes.
  private static let costOfRevision = 256 << 10

  /// - Returns: `nil` if the revision is no catalog, or enough was looked at.
  private mutating func table(_ text: CatalogRevisions.Text?) -> UnitTable? {
    cost += Self.costOfRevision + (text?.byteCount ?? 0)
    return text?.table
  }

  private var hasEnded: Bool { cost >= Self.limit }

  mutating func run(_ revisions: CatalogRevisions) {
    if least == 0 { return }
    guard let history = revisions.history else { return }
    let exports = revisions.exports
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

  /// - Parameter revision: `nil` for an export that may be one of another catalog.
  private mutating func look(
    atExport table: UnitTable, _ revision: FileHistory.Revision?, named name: String
  ) {
    if revision == nil, !table.hasMostUnits(of: file, language: language) { return }
    guard let count = table.differences(from: file, language: language) else { return }
    counts[name] = count
    if let kept, kept.differences <= count { return }
    kept = Candidate(table: table, revision: revision, differences: count)
  }

  var base: ExportBases.Base {
    if let kept, kept.differences <= least {
      return ExportBases.Base(
        possible: PossibleBases([kept.table], areGuesses: kept.differences > 0),
        revision: kept.revision)
    }
    guard least == 0 || isSettled, least < .max else { return ExportBases.Base() }
    var tables = best.map(\.table)
    if let kept, kept.differences - least <= Self.mostReturns { tables.append(kept.table) }
    return ExportBases.Base(
      possible: PossibleBases(tables, areGuesses: true), revision: best.last?.revision)
  }
}
