import LocalizationModel
package import StringCatalog

/// Keys that leave one catalog of a project and come to another in the same run.
///
/// The one gets a copy of the texts. The other treats the key as any that is gone: where the first could not be
/// written, or takes no strings in this run, nothing is lost.
package struct KeyMoves: Sendable {
  /// For each catalog the keys that come to it, with what another has for them.
  private var arrivals: [String: [TextKey: MergeSurroundings.Arrival]] = [:]

  package init() {}

  /// A key moves if it is gone from exactly one catalog, which has translations for it, and new in others.
  ///
  /// - Parameter undecided: Catalogs that stay as they are.
  package init(among catalogs: [GoneKeys], keeping undecided: Set<String>) {
    let active = catalogs.filter { !undecided.contains($0.catalog.path) }
    var homes: [TextKey: [GoneKeys]] = [:]
    for gone in active {
      for key in gone.keys where gone.catalog.catalog.entry(key)?.hasNoWork == false {
        homes[TextKey(key), default: []].append(gone)
      }
    }
    if homes.isEmpty { return }
    for gone in active {
      let fed = gone.catalog
      for (string, match) in zip(fed.strings, fed.matches) where match == nil {
        guard let home = homes[TextKey(string.key)], home.count == 1,
          let entry = home[0].catalog.catalog.entry(string.key)
        else { continue }
        let path = home[0].catalog.path
        arrivals[fed.path, default: [:]][TextKey(string.key)] =
          MergeSurroundings.Arrival(path: path, entry: entry)
      }
    }
  }

  /// Tells a catalog's merge what it takes from others.
  package func add(to surroundings: inout MergeSurroundings, of catalog: String) {
    surroundings.arrivals = arrivals[catalog] ?? [:]
  }
}
