package import StringCatalog

/// The catalogs of a project, which the rules that compare catalogs get.
package struct CatalogGroup: Sendable {
  /// The catalogs, sorted by path bytes.
  package let catalogs: [StringCatalog]

  /// Makes a group of sorted catalogs.
  ///
  /// - Parameter catalogs: The catalogs, sorted by path bytes.
  package init(_ catalogs: [StringCatalog]) { self.catalogs = catalogs }
}
