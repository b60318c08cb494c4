import ProjectLayout

/// The project files that checking a catalog needs beside it, read once for all catalogs: older
/// `.strings` tables and the build settings of targets.
struct CatalogSurroundings: Sendable {
  let olderTables: OlderTables
  let settings: TargetSettings

  init(_ project: Project) {
    olderTables = project.olderTables
    settings = TargetSettings(project.layout, within: project.boundary)
  }
}
