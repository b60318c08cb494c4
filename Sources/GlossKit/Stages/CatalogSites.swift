import LocalizationModel
import ProjectLayout
import StringCatalog

/// Where the sources spell the keys of the catalogs.
struct CatalogSites: Sendable {
  /// By catalog, then by the bytes of the key as the catalog spells it; by path and place.
  private var sites: [String: [[UInt8]: [ExtractedString]]] = [:]
  private let staleKeys: StaleKeys

  /// - Parameters:
  ///   - sources: By path.
  ///   - catalogs: Those that were read, by path.
  init(
    _ sources: [Boxed<CheckedSource>], in catalogs: [String: StringCatalog], staleKeys: StaleKeys
  ) {
    self.staleKeys = staleKeys
    var adoptions = catalogs.mapValues { KeyAdoption($0) }
    for source in sources.lazy.map(\.value) {
      for index in source.strings.indices {
        for path in source.catalogs[index] {
          guard let key = adoptions[path]?.key(for: source.strings[index]) else { continue }
          sites[path, default: [:]][Array(key.utf8), default: []].append(source.strings[index])
        }
      }
    }
  }

  /// - Returns: `nil` if the sources cannot tell: Interface Builder or the system looks the key up, or
  ///   a literal spells it, but in no call that is known to localize it.
  func sites(of key: String, in catalog: String) -> [ExtractedString]? {
    if let sites = sites[catalog]?[Array(key.utf8)] { return sites }
    if staleKeys.isSpelled(key) { return nil }
    guard let catalog = ProjectCatalog(catalog) else { return [] }
    return catalog.isFilledElsewhere ? nil : []
  }
}
