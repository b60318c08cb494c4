import CatalogSync
import ConventionChecks
import LocalizationModel
import SwiftTree

/// The entries of a project's catalogs that no look-up reaches, because declared types give the key in
/// the code other specifiers.
struct RespelledEntries: Sendable {
  /// By catalog.
  private var keys: [RespelledKeys]

  /// Sources that are not Swift are read only if there are such entries.
  ///
  /// - Parameter sites: `nil` if some source cannot tell which keys it spells.
  init(_ sites: CatalogSites?, _ files: CheckedFiles, of project: Project) async {
    keys = sites?.respelledKeys() ?? []
    let wanted = keys.reduce(into: Set<LiteralHash>()) { $0.formUnion($1.hashes) }
    if wanted.isEmpty { return }
    for source in files.sources {
      keys = keys.map { $0.without(whatIsSpelledIn: source.literalHashes, source.strings) }
    }
    for (_, result) in await OtherSources(of: project).answers({ wanted.intersection($0) }) {
      switch result {
      case .success(let spelled): keys = keys.map { $0.without(spelled) }
      case .failure: keys = []
      }
    }
  }

  /// The place that looks up what the key of an entry should be; `nil` if the entry may be used.
  func lookup(of key: String, in catalog: Int) -> ExtractedString? {
    catalog < keys.count ? keys[catalog].places[key] : nil
  }
}
