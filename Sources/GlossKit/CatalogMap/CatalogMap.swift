public import LocalizationModel
import StringCatalog

/// Which catalogs take the strings of which sources, and why: what `gloss sync --explain` shows.
public struct CatalogMap: Sendable {
  /// Why strings go where they go. The first that holds decides.
  public enum Reason: String, Sendable {
    /// A test's strings, and those of a package manifest, go nowhere.
    case test
    /// The code computes the name of the table.
    case computedTable = "computed-table"
    /// `gloss.json` says so, under `catalogs`.
    case configuration
    /// The catalogs belong to the target that compiles the source.
    case target
    /// No target has a catalog of the table; these lie nearest to the source.
    case nearest
    /// Several lie equally near, and these hold the keys of the sources around.
    case nearestWithKeys = "nearest-with-keys"
    /// No catalog of the table serves the source.
    case none
    /// Shortcuts' phrases are left to Xcode.
    case shortcuts
  }

  /// The strings of one source and one table.
  public struct Entry: Sendable {
    /// The path of the source file.
    public let source: String
    /// The table of the strings.
    public let table: TableName
    /// How many strings go there.
    public let stringCount: Int
    /// Sorted by path bytes; empty if none takes them.
    public let catalogs: [String]
    /// Why these catalogs take the strings.
    public let reason: Reason
    /// The target that decided, where its name is known.
    public let target: String?
  }

  /// What fills a catalog.
  public enum Filling: String, Sendable {
    case swift
    /// An Info.plist, Interface Builder or Shortcuts.
    case elsewhere
    /// Nothing, as far as can be seen.
    case nothing
  }

  /// One catalog of the project.
  public struct Catalog: Sendable {
    /// The path of the catalog.
    public let path: String
    /// What fills the catalog.
    public let filling: Filling
    /// How many sources fill it.
    public let sourceCount: Int
    /// How many strings go there.
    public let stringCount: Int
  }

  /// One for each source in scope that has strings and each of its tables; by path bytes, then by
  /// table.
  public internal(set) var entries: [Entry] = []
  /// All that are in scope, sorted by path bytes.
  public internal(set) var catalogs: [Catalog] = []
  /// Sources with strings that no catalog takes, and catalogs that no source uses; sorted by path
  /// bytes.
  public internal(set) var findings: [Finding] = []
  /// What could not be read; everything else is complete. Sorted by path bytes.
  public internal(set) var failures: [GlossError] = []
  /// Number of Swift sources that were read.
  public internal(set) var sourceCount = 0
}
