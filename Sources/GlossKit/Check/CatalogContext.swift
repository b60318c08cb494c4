import ProjectLayout

/// The project files that checking a catalog needs beside it, read once for all catalogs: older
/// `.strings` tables and the build settings of targets.
struct CatalogContext: Sendable {
  let olderTables: LegacyTables
  let settings: BuildSettings

  init(_ project: Project) {
    olderTables = project.olderTables
    settings = BuildSettings(project.layout, within: project.boundary)
  }
}
