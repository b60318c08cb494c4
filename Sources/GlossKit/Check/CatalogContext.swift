import ProjectLayout

/// The project files that the check of a catalog needs besides the catalog: older `.strings` tables
/// and the build settings of targets. ``CatalogCheck`` reads them once for all catalogs.
struct CatalogContext: Sendable {
  let olderTables: LegacyTables
  let settings: BuildSettings

  init(_ project: Project) {
    olderTables = project.olderTables
    settings = project.buildSettings
  }
}
