import LocalizationModel
import ProjectLayout
import StringCatalog

/// Where the sources spell the keys of the catalogs.
struct CatalogSites: Sendable {
  /// By catalog, then by the bytes of the key as the catalog spells it; by path and place.
  private var sites: [String: [[UInt8]: [ExtractedString]]] = [:]

  /// - Parameters:
  ///   - strings: By path and place, each with the catalogs that serve it.
  ///   - catalogs: Those that were read, by path.
  init(
    _ strings: [(string: ExtractedString, catalogs: [String])], in catalogs: [String: StringCatalog]
  ) {
    var adoptions = catalogs.mapValues { KeyAdoption($0) }
    for (string, serving) in strings {
      for path in serving {
        guard let key = adoptions[path]?.key(for: string) else { continue }
        sites[path, default: [:]][Array(key.utf8), default: []].append(string)
      }
    }
  }

  func sites(of key: String, in catalog: String) -> [ExtractedString] {
    sites[catalog]?[Array(key.utf8)] ?? []
  }
}
