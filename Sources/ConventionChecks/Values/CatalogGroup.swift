package import StringCatalog

/// The catalogs of a project, for the rules that compare them.
package struct CatalogGroup: Sendable {
  /// The catalogs, sorted by path bytes.
  package let catalogs: [StringCatalog]

  /// Makes a group of sorted catalogs.
  ///
  /// - Parameter catalogs: The catalogs, sorted by path bytes.
  package init(_ catalogs: [StringCatalog]) { self.catalogs = catalogs }
}
