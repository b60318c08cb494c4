import LocalizationModel
import ProjectLayout

/// The Xcode projects in which a sync lists new catalogs, because targets there list their files one
/// by one.
struct ProjectListing: Sendable {
  /// A catalog and the target that lists it.
  struct Entry: Sendable {
    /// The path of the catalog, relative to the working directory.
    let catalog: String
    let listing: NewCatalogPlace.Listing
  }

  /// The changes of the projects' files, sorted by path bytes.
  private(set) var changes: [FileChange] = []
  /// The projects as they are then.
  private(set) var projects: [XcodeProject] = []
  /// The catalogs that no project could take, each with the step to do by hand.
  private(set) var refused: [String: Message] = [:]

  init() {}

  /// Lists catalogs in their projects. A project that a tool makes stays as it is, because the tool
  /// would overwrite it.
  init(_ entries: [Entry], of project: Project) {
    let sorted = entries.sorted {
      $0.catalog == $1.catalog
        ? $0.listing.target.precedesInBytes($1.listing.target)
        : $0.catalog.precedesInBytes($1.catalog)
    }
    let byProject = Dictionary(grouping: sorted, by: \.listing.project)
    for path in byProject.keys.sortedByBytes() {
      let entries = byProject[path] ?? []
      do throws(GlossError) {
        if BuildSettings.isMade(path) {
          throw GlossError(path, .badProject(Self.made(entries)))
        }
        try list(entries, in: path, within: project.boundary)
      } catch {
        for entry in entries { refused[entry.catalog] = error.located }
      }
    }
  }

  private mutating func list(
    _ entries: [Entry], in path: String, within boundary: ProjectBoundary
  ) throws(GlossError) {
    let file = try FileReader.contents(of: path, within: boundary)
    let old = try XcodeProject(reading: file.bytes, of: path)
    var bytes = file.bytes
    var added: [String: Set<String>] = [:]
    for entry in entries {
      guard let place = Self.path(of: entry.catalog, below: old.folder) else {
        throw GlossError(path, .badProject(XcodeCatalogs.noPlace))
      }
      bytes = try Self.adding(place, toTarget: entry.listing.target, in: bytes, of: path)
      added[entry.listing.target, default: []].insert(place)
    }
    // Read back: the targets must be the same ones, with the catalogs.
    let new = try XcodeProject(reading: bytes, of: path)
    let isRight = zip(new.targets, old.targets).allSatisfy { new, old in
      new.name == old.name && new.levels == old.levels && new.folders == old.folders
        && Set(new.files) == Set(old.files).union(added[new.name] ?? [])
    }
    guard isRight, new.targets.count == old.targets.count, new.knownRegions == old.knownRegions
    else { throw GlossError(path, .badProject(XcodeCatalogs.noPlace)) }
    changes.append(
      FileChange(path, from: file.bytes, to: bytes, stamp: file.stamp, count: entries.count))
    projects.append(new)
  }

  private static func path(of catalog: String, below folder: String) -> String? {
    if folder.isEmpty { return catalog.hasPrefix("/") || catalog.hasPrefix("..") ? nil : catalog }
    return catalog.hasPrefix(folder + "/")
      ? String(Substring(catalog.utf8.dropFirst(folder.utf8.count + 1))) : nil
  }

  private static func adding(
    _ place: String, toTarget target: String, in bytes: ContiguousArray<UInt8>, of path: String
  ) throws(GlossError) -> ContiguousArray<UInt8> {
    do throws(ProjectFileError) {
      return XcodeProject.isJSON(path)
        ? try XcodeCatalogs.adding(place, toTarget: target, of: try XcodeProject.document(bytes))
        : try XcodeCatalogs.adding(place, toTarget: target, of: bytes)
    } catch {
      throw GlossError(path, at: error.position, .badProject(error.wording))
    }
  }

  /// The step for a project that a tool makes anew.
  private static func made(_ entries: [Entry]) -> Message {
    let catalogs = Message.list(entries.map(\.catalog), isQuoted: true)
    return Message(
      "a tool makes it, so create \(catalogs) and add the resources where the tool reads its targets",
      comment: "提示：工程由 XcodeGen 或 Tuist 生成，目录要加到生成工程的文件里。%@：目录的路径")
  }
}
