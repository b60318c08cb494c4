import LocalizationModel
package import StringCatalog

/// Keys that leave one catalog of a project and appear in another in the same run, with their
/// texts.
///
/// The new entry gets a copy of the texts. In the old catalog the key is treated as obsolete, like
/// any other: if the new catalog could not be written, nothing is lost. `sync` uses it when renames
/// carry translations over.
package struct KeyMoves: Sendable {
  /// For each catalog's path, the keys that arrive with the entries they come from.
  private var arrivals: [String: [TextKey: MergeSurroundings.Arrival]] = [:]

  package init() {}

  /// Finds keys that are obsolete in exactly one catalog, have translations there, and are new in
  /// another.
  ///
  /// - Parameter undecided: Paths of catalogs that this run leaves unchanged.
  package init(among catalogs: [ObsoleteKeys], keeping undecided: Set<String>) {
    let active = catalogs.filter { !undecided.contains($0.catalog.path) }
    // The catalogs in which a key with translations is obsolete.
    var origins: [TextKey: [ObsoleteKeys]] = [:]
    for gone in active {
      for key in gone.keys where gone.catalog.catalog.entry(key)?.hasNoWork == false {
        origins[TextKey(key), default: []].append(gone)
      }
    }
    if origins.isEmpty { return }
    for gone in active {
      let matched = gone.catalog
      for (string, match) in zip(matched.strings, matched.matches) where match == nil {
        guard let candidates = origins[TextKey(string.key)], candidates.count == 1,
          let entry = candidates[0].catalog.catalog.entry(string.key)
        else { continue }
        let path = candidates[0].catalog.path
        arrivals[matched.path, default: [:]][TextKey(string.key)] =
          MergeSurroundings.Arrival(path: path, entry: entry)
      }
    }
  }

  /// Sets the entries that a catalog's merge takes over from other catalogs.
  package func add(to surroundings: inout MergeSurroundings, of catalog: String) {
    surroundings.arrivals = arrivals[catalog] ?? [:]
  }
}
