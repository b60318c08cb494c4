import Interchange
import LocalizationModel
import TranslationUnits

/// Finds the base of each file of an import: the catalog as it was when the file was exported. A
/// translator has not changed a target that equals its base's.
///
/// An export of gloss names its base. For other files ``BaseSearch`` takes the revision of the
/// catalog from which the fewest targets differ. It starts with the newest, until one fits exactly
/// or the limit of work is reached, and takes none if an older revision might fit better.
///
/// Exports that git keeps rank above revisions: one that fits exactly is certain, one that fits no
/// worse than a revision is preferred, and one that fits slightly worse is possible too, because a
/// translator may have changed a few texts back.
final class ExportBases: Sendable {
  /// The possible bases of a `<file>`.
  struct Base: Sendable {
    var possible = CandidateBases()
    /// The revision, if it was chosen by comparing targets; `nil` for the present catalog, and for
    /// an export that names its base.
    var revision: FileHistory.Revision?
    /// The path of the compared catalog, if its units have moved to another one; else `nil`.
    var movedFrom: String?
  }

  private let sources: [ExportSource]

  /// - Parameter catalogs: The catalogs before anything is imported.
  init(_ catalogs: ExchangedCatalogs) {
    sources = catalogs.members.map {
      ExportSource(CatalogRevisions($0.path), $0.table, $0.loaded.bytes)
    }
  }

  /// Returns the base of a `<file>`.
  ///
  /// - Parameters:
  ///   - member: The index of the catalog that the file is for.
  ///   - language: The language as the catalog spells it.
  func base(of file: UnitFile, member: Int, language: String) -> Base {
    sources[member].base(of: file, language: language)
  }

  /// Returns the bases of several `<file>`s of one catalog, which takes one walk through its history.
  func bases(of files: [(file: UnitFile, language: String)], member: Int) -> [Base] {
    sources[member].bases(of: files)
  }

  /// True if git has to be searched for the base of a `<file>`.
  func isToBeSearched(_ file: UnitFile, member: Int) -> Bool {
    sources[member].namedBase(of: file) == nil
  }

  /// A catalog as it was when a `<file>` of another catalog was exported.
  enum Neighbor {
    case unknown
    /// The catalog did not exist.
    case missing
    case known(UnitTable)

    /// True if the catalog certainly lacked the key of an id.
    func lacks(_ id: String) -> Bool {
      switch self {
      case .unknown: false
      case .missing: true
      case .known(let table): !table.hasKey(of: id)
      }
    }
  }

  /// Returns a catalog as it was when a `<file>` of another one was exported.
  ///
  /// - Parameters:
  ///   - neighbor: The index of the catalog.
  ///   - member: The index of the catalog that the file is of.
  func neighbor(_ neighbor: Int, atExportOf file: UnitFile, member: Int) -> Neighbor {
    guard let named = file.targetLanguage,
      let language = LanguageCodeSpelling.spelled(named, among: sources[member].languages),
      let commit = sources[member].lastCommit(beforeChangeSince: file, language: language)
    else { return .unknown }
    return sources[neighbor].revisions.state(at: commit)
  }
}
