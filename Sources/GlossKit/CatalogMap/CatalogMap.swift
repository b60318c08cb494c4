public import LocalizationModel
import StringCatalog

/// A list of all Swift sources and the catalogs that take their strings, with the reason for each
/// choice: the report that `gloss sync --explain` prints. No file is changed.
public struct CatalogMap: Sendable {
  /// The reason for a choice of catalogs.
  public enum Reason: String, Sendable {
    /// A test's strings, and those of a package manifest, go nowhere.
    case test
    /// The code computes the name of the table.
    case computedTable = "computed-table"
    /// `gloss.json` says so, under `catalogs`.
    case configuration
    /// The catalogs belong to the target that compiles the source.
    case target
    /// No target has a catalog of the table; the chosen ones lie nearest to the source.
    case nearest
    /// Several catalogs lie equally near; the chosen ones already hold the sources' keys.
    case nearestWithKeys = "nearest-with-keys"
    /// No catalog of the table serves the source.
    case none
    /// The table `AppShortcuts`, whose phrases only Xcode extracts.
    case shortcuts
  }

  /// The strings of one source that belong to one table.
  public struct Entry: Sendable {
    /// The path of the source file.
    public let source: String
    /// The table of the strings.
    public let table: TableName
    /// The number of these strings.
    public let stringCount: Int
    /// The paths of the catalogs, sorted by bytes; empty if none takes the strings.
    public let catalogs: [String]
    /// The reason for the choice, or for there being none.
    public let reason: Reason
    /// The names of the targets that decided, joined by commas; `nil` for other reasons.
    public let target: String?
  }

  /// The origin of a catalog's keys.
  public enum Filling: String, Sendable {
    /// The keys come from Swift sources.
    case swift
    /// The keys come from an Info.plist, Interface Builder or Shortcuts.
    case elsewhere
    /// The targets of the catalog let Xcode extract no Swift strings: a sync leaves it as it is.
    case unextracted
    /// No source of keys is known: the catalog is reported as unused.
    case nothing
  }

  /// One catalog of the project.
  public struct Catalog: Sendable {
    /// The path of the catalog.
    public let path: String
    /// The origin of its keys.
    public let filling: Filling
    /// The number of sources whose strings go there, in scope or not.
    public let sourceCount: Int
    /// The number of strings that go there.
    public let stringCount: Int
  }

  /// One entry for each source in scope and each of its tables, sorted by
  /// path bytes, then by table.
  public internal(set) var entries: [Entry] = []
  /// All catalogs in scope, sorted by path bytes.
  public internal(set) var catalogs: [Catalog] = []
  /// Strings that no catalog takes, keys adopted from a catalog, and catalogs that no source fills;
  /// sorted by path bytes, then by place.
  public internal(set) var findings: [Finding] = []
  /// Files that could not be read, sorted by path bytes; everything else is complete.
  public internal(set) var failures: [GlossError] = []
  /// The number of sources that were read; of those in C, the ones with look-ups.
  public internal(set) var sourceCount = 0
  /// Lines on keys that move between catalogs, or stay because of files other than Swift sources,
  /// and on functions that look keys up and are declared nowhere.
  package internal(set) var explanation: [Message] = []
}
