public import LocalizationModel
public import StringCatalog

/// The plan of `gloss sync`: the changes that bring a project's catalogs up to date with its
/// sources, as a build in Xcode would. Nothing is written until ``write(under:)``.
public struct Sync: FilePlan {
  /// A catalog that sources fill, before and after the sync.
  public struct Catalog: Sendable {
    /// The catalog's file; a new one if this sync creates it.
    public let file: FileChange
    /// The changes in the order of keys; empty if the catalog is up to date.
    public let changes: [CatalogChange]
    /// The source language of a catalog that this sync creates, else `nil`.
    package let createdIn: String?

    /// The path of the catalog.
    public var path: String { file.path }
  }

  /// The rule for entries whose keys the sources no longer have.
  public typealias Stale = StalePolicy
  /// The rule for keys that were reworded.
  public typealias Renames = RenamePolicy

  /// The options of `gloss sync`.
  public struct Options: Sendable {
    /// The rule for entries with an unused key.
    public var stale: StalePolicy
    /// The rule for keys that were reworded.
    public var renames: RenamePolicy
    /// The strings that a build extracted, to be used instead of the scan's; `nil` for the scan's.
    /// Keys in sources that the build did not compile stay as they are.
    package var stringsData: StringsDataFolder?
    /// True to create the catalogs that strings need and the project lacks.
    package var createsCatalogs = false
    /// The paths of the catalogs to create, set when these are known.
    var created: Set<String> = []

    /// Makes options with rules for unused and reworded keys, and everything else off.
    public init(stale: StalePolicy = .standard, renames: RenamePolicy = .standard) {
      self.stale = stale
      self.renames = renames
    }

    /// Makes options with the rules that `gloss.json` sets.
    public init(of configuration: Configuration) {
      self.init(
        stale: configuration.stale ?? .standard, renames: configuration.renames ?? .standard)
    }
  }

  /// The catalogs that sources fill, sorted by path bytes.
  public internal(set) var catalogs: [Catalog] = []
  /// The files of Xcode projects that list new catalogs, sorted by path bytes.
  public internal(set) var projects: [FileChange] = []
  /// Catalogs in scope that no source fills, sorted by path bytes: no source names their table, or
  /// they serve no source of the project. Those for whose targets Xcode extracts no Swift strings are
  /// left out.
  public internal(set) var unfilledCatalogs: [String] = []
  /// Catalogs that stay as they are because an unreadable file decides which strings they get,
  /// sorted by path bytes.
  public internal(set) var undecidedCatalogs: [String] = []
  /// Findings on sources and entries, sorted by path bytes, then by place.
  public internal(set) var findings: [Finding] = []
  /// Errors of files that could not be read, sorted by path bytes.
  public internal(set) var failures: [GlossError] = []
  /// The number of strings that go into no catalog, without those that the settings, comments or
  /// older `.strings` files allow.
  public internal(set) var homelessCount = 0
  /// The number of sources that were read; of those in C, the ones with look-ups.
  public internal(set) var sourceCount = 0

  /// True if every file was read, and no source in scope or that may spell a missing key has a
  /// syntax error.
  public internal(set) var isComplete = true
  let boundary: ProjectBoundary
  /// Lines for `--explain` on keys that move, or that stay because of files other than Swift
  /// sources.
  package internal(set) var explanation: [Message] = []
  /// The manual steps after which a build uses the new catalogs, and the catalogs that Xcode does
  /// not fill from Swift.
  package internal(set) var advice: [Message] = []

  /// The files of the plan.
  public var fileChanges: FileChanges {
    FileChanges(catalogs.map(\.file) + projects, within: boundary)
  }
}

/// The former name of ``StalePolicy``, for one release.
@available(*, deprecated, renamed: "StalePolicy")
public typealias StaleSetting = StalePolicy

/// The former name of ``RenamePolicy``, for one release.
@available(*, deprecated, renamed: "RenamePolicy")
public typealias RenameSetting = RenamePolicy
