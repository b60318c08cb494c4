/// A setting under `catalogs` in `gloss.json` that assigns the strings of some sources to a
/// catalog.
///
/// The mapping overrides targets and folders for its sources and table. For all other sources the
/// catalog is chosen as if it were not mapped. ``ProjectLayout`` takes the mappings.
package struct CatalogMapping: Hashable, Sendable {
  /// The sources: files that one of the globs matches, or that lie in a folder it matches.
  package let sources: PathFilter
  /// The catalog's path relative to the working directory.
  package let catalog: String
  /// The table whose strings go to the catalog.
  package let table: String

  /// - Parameter table: `nil` for the table of the catalog's file name.
  package init(sources: PathFilter, catalog: String, table: String? = nil) {
    self.sources = sources
    self.catalog = catalog
    self.table = table ?? ProjectCatalog.table(ofPath: catalog)
  }
}
