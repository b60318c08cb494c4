import LocalizationModel
package import StringCatalog

/// Keys that leave one catalog of a project and appear in another in the same run, with their
/// texts.
///
/// The new entry gets a copy of the texts. In the old catalog the key counts as any gone key: if
/// the new catalog could not be written, or takes no strings in this run, nothing is lost.
package struct KeyMoves: Sendable {
  /// For each catalog's path, the keys that arrive with the entries they come from.
  private var arrivals: [String: [TextKey: MergeSurroundings.Arrival]] = [:]

  package init() {}

  /// Finds keys that are gone from exactly one catalog, have translations there, and are new in
  /// another.
  ///
  /// - Parameter undecided: Paths of catalogs that this run leaves unchanged.
  package init(among catalogs: [ObsoleteKeys], keeping undecided: Set<String>) {
    let active = catalogs.filter { !undecided.contains($0.catalog.path) }
    var homes: [TextKey: [ObsoleteKeys]] = [:]
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

  /// Sets the entries that a catalog's merge takes over from other catalogs.
  package func add(to surroundings: inout MergeSurroundings, of catalog: String) {
    surroundings.arrivals = arrivals[catalog] ?? [:]
  }
}
