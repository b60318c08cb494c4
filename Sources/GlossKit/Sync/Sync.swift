public import LocalizationModel
public import StringCatalog

/// What bringing a project's catalogs up to date with its sources changes: the plan behind
/// `gloss sync`. Nothing is written until ``write(under:)``.
public struct Sync: Sendable {
  /// One catalog that sources feed.
  public struct Catalog: Sendable {
    /// The path of the catalog.
    public let path: String
    /// In the order of keys; empty if the catalog is up to date.
    public let changes: [CatalogChange]
    /// The catalog as read.
    public let oldBytes: ContiguousArray<UInt8>
    /// Equal to `oldBytes` if nothing changes.
    public let newBytes: ContiguousArray<UInt8>
    /// The language of its keys if it is made by this sync, else `nil`.
    package let createdIn: String?
    let stamp: FileStamp?

    /// Whether writing changes or makes the file.
    package var isWritten: Bool { !changes.isEmpty || createdIn != nil }
  }

  /// What `gloss sync` can be told beside the project.
  public struct Options: Sendable {
    /// How to treat entries whose key is gone.
    public var stale: StaleSetting
    /// How to treat keys that were reworded.
    public var renames: RenameSetting
    /// What a build found in the sources, instead of what is found here. Of sources that it did not
    /// see, nothing is said: the keys that they spell stay as they are.
    package var stringsData: StringsDataFolder?
    /// Whether to make the catalogs that strings need and the project lacks.
    package var createsCatalogs = false
    /// The catalogs that it makes, once they are known.
    var created: Set<String> = []

    /// Takes the settings of the project unless told otherwise.
    public init(stale: StaleSetting = .standard, renames: RenameSetting = .standard) {
      self.stale = stale
      self.renames = renames
    }
  }

  /// The catalogs that were looked at, sorted by path bytes.
  public internal(set) var catalogs: [Catalog] = []
  /// Catalogs in scope that were read and are left to others, because no source names their table
  /// or none of the project's sources is theirs. Sorted by path bytes.
  public internal(set) var unfilledCatalogs: [String] = []
  /// Catalogs that stay as they are, because a file that cannot be read decides what is theirs.
  /// Sorted by path bytes.
  public internal(set) var undecidedCatalogs: [String] = []
  /// Sorted by path bytes, then by place.
  public internal(set) var findings: [Finding] = []
  /// What could not be read; everything else is complete. Sorted by path bytes.
  public internal(set) var failures: [GlossError] = []
  /// Number of Swift sources that were read.
  public internal(set) var sourceCount = 0

  /// Whether nothing that was asked for is left out: every file was read, and every source in scope,
  /// or that may spell a missing key, is Swift from end to end.
  public internal(set) var isComplete = true
  let boundary: ProjectBoundary
  /// Where keys come from and go to beyond what the catalogs of sources say, for `--explain`.
  package internal(set) var explanation: [Message] = []
  /// What is left to do by hand for a build to take the catalogs that this sync makes.
  package internal(set) var advice: [Message] = []

  /// Whether a catalog is behind its sources.
  public var isOutOfDate: Bool { catalogs.contains(where: \.isWritten) }

  /// Replaces the catalogs that change, all or none.
  ///
  /// - Parameter lock: Taken before the plan was made, if the run has one.
  /// - Throws: ``GlossError`` if one cannot be replaced, or was changed since it was read.
  public func write(under lock: RunLock? = nil) throws(GlossError) {
    let writer = FileWriter(under: lock, within: boundary)
    writer.removeLitter(beside: catalogs.map(\.path))
    try writer.write(
      catalogs.filter(\.isWritten).map {
        FileWriter.Change(path: $0.path, bytes: $0.newBytes, replacing: $0.stamp)
      })
  }
}
