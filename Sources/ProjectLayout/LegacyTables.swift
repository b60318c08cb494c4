import LocalizationModel

/// The `.strings` and `.stringsdict` files of a project, by the catalog that would replace them.
///
/// If the texts of a table stand in such files, the findings of `check` and `sync` name them, so
/// that `gloss convert` can make the catalog.
package struct LegacyTables: Sendable {
  /// One file, and the catalog that would hold its texts.
  private struct Table {
    let path: String
    /// The catalog that would hold the texts; its path is relative to the project's top folder.
    let catalog: ProjectCatalog
    /// The targets that have the file; empty if none is known.
    let targets: Set<Int>
  }

  private let layout: ProjectLayout
  /// The tables by name, sorted by path bytes.
  private let byName: [String: [Table]]

  /// - Parameter paths: Relative to the working directory. Files inside built products are left
  ///   out.
  package init(_ paths: [String], in layout: ProjectLayout) {
    self.layout = layout
    var byName: [String: [Table]] = [:]
    for path in paths.distinctByBytes() {
      let folder = FolderPath.folder(of: layout.top.path(path))
      let name = FolderPath.name(of: path)
      guard let dot = name.lastIndex(of: ".") else { continue }
      let catalogFolder = folder.hasSuffix(".lproj") ? FolderPath.folder(of: folder) : folder
      let catalogPath = FolderPath.join(catalogFolder, "\(name[..<dot]).xcstrings")
      guard let catalog = ProjectCatalog(catalogPath) else { continue }
      byName[catalog.table, default: []].append(
        Table(
          path: path, catalog: catalog,
          targets: Set(layout.membership.targets(ofFile: layout.top.path(path)))))
    }
    self.byName = byName
  }

  /// True if the project has no such file.
  package var isEmpty: Bool { byName.isEmpty }

  /// Returns the files with the table of an existing catalog, sorted by path bytes: those of the
  /// same targets or, if no target is known, in the same folder.
  package func files(beside catalog: String) -> [String] {
    let path = layout.top.path(catalog)
    guard var wanted = ProjectCatalog(path), let tables = byName[wanted.table] else { return [] }
    if wanted.isInterfaceBuilder {
      // Tables are kept by the folder around their `.lproj`.
      let folder = FolderPath.folder(of: FolderPath.folder(of: path))
      wanted = ProjectCatalog(FolderPath.join(folder, String(FolderPath.name(of: path)))) ?? wanted
    }
    let targets = Set(layout.membership.targets(ofFile: path))
    return tables.filter { table in
      table.targets.isEmpty || targets.isEmpty
        ? table.catalog.servedFolder == wanted.servedFolder
        : !table.targets.isDisjoint(with: targets)
    }.map(\.path)
  }

  /// Returns the files with the texts of a source's table: those of its targets, or else the
  /// nearest in no target; sorted by path bytes.
  package func files(of table: String, for source: String) -> [String] {
    guard let tables = byName[table] else { return [] }
    let path = layout.top.path(source)
    let targets = Set(layout.membership.targets(ofFile: path))
    let own = tables.filter { !$0.targets.isDisjoint(with: targets) }
    if !own.isEmpty { return own.map(\.path) }
    var nearest = NearestCatalogs()
    for table in tables where table.targets.isEmpty || targets.isEmpty {
      nearest.insert(table.path, servedFolder: table.catalog.servedFolder)
    }
    let package = targets.compactMap { layout.membership.targets[$0].package }.min()
    return nearest.catalogs(for: FolderPath.folder(of: path), within: package)
  }
}
