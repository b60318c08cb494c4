package import LocalizationModel

/// All places in the sources where one key of one table stands.
package struct KeySites: Sendable {
  package let key: String
  package let table: TableName
  /// The catalogs that serve them, sorted by path bytes; empty if none does.
  package let catalogs: [String]
  /// By path bytes and place; at least one.
  package let sites: [ExtractedString]
  package let settings: CheckSettings

  package init(
    key: String, table: TableName, catalogs: [String], sites: [ExtractedString],
    settings: CheckSettings
  ) {
    self.key = key
    self.table = table
    self.catalogs = catalogs
    self.sites = sites
    self.settings = settings
  }
}
