/// A setting that says which catalog takes the strings of some sources.
///
/// It overrides what targets and folders say for those sources and that table. The catalog goes on
/// serving other sources as if it were not named here.
package struct CatalogMapping: Hashable, Sendable {
  /// The sources: those that one of the globs matches, or that lie in a folder one matches.
  package let sources: PathFilter
  /// The catalog's path relative to the working directory.
  package let catalog: String
  /// The table whose strings go there.
  package let table: String

  /// - Parameter table: `nil` for the table that the catalog's file name says.
  package init(sources: PathFilter, catalog: String, table: String? = nil) {
    self.sources = sources
    self.catalog = catalog
    self.table = table ?? ProjectCatalog.table(ofPath: catalog)
  }
}
