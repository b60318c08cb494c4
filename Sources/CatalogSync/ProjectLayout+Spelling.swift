import LocalizationModel
package import ProjectLayout

extension ProjectLayout {
  /// True if the literals of a source can be keys of a catalog.
  ///
  /// These are the sources that it serves; beside an Xcode project also files in no target, such as
  /// headers; and those of libraries without a catalog, whose texts can only be looked up in
  /// another module. Always true if the catalog's targets are unknown.
  package func maySpell(_ source: String, keysOf catalog: String) -> Bool {
    if !hasTarget(catalog) || serves(catalog, source) { return true }
    if !hasTarget(source) { return !targets(ofFile: catalog).allSatisfy { $0.package != nil } }
    guard isInPackage(source), !isTest(source), let table = ProjectCatalog(catalog)?.table
    else { return false }
    return catalogs(serving: source, table: .named(table)).isEmpty
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
