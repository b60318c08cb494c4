import CatalogSync
import SwiftTree

extension SourceSpellings {
  /// Searches the sources in other languages than Swift for the missing keys; reads none if no key
  /// is missing.
  ///
  /// - Returns: The errors of sources that could not be read; their keys count as spelled.
  mutating func readOtherSources(of project: Project) async -> [GlossError] {
    if spelled.isEmpty { return [] }
    var failures: [GlossError] = []
    let wanted = spelled
    for (path, result) in await OtherSources(of: project).answers({ wanted.wanted(among: $0) }) {
      switch result {
      case .success(let hashes): add(hashes, of: path)
      case .failure(let error):
        failures.append(error)
        add(unread: path)
      }
    }
    return failures
  }
}
