package import StringCatalog

/// The catalogs of a project, for rules that compare them.
package struct CatalogGroup: Sendable {
  /// By path bytes.
  package let catalogs: [StringCatalog]

  /// - Parameter catalogs: By path bytes.
  package init(_ catalogs: [StringCatalog]) { self.catalogs = catalogs }
}
