package import StringCatalog

/// A catalog as rules see it.
package struct CatalogFile: Sendable {
  package let catalog: StringCatalog
  package let settings: CheckSettings

  package init(_ catalog: StringCatalog, settings: CheckSettings) {
    self.catalog = catalog
    self.settings = settings
  }

  package var path: String { catalog.path }
}
