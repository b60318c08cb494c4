import Interchange
import LocalizationModel
import StringCatalog
import Synchronization
import TranslationUnits

/// A file of the project that was exported: a catalog, or a `.strings` or `.stringsdict` file of
/// one language, read as a catalog. Finds the base of translators' files for it, by fingerprint or
/// by search. ``ExportBases`` has one for each catalog. A class, so that the name of the bytes is
/// computed once.
final class ExportSource: Sendable {
  let revisions: CatalogRevisions
  private let table: UnitTable
  private let bytes: ContiguousArray<UInt8>
  /// The git name of the bytes; `nil` until a file asks for it.
  private let cachedName: Mutex<BlobName?> = Mutex(nil)

  /// - Parameters:
  ///   - revisions: The file's revisions in git.
  ///   - table: The file's units before anything is imported.
  ///   - bytes: The file's bytes before anything is imported.
  init(_ revisions: CatalogRevisions, _ table: UnitTable, _ bytes: ContiguousArray<UInt8>) {
    (self.revisions, self.table, self.bytes) = (revisions, table, bytes)
  }

  /// Returns the base of a translators' file.
  ///
  /// - Parameter language: The language as the project's file spells it.
  func base(of file: UnitFile, language: String) -> ExportBases.Base {
    bases(of: [(file, language)])[0]
  }

  /// Returns the base that a translators' file names; `nil` if git has to be searched for it.
  func namedBase(of file: UnitFile) -> ExportBases.Base? {
    if let fingerprint = ExportFingerprint(file.tool) {
      if fingerprint.catalog == name {
        return ExportBases.Base(possible: CandidateBases([table]))
      }
      if let table = revisions.table(exportedAs: fingerprint.catalog) {
        return ExportBases.Base(possible: CandidateBases([table]))
      }
    }
    return nil
  }

  /// Returns the bases of translators' files, each in one language as the project's file spells it.
  func bases(of files: [(file: UnitFile, language: String)]) -> [ExportBases.Base] {
    let named = files.map { namedBase(of: $0.file) }
    let open = files.indices.filter { named[$0] == nil }
    var searches = open.map { BaseSearch(files[$0].file, files[$0].language, table, name) }
    BaseSearch.run(&searches, revisions)
    var bases = named
    for (index, search) in zip(open, searches) { bases[index] = search.base }
    return bases.map { $0 ?? ExportBases.Base() }
  }

  /// The languages of the file, the source language first.
  var languages: [String] { table.languages }

  /// Returns the commit before the one that replaced the exported contents, for the state of other
  /// files at that time; `HEAD` if no commit replaced them. `nil` if the export was not committed,
  /// or if several commits may be meant.
  func lastCommit(beforeChangeSince file: UnitFile, language: String) -> String? {
    guard let history = revisions.history else { return nil }
    let fingerprint = ExportFingerprint(file.tool)?.catalog.text
    let blob =
      history.revisions.contains { $0.blob == fingerprint }
      ? fingerprint : base(of: file, language: language).revision?.blob
    let places = history.revisions.indices.filter { history.revisions[$0].blob == blob }
    guard places.count == 1, let place = places.first else { return nil }
    return place == 0 ? "HEAD" : "\(history.revisions[place - 1].commit)^"
  }

  /// The git name of the bytes.
  private var name: BlobName {
    // The lock is held while the bytes are hashed: a thread that waits would hash them as long.
    cachedName.withLock { cached in
      let name = cached ?? BlobName(of: bytes)
      cached = name
      return name
    }
  }
}
