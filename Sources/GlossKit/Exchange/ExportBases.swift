import Interchange
import TranslationUnits

/// Finds what translators' files were exported from.
///
/// Best is what an export says of itself. Without that it is the revision of the catalog from which the
/// fewest targets of the file differ, the newest first, until one fits exactly or enough was looked at. A
/// revision is not taken if an older one, which is out of reach, might fit better.
///
/// What was exported here is kept, and ranks above what merely was once: it is certain if it fits exactly,
/// it is preferred to a revision that fits no better, and comes into question beside one that fits better
/// by a few texts, which a translator may have taken back.
final class ExportBases: Sendable {
  /// What a `<file>` was exported from, as far as it is known.
  struct Base: Sendable {
    var possible = PossibleBases()
    /// The revision that was chosen by what it holds; `nil` for the catalog as it is, and for an export
    /// that says what it was made from.
    var revision: FileHistory.Revision?
  }

  private let sources: [ExportSource]

  /// - Parameter catalogs: As they are before anything is imported.
  init(_ catalogs: ExchangedCatalogs) {
    sources = catalogs.members.map {
      ExportSource(CatalogRevisions($0.path), $0.table, $0.loaded.bytes)
    }
  }

  /// - Parameters:
  ///   - member: The index of the catalog that the file is for.
  ///   - language: As the catalog spells it.
  func base(of file: UnitFile, member: Int, language: String) -> Base {
    sources[member].base(of: file, language: language)
  }
}
