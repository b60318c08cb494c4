package import LocalizationModel
import StringCatalog

/// Chooses between catalogs that are equally near to a source, by the keys they already hold.
///
/// Folders alone cannot tell the catalog of an app from the catalog of its widget, both beside the
/// shared sources; their keys can. Of the catalogs that a group of sources could use, one that
/// holds hardly any of the group's keys while another holds them is left out. If none holds any, as
/// in a new project, all are chosen.
package struct NearestCatalogChoice: Sendable {
  /// A catalog is left out if it holds fewer keys than the best catalog's count divided by this.
  private static let leastShare = 10

  /// For each group of equally near catalogs, by path, the catalogs chosen for its sources.
  private var chosen: [[String]: [String]] = [:]

  /// - Parameters:
  ///   - groups: For each group of equally near catalogs, by path, the strings that could go there.
  ///   - holds: Returns true if the catalog at a path has a string's key.
  package init(_ groups: [[String]: [ExtractedString]], holds: (String, ExtractedString) -> Bool) {
    for (catalogs, strings) in groups {
      let counts = catalogs.map { catalog in strings.count { holds(catalog, $0) } }
      let best = counts.max() ?? 0
      chosen[catalogs] = zip(catalogs, counts).filter { $1 * Self.leastShare >= best }.map(\.0)
    }
  }

  /// Returns the catalogs that take the strings of a group.
  package func catalogs(of group: SyncSource.Group) -> [String] {
    group.isGuess ? choice(among: group.catalogs) : group.catalogs
  }

  /// Returns the chosen catalogs of a group; all of them if the group is unknown.
  ///
  /// - Parameter catalogs: A group, in the order in which it was given.
  package func choice(among catalogs: [String]) -> [String] { chosen[catalogs] ?? catalogs }
}
