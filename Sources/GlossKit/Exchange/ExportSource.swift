import Interchange
import LocalizationModel
import StringCatalog
import Synchronization
import TranslationUnits

/// A file of the project that translators' files were exported from: a catalog, or an older file for one
/// language, read as a catalog.
final class ExportSource: Sendable {
  private let revisions: CatalogRevisions
  private let table: UnitTable
  private let bytes: ContiguousArray<UInt8>
  /// `nil` until a file asks for it.
  private let knownName: Mutex<BlobName?> = Mutex(nil)

  /// - Parameters:
  ///   - revisions: The revisions in its repository.
  ///   - table: As it is before anything is imported.
  ///   - bytes: The same as bytes.
  init(_ revisions: CatalogRevisions, _ table: UnitTable, _ bytes: ContiguousArray<UInt8>) {
    (self.revisions, self.table, self.bytes) = (revisions, table, bytes)
  }

  /// - Parameter language: As the file of the project spells it.
  func base(of file: UnitFile, language: String) -> ExportBases.Base {
    if let fingerprint = ExportFingerprint(file.tool) {
      if fingerprint.catalog == name {
        return ExportBases.Base(possible: PossibleBases([table]))
      }
      if let table = revisions.table(exportedAs: fingerprint.catalog) {
        return ExportBases.Base(possible: PossibleBases([table]))
      }
    }
    var search = BaseSearch(file, language, table, name)
    search.run(revisions)
    return search.base
  }

  /// The name of its bytes.
  private var name: BlobName {
    // Who asks meanwhile waits: to work it out twice takes as long.
    knownName.withLock { known in
      let name = known ?? BlobName(of: bytes)
      known = name
      return name
    }
  }
}
