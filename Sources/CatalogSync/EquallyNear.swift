package import LocalizationModel
import StringCatalog

/// Chooses among catalogs that are equally near to a source by what they already hold.
///
/// Folders alone cannot tell the catalog of an app from the catalog of its widget, both beside the shared
/// sources; their keys can. Of catalogs that a group of sources could go to, one that holds hardly
/// any of the group's keys while another holds them is not theirs. If none holds any, as in a new
/// project, all are.
package struct EquallyNear {
  /// A catalog holds hardly any keys if it holds fewer than this part of what the best holds.
  private static let share = 10

  /// For each group of equally near catalogs those that its sources go to.
  private var chosen: [[String]: [String]] = [:]

  /// - Parameters:
  ///   - groups: For each group of equally near catalogs the strings that could go there.
  ///   - holds: Whether a catalog has a string's key, in whatever spelling of its specifiers.
  package init(_ groups: [[String]: [ExtractedString]], holds: (String, ExtractedString) -> Bool) {
    for (catalogs, strings) in groups {
      let counts = catalogs.map { catalog in strings.count { holds(catalog, $0) } }
      let best = counts.max() ?? 0
      chosen[catalogs] = zip(catalogs, counts).filter { $1 * Self.share >= best }.map(\.0)
    }
  }

  /// - Parameter catalogs: A group, sorted as it was given.
  package func choice(among catalogs: [String]) -> [String] { chosen[catalogs] ?? catalogs }
}
