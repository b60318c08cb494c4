import ProjectLayout

/// The files and settings around the catalogs of a project, read once for all of them.
struct CatalogSurroundings: Sendable {
  let olderTables: OlderTables
  let settings: TargetSettings

  init(_ project: Project) {
    olderTables = project.olderTables
    settings = TargetSettings(project.layout, within: project.boundary)
  }
}
