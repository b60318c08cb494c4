package import LocalizationModel
package import StringCatalog

/// All places in the sources where one key of one table stands.
package struct KeySites: Sendable {
  /// The key that all of the sites spell.
  package let key: String
  /// The table that all of the sites look in.
  package let table: TableName
  /// The catalogs that serve them, sorted by path bytes; empty if none does.
  package let catalogs: [String]
  /// By path bytes and place; at least one.
  package let sites: [ExtractedString]
  /// What those catalogs have under the key, in their order; one that has nothing is ignored.
  package let entries: [CatalogEntry]
  /// Files with sites whose package target has a catalog of its own for the table.
  package let modulePaths: Set<String>
  /// The settings of the first site's file, and of the table.
  package let settings: CheckSettings

  package init(
    key: String, table: TableName, catalogs: [String], sites: [ExtractedString],
    entries: [CatalogEntry] = [], modulePaths: Set<String> = [], settings: CheckSettings
  ) {
    self.key = key
    self.table = table
    self.catalogs = catalogs
    self.sites = sites
    self.entries = entries
    self.modulePaths = modulePaths
    self.settings = settings
  }
}
