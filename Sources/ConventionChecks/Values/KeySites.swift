package import LocalizationModel
package import StringCatalog

/// All uses of one key of one table in the sources, as rules on keys get them.
package struct KeySites: Sendable {
  /// The key.
  package let key: String
  /// The table.
  package let table: TableName
  /// The paths of the catalogs that take the key from these places, sorted by bytes; empty if none
  /// does.
  package let catalogs: [String]
  /// The uses in order of path bytes and offset; at least one.
  package let sites: [ExtractedString]
  /// The entries of those catalogs with the key, in the same order; catalogs without one are left
  /// out.
  package let entries: [CatalogEntry]
  /// The paths of the uses' files whose package target has its own catalog for the table.
  package let modulePaths: Set<String>
  /// The targets or catalogs that tell the app of each use's file, if no catalog takes the key.
  private let homes: [String: Set<String>]
  /// The settings of the first use's file and of the table.
  package let settings: CheckSettings

  package init(
    key: String, table: TableName, catalogs: [String], sites: [ExtractedString],
    entries: [CatalogEntry] = [], modulePaths: Set<String> = [],
    homes: [String: Set<String>] = [:], settings: CheckSettings
  ) {
    self.key = key
    self.table = table
    self.catalogs = catalogs
    self.sites = sites
    self.entries = entries
    self.modulePaths = modulePaths
    self.homes = homes
    self.settings = settings
  }

  /// True if two files with uses are certainly parts of one app or module, so that a comment in one
  /// of them is about the text in the other.
  func areOfOneApp(_ left: String, _ right: String) -> Bool {
    if !catalogs.isEmpty || left.hasBytes(of: right) { return true }
    guard let left = homes[left], let right = homes[right] else { return false }
    return !left.isDisjoint(with: right)
  }
}
