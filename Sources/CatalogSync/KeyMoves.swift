import LocalizationModel
package import ProjectLayout
package import StringCatalog

/// Keys that leave one catalog of a project and appear in another in the same run, with their
/// texts; and keys that appear in another table while their own still has them.
///
/// The new entry gets a copy of the texts, to be reviewed if the old one stays in use or if their
/// comments tell two meanings. In the old catalog the key is treated as unused, like any other: if
/// the new catalog could not be written, nothing is lost. `sync` uses it when renames carry
/// translations over.
package struct KeyMoves: Sendable {
  /// For each catalog's path, the keys that arrive with the entries they come from.
  private var arrivals: [String: [TextKey: MergeSurroundings.Arrival]] = [:]

  package init() {}

  /// Finds keys that are unused in exactly one catalog, have translations there, and are new or
  /// without texts in another.
  ///
  /// - Parameter undecided: Paths of catalogs that this run leaves unchanged.
  package init(
    among catalogs: [UnusedKeys], keeping undecided: Set<String>, in layout: ProjectLayout
  ) {
    // Each product has an Info.plist of its own, with the same keys.
    let active = catalogs.filter {
      !undecided.contains($0.catalog.path)
        && ProjectCatalog($0.catalog.path)?.isOfInfoPlist != true
    }
    // The catalogs in which a key with translations is unused.
    var origins: [TextKey: [UnusedKeys]] = [:]
    for unused in active {
      for key in unused.keys where unused.catalog.catalog.entry(key)?.hasNoWork == false {
        origins[TextKey(key), default: []].append(unused)
      }
    }
    for matched in active.map(\.catalog) {
      for (string, match) in zip(matched.strings, matched.matches) {
        if match != nil, origins.isEmpty { continue }
        let key = TextKey(string.key)
        let candidates = origins[key]
        if match != nil, candidates == nil || matched.catalog.entry(string.key)?.hasNoWork == false
        {
          continue
        }
        if arrivals[matched.path]?[key] != nil { continue }
        if let candidates {
          guard candidates.count == 1, candidates[0].catalog.path != matched.path,
            let entry = candidates[0].catalog.catalog.entry(string.key)
          else { continue }
          arrivals[matched.path, default: [:]][key] = MergeSurroundings.Arrival(
            path: candidates[0].catalog.path, entry: entry)
        } else if let shared = Self.shared(string, in: matched, active, layout) {
          arrivals[matched.path, default: [:]][key] = shared
        }
      }
    }
  }

  /// Returns the entry of a new key that exactly one other table of the same source has with
  /// translations of the same text, and keeps.
  private static func shared(
    _ string: ExtractedString, in matched: ResolvedCatalog, _ all: [UnusedKeys],
    _ layout: ProjectLayout
  ) -> MergeSurroundings.Arrival? {
    let table = ProjectCatalog(matched.path)?.table
    let found = all.compactMap { other -> MergeSurroundings.Arrival? in
      guard !other.catalog.isFilledOutsideSwift,
        let entry = other.catalog.catalog.entry(string.key),
        !entry.hasNoWork,
        entry.extractionState != .stale, entry.shouldTranslate,
        (entry.sourceUnit?.value ?? entry.key).hasBytes(of: string.defaultValue ?? string.key),
        let otherTable = ProjectCatalog(other.catalog.path)?.table, otherTable != table,
        layout.catalogs(serving: layout.bundlePath(of: string), table: .named(otherTable))
          .contains(other.catalog.path)
      else { return nil }
      return MergeSurroundings.Arrival(
        path: other.catalog.path, entry: entry, staysInUse: true)
    }
    return found.count == 1 ? found[0] : nil
  }

  /// Sets the entries that a catalog's merge takes over from other catalogs.
  package func add(to surroundings: inout MergeSurroundings, of catalog: String) {
    surroundings.arrivals = arrivals[catalog] ?? [:]
  }
}
