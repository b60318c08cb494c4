import Interchange
import StringCatalog
import Synchronization
import XLIFF

/// Finds what translators' files were exported from.
///
/// Best is what an export says of itself. Without that it is the revision of the catalog from which the
/// fewest targets of the file differ, the newest first, until one fits exactly or two seconds are over. A
/// revision is not taken if an older one, which is out of reach, might fit better.
final class ExportBases: Sendable {
  /// What a `<file>` was exported from, as far as it is known.
  struct Base: Sendable {
    /// Mostly one; several that fit equally well; none if nothing is known.
    var tables: [UnitTable] = []
    /// The revision that was chosen by what it holds; `nil` for the catalog as it is, and for an export
    /// that says what it was made from.
    var revision: FileHistory.Revision?
  }

  private struct Source: Sendable {
    let revisions: CatalogRevisions
    let table: UnitTable
    let bytes: ContiguousArray<UInt8>
  }

  private let sources: [Source]
  private let names: Mutex<[Int: BlobName]> = Mutex([:])
  private static let limit = 2.0

  /// - Parameter catalogs: As they are before anything is imported.
  init(_ catalogs: ExchangedCatalogs) {
    sources = catalogs.members.map {
      Source(revisions: CatalogRevisions($0.path), table: $0.table, bytes: $0.loaded.bytes)
    }
  }

  /// - Parameters:
  ///   - member: The index of the catalog that the file is for.
  ///   - language: As the catalog spells it.
  func base(of file: XLIFFFile, member: Int, language: String) -> Base {
    let source = sources[member]
    if let fingerprint = ExportFingerprint(file.tool) {
      if fingerprint.catalog == name(ofMember: member) { return Base(tables: [source.table]) }
      if let table = source.revisions.table(exportedAs: fingerprint.catalog) {
        return Base(tables: [table])
      }
    }
    var search = Search(file, language, source.table, name(ofMember: member))
    search.run(source.revisions, within: Self.limit)
    return search.base
  }

  /// The name of a catalog's bytes.
  func name(ofMember member: Int) -> BlobName {
    if let known = names.withLock({ $0[member] }) { return known }
    let name = BlobName(of: sources[member].bytes)
    names.withLock { $0[member] = name }
    return name
  }

  /// Looks for the revision that fits one file.
  private struct Search {
    private let file: XLIFFFile
    private let language: String
    private let current: BlobName
    private var least: Int
    /// The newest that fits best; behind the catalog as it is, the newest other one that fits as well,
    /// for what was exported before the catalog moved on may be either.
    private var best: [(table: UnitTable, revision: FileHistory.Revision?)]
    /// Whether an older revision fits less well, or there is none.
    private var isSettled = false

    init(_ file: XLIFFFile, _ language: String, _ table: UnitTable, _ current: BlobName) {
      self.file = file
      self.language = language
      self.current = current
      least = table.differences(from: file, language: language) ?? .max
      best = [(table, nil)]
    }

    mutating func run(_ revisions: CatalogRevisions, within seconds: Double) {
      if least == 0 { return }
      let end = ContinuousClock.now + .seconds(seconds)
      guard let history = revisions.history(within: seconds) else { return }
      var isWhole = history.isWhole
      for revision in history.revisions where revision.blob != current.text {
        if ContinuousClock.now >= end {
          isWhole = false
          break
        }
        guard let table = revisions.table(of: revision) else {
          isWhole = false
          break
        }
        look(at: table, revision)
        if least == 0 { return }
      }
      if isWhole { isSettled = true }
      let known = Set(history.revisions.map(\.blob)).union([current.text])
      for name in revisions.exports
      where !known.contains(name.text) && ContinuousClock.now < end {
        guard let table = revisions.table(exportedAs: name) else { continue }
        look(atExport: table)
        if least == 0 { return }
      }
    }

    private mutating func look(at table: UnitTable, _ revision: FileHistory.Revision) {
      guard let count = differences(from: table) else { return }
      if count < least {
        (least, best, isSettled) = (count, [(table, revision)], false)
      } else if count == least {
        if best.count == 1, best[0].revision == nil { best.append((table, revision)) }
        isSettled = false
      } else {
        isSettled = true
      }
    }

    /// An export may be one of another catalog, which fits less well than any revision of this one.
    private mutating func look(atExport table: UnitTable) {
      guard let count = differences(from: table), count <= least else { return }
      if count < least { best = [] }
      best.append((table, nil))
      (least, isSettled) = (count, true)
    }

    private func differences(from table: UnitTable) -> Int? {
      table.differences(
        from: file, language: language, limit: least == .max ? .max : least + 1)
    }

    var base: Base {
      guard least == 0 || isSettled, least < .max else { return Base() }
      return Base(tables: best.map(\.table), revision: best.last?.revision)
    }
  }
}
