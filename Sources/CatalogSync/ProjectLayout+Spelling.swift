import LocalizationModel
package import ProjectLayout

extension ProjectLayout {
  /// Returns the sources whose literals can be keys of a catalog, sorted by path bytes: those of
  /// its targets, and those of libraries without a catalog, whose texts can only be looked up in
  /// another module. If the targets are unknown, returns all sources.
  package func sourcesThatMaySpell(keysOf catalog: String) -> [String] {
    guard hasTarget(catalog) else { return sources }
    let targetSources = sources(ofTargetsOf: catalog)
    guard let table = ProjectCatalog(catalog)?.table else { return targetSources }
    let others = librarySources(withoutCatalogOf: table)
    return others.isEmpty ? targetSources : Set(targetSources).union(others).sortedByBytes()
  }

  /// True if a file that is not extracted could be a source of a catalog's targets. Always true if
  /// the targets are unknown, and beside an Xcode project for a file in no target.
  func mayHold(_ path: String, spellingKeysOf catalog: String) -> Bool {
    if !hasTarget(catalog) { return true }
    if !hasTarget(path), !xcodeProjects(ofTargetsOf: catalog).isEmpty { return true }
    guard let table = ProjectCatalog(catalog)?.table else { return true }
    return catalogs(serving: path, table: .named(table)).contains(catalog)
  }
}
