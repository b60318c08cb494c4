import CatalogSync
import LocalizationModel
import ProjectLayout
import StringCatalog

/// The entries marked stale that `sync --stale=prune` would remove, for the rule `unused-key`.
struct UnusedEntries: Sendable {
  /// The keys by the path of the catalog.
  private var keys: [String: Set<TextKey>] = [:]

  /// Asks the same index as a sync. No file is searched if no entry is stale.
  init(of files: CheckedFiles, in project: Project) async {
    guard let reading = files.reading, !files.staleCatalogs.isEmpty,
      project.layout.danglingMappings.isEmpty
    else { return }
    let grouped = GroupedSources(reading, of: project)
    let assignment = grouped.assignment(in: project)
    let matched = await assignment.matched(used: reading.symbolUses, workers: project.workers) {
      files.staleCatalogs.contains($0.path) && !assignment.undecided.contains($0.path)
    }
    let wanted = matched.map { matched in
      matched.missingKeys(stale: .prune).filter {
        matched.catalog.entry($0)?.extractionState == .stale
      }
    }
    let usage = await KeyUsageIndex(
      of: matched, missing: wanted, in: grouped.sources, beside: grouped.missing, of: project)
    for unused in usage.catalogs {
      keys[unused.catalog.path] = Set(unused.keys.map { TextKey($0) })
    }
  }

  func contain(_ key: String, of catalog: String) -> Bool {
    keys[catalog]?.contains(TextKey(key)) ?? false
  }
}

/// True if some entry of a catalog is marked stale.
struct StaleMark: Sendable {
  let isPresent: Bool

  init(_ catalog: StringCatalog) {
    isPresent = catalog.keys.contains { catalog.entry($0)?.extractionState == .stale }
  }
}
