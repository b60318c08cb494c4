import ConventionChecks
import ProjectLayout
import StringCatalog

/// The project files that the check of a catalog needs besides the catalog: older `.strings` tables
/// and the build settings of targets. ``CatalogCheck`` reads them once for all catalogs.
struct CatalogContext: Sendable {
  let olderTables: LegacyTables
  let settings: BuildSettings
  let products: ProductFacts

  init(_ project: Project, _ catalogs: [CatalogAnalysis], _ checkers: CheckerCache) {
    olderTables = project.olderTables
    let settings = project.buildSettings
    self.settings = settings
    products = ProductFacts(of: project, catalogs) { analyzed in
      let path = analyzed.catalog.path
      var file = LintedCatalog(
        analyzed.catalog, languageUses: analyzed.languageUses, duplicates: [],
        settings: checkers.checker(for: path, table: ProjectCatalog(path)?.table).settings)
      file.builtLanguages = settings.builtLanguages(ofCatalog: path)
      return file.requiredLanguages().names
    }
  }
}
