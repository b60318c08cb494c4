#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import LocalizationModel

/// All files in and around a project that may spell its keys, the project's own sources included:
/// a key that any of them spells must not be taken for unused.
///
/// Unlike a ``FileTree`` it ignores the exclusions of a configuration, and enters hidden folders,
/// `Pods`, `Carthage`, `checkouts`, frameworks and symbolic links to folders within the project,
/// each folder once. It skips folders that version control and build tools keep for themselves, and
/// other working copies in hidden folders.
struct Surroundings {
  /// The files, sorted by path bytes.
  private(set) var files: [FileTree.File] = []
  /// Folders that could not be read, sorted by path bytes.
  private(set) var failures: [GlossError] = []
  /// Folders outside the project and links that lead out of it, which were not
  /// followed; sorted by path bytes.
  private(set) var outside: [String] = []

  private struct Folder {
    /// The path with a slash at the end; empty for the working directory.
    var path: String
    var isHidden = false
  }

  private var visited: Set<FileIdentity> = []
  private var pending: [Folder] = []
  /// Linked folders, entered last, so that a file gets its own path rather than one through a link.
  private var links: [Folder] = []
  private let boundary: ProjectBoundary

  /// - Parameters:
  ///   - roots: Folders, relative to the working directory or absolute.
  ///   - limit: The greatest number of folders to enter; more are reported as a failure.
  ///   - boundary: Links that lead out of it are not followed.
  init(of roots: [String], limit: Int = 20_000, within boundary: ProjectBoundary) {
    self.boundary = boundary
    let workingDirectory = WorkingDirectory.current
    for path in roots.map({ workingDirectory.path(ofArgument: $0) }) {
      if boundary.objection(to: path) != nil {
        outside.append(path)
        continue
      }
      pending.append(Folder(path: path == "." ? "" : path == "/" ? "/" : path + "/"))
    }
    while let folder = pending.popLast() ?? links.popLast() {
      guard let identity = FileIdentity(folder.path.isEmpty ? "." : folder.path),
        visited.insert(identity).inserted
      else { continue }
      if visited.count > limit {
        failures.append(GlossError(folder.path, .tooManyFolders(limit: limit)))
        break
      }
      visit(folder)
    }
    files = files.map {
      FileTree.File(path: workingDirectory.shortened($0.path), kind: $0.kind)
    }
    files = files.distinctByBytes(of: \.path)
    failures = failures.sortedDistinct()
    outside = outside.map(workingDirectory.shortened).distinctByBytes()
  }

  /// Adds the files of a folder, and the folders in it to those that are still to be visited.
  private mutating func visit(_ folder: Folder) {
    let names = Siblings.names(in: folder.path)
    // A working copy in a hidden folder, such as another worktree.
    if folder.isHidden, names.contains(".git") { return }
    let isBuilt =
      folder.path.hasSuffix("/build/") && names.contains(where: FolderRules.marksBuild)
    if isBuilt { return }
    guard unsafe access(folder.path.isEmpty ? "." : folder.path, R_OK | X_OK) == 0 else {
      failures.append(GlossError(folder.path, .cannotOpen(.last)))
      return
    }
    for name in names where name != "." && name != ".." {
      let path = folder.path + name
      let kind = FileKind(path: name)
      let isHidden = name.utf8.first == UInt8(ascii: ".")
      if kind == nil, FolderRules.neverHoldsSources(name) { continue }
      let isLink = PathKind.isLink(path)
      if isLink, !boundary.holdsTarget(of: path) {
        // A link to a file counts if its name is a source's; a folder may hold sources of any name.
        if PathKind(path) == .folder || kind != nil { outside.append(path) }
        continue
      }
      switch PathKind(path) {
      case .folder:
        let inner = Folder(path: path + "/", isHidden: folder.isHidden || isHidden)
        if isLink { links.append(inner) } else { pending.append(inner) }
      case .file:
        if let kind, !isHidden { files.append(FileTree.File(path: path, kind: kind)) }
      default: continue
      }
    }
  }
}
