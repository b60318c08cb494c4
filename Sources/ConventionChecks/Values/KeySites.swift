package import LocalizationModel
package import StringCatalog

/// All places in the sources with one key of one table, as rules on keys get them.
package struct KeySites: Sendable {
  /// The key that all places spell.
  package let key: String
  /// The table that all places name.
  package let table: TableName
  /// The catalogs that serve the places, sorted by path bytes; empty if none does.
  package let catalogs: [String]
  /// The places in order of path bytes and offset; at least one.
  package let sites: [ExtractedString]
  /// The entries of those catalogs with the key, in the same order; catalogs without one are left
  /// out.
  package let entries: [CatalogEntry]
  /// The files of places whose package target has a catalog of its own for the table.
  package let modulePaths: Set<String>
  /// The settings of the first place's file and of the table.
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
