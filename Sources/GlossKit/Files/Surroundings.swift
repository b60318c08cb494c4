#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
import LocalizationModel

/// All files in and around a project that may spell its keys, its sources among them.
///
/// Other than a ``FileTree`` it leaves out nothing that a configuration excludes and enters hidden
/// folders, `Pods`, `Carthage`, `checkouts`, frameworks and symbolic links to folders, unless they
/// lead out of the project; each folder once. It keeps out of what version control and build tools keep for themselves,
/// and of other working copies in hidden folders.
struct Surroundings {
  /// Sorted by path bytes.
  private(set) var files: [FileTree.File] = []
  /// What could not be looked at, sorted by path bytes.
  private(set) var failures: [GlossError] = []
  /// Folders outside the project and links that lead out of it, which were not followed, sorted by
  /// path bytes.
  private(set) var outside: [String] = []

  private struct Folder {
    /// With a slash at the end; empty for the working directory.
    var path: String
    var isHidden = false
  }

  private var visited: Set<FileIdentity> = []
  private var pending: [Folder] = []
  /// Entered when nothing else is left, so that a file has its own path, not that through a link.
  private var links: [Folder] = []
  private let boundary: ProjectBoundary

  /// - Parameters:
  ///   - roots: Folders, relative to the working directory or from the root.
  ///   - limit: The number of folders that are entered; that there are more is a failure.
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
    files = files.sortedByBytes(of: \.path)
    failures = failures.sortedByBytes(of: \.path)
    outside = outside.map(workingDirectory.shortened).sortedByBytes()
  }

  private mutating func visit(_ folder: Folder) {
    let names = Siblings.names(in: folder.path)
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
        // A link to a file counts if it could be a source; what a folder holds is not known.
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
