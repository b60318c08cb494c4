import CatalogSync
import LocalizationModel
import ProjectLayout
import StringCatalog

/// The catalogs that take the strings of a project's sources, and those that no source fills.
///
/// A sync updates catalogs by it, and `--explain`, `check` and `why` ask it what a sync would do.
struct CatalogAssignment: Sendable {
  /// The strings by the catalogs that could take them.
  let groups: StringGroups
  /// The catalogs for whose targets Xcode extracts no Swift strings: they stay as they are.
  let unextracted: Set<String>
  /// The catalogs to bring up to date, sorted by path bytes.
  let filled: [CatalogFile]
  /// The catalogs in scope that other tools fill, sorted by path bytes.
  let unfilled: [CatalogFile]
  /// Catalogs that stay as they are because an unreadable file decides which strings they get:
  /// another catalog that is equally near to sources, or a build file. With an unread build file or
  /// a catalog in conflict, these are all catalogs.
  private(set) var undecided: Set<String> = []
  /// The undecided catalogs to report, sorted by path bytes.
  private(set) var reportedUndecided: [String] = []
  /// Errors of catalogs that could not be read, and the reasons for those that are undecided.
  private(set) var failures: [GlossError] = []
  private let nearest: NearestCatalogChoice
  /// The catalogs of known `Info.plist` files, as ``InfoPlistStrings`` has them.
  private let lists: [String: Bool]

  /// - Parameters:
  ///   - results: The catalogs of the project, in the order of its paths.
  ///   - layout: The layout that tells the catalogs of strings.
  ///   - created: The paths of the catalogs that a sync creates.
  ///   - lists: The catalogs of known `Info.plist` files, whose texts are among the strings.
  init(
    _ groups: StringGroups, _ results: [Result<CatalogFile, GlossError>], of project: Project,
    _ layout: ProjectLayout, beside missing: MissingSources, created: Set<String> = [],
    lists: [String: Bool] = [:]
  ) {
    self.groups = groups
    self.lists = lists
    let unextracted = Set(
      project.buildSettings.catalogsWithoutSwift(among: project.layout.catalogs.map(\.path)))
    let active = groups.catalogsToUpdate(in: layout, scope: project.scope)
      .union(created).subtracting(unextracted)
    var loaded: [CatalogFile] = []
    // All catalogs in scope count, even if no source fills them: a broken one must not pass as up
    // to date.
    for (path, result) in zip(project.catalogPaths, results)
    where project.scope.contains(path) || active.contains(path) {
      switch result {
      case .success(let catalog): loaded.append(catalog)
      case .failure(let error): failures.append(error)
      }
    }
    loaded.sort { $0.catalog.path.precedesInBytes($1.catalog.path) }
    (filled, unfilled) = (
      loaded.filter { active.contains($0.catalog.path) },
      loaded.filter { !active.contains($0.catalog.path) }
    )
    self.unextracted = unextracted
    nearest = groups.nearestChoice(among: filled.map(\.catalog))
    findUndecided(of: project, beside: missing)
  }

  /// The readable catalogs, filled or not.
  var catalogs: [StringCatalog] { (filled + unfilled).map(\.catalog) }

  private mutating func findUndecided(of project: Project, beside missing: MissingSources) {
    let unread = failures.map(\.path)
    let conflict = unread.filter { Self.isInConflict($0, project) }.min { $0.precedesInBytes($1) }
    if let file = project.unreadBuildFile ?? conflict {
      failures.append(GlossError(project.scopeName, .targetsUnknown(file: file)))
      undecided = Set(project.layout.catalogs.map(\.path)).subtracting(unread)
      reportedUndecided = undecided.filter(project.scope.contains).sortedByBytes()
      return
    }
    let beside = groups.undecidedCatalogs(beside: Set(unread).union(missing.catalogs))
    for (catalog, other) in beside {
      let reason: GlossError.ProjectReason =
        missing.catalogs.contains(other)
        ? .catalogUndecidedBesideMissing(other) : .catalogUndecided(other: other)
      failures.append(GlossError(catalog, reason))
    }
    undecided = Set(beside.keys)
    reportedUndecided = beside.keys.sortedByBytes()
  }

  private static func isInConflict(_ path: String, _ project: Project) -> Bool {
    guard let bytes = try? FileReader.contents(of: path, within: project.boundary).bytes else {
      return false
    }
    return ConflictMarker.firstPosition(in: bytes.span) != nil
  }

  /// Returns the paths of the catalogs that take some strings of a source.
  func catalogs(of share: SyncSource.Share) -> [String] { nearest.catalogs(of: share.group) }

  /// Returns catalogs with their strings, each matched with its entry.
  ///
  /// - Parameter isWanted: Returns true for a catalog that is asked about.
  func matched(
    used: SymbolUses, workers: Int, where isWanted: (StringCatalog) -> Bool = { _ in true }
  ) async -> [ResolvedCatalog] {
    let catalogs = filled.map(\.catalog).filter(isWanted)
    var matched: [ResolvedCatalog] = []
    for (catalog, parts) in zip(catalogs, groups.distribute(to: catalogs.map(\.path), by: nearest))
    {
      let matches = await concurrentlyMap(parts, workers: workers) { part in
        part.map { catalog.match(of: $0) }
      }
      matched.append(
        ResolvedCatalog(
          catalog, Array(parts.joined()), matches: Array(matches.joined()),
          used: used.keys(in: catalog.path), lists: lists[catalog.path]))
    }
    return matched
  }
}
