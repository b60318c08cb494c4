import LocalizationModel
import ProjectLayout

/// The folders that make up a project, found from its configuration or from a folder in it.
struct ProjectRoots: Sendable {
  /// The folders to walk, relative to the working directory.
  let folders: [String]
  /// The reason for these folders: a clause of an error message, such as `there is 'App/.git'`.
  let reason: String
  /// The project's own folder: the configuration's, else the one that was found.
  let own: String
  /// The topmost folder whose build files count.
  private let top: String

  /// Takes the roots that the configuration names, else the repository around `start`, else the
  /// topmost folder at or above `start` that holds a package or an Xcode project, else the working
  /// directory if `start` lies in it, else `start`.
  ///
  /// A folder that everyone may write to, such as `/tmp`, counts only if it is `start` itself: any
  /// user may have put a project there.
  ///
  /// - Parameter start: A folder, relative to the working directory or from the root.
  init(of configuration: Configuration, from start: String = ".") {
    if let path = configuration.path {
      (own, top) = (configuration.root, configuration.root)
      (folders, reason) = (configuration.sourceRoots, "'\(path)' names it")
      return
    }
    let workingDirectory = WorkingDirectory.current.path
    let startPath = AbsolutePath(start, in: workingDirectory)
    let isBelow = startPath.names.starts(with: workingDirectory.names)
    var found =
      isBelow ? (".", "it is the working directory") : (start, "a path that was given lies in it")
    // The loop ends below the file system's root, which is no project.
    for count in 0..<startPath.names.count {
      let folderPath = AbsolutePath("/" + startPath.names.dropLast(count).joined(separator: "/"))
      let shownFolder = folderPath.text(seenFrom: workingDirectory)
      let prefix = shownFolder == "." ? "" : shownFolder + "/"
      if PathKind(prefix + ".git") != .missing {
        found = (shownFolder, "there is '\(prefix).git'")
        break
      }
      if count == 0 || !PathKind.isOpenToAll(shownFolder),
        let name = Siblings.names(in: prefix).filter(Self.isProject).min()
      {
        found = (shownFolder, "there is '\(prefix)\(name)'")
      }
    }
    (own, top) = (found.0, isBelow ? "." : found.0)
    (folders, reason) = ([found.0], found.1)
  }

  private static func isProject(_ name: String) -> Bool {
    name == "Package.swift" || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
  }

  /// The folders to search for spellings of a key: the topmost folder of the project and the walked
  /// ones.
  var searched: [String] { [top] + folders }

  /// Returns arguments in the spelling of the walk, so that a file named by its absolute path is
  /// not taken for a second file.
  func paths(ofArguments arguments: [String]) -> [String] {
    let workingDirectory = WorkingDirectory.current
    let roots = folders.map { AbsolutePath($0, in: workingDirectory.path) }
    return arguments.map { argument in
      let path = workingDirectory.path(ofArgument: argument)
      let absolute = AbsolutePath(path, in: workingDirectory.path)
      return roots.contains { absolute.names.starts(with: $0.names) }
        ? absolute.text(seenFrom: workingDirectory.path) : path
    }
  }

  /// Returns true if a path lies in one of the folders, whether or not a file exists there.
  func contain(_ path: String) -> Bool {
    let workingDirectory = WorkingDirectory.current.path
    let names = AbsolutePath(path, in: workingDirectory).names
    return folders.contains {
      names.starts(with: AbsolutePath($0, in: workingDirectory).names)
    }
  }

  /// Lists the manifests and Xcode projects in the folders above the roots, sorted by path bytes:
  /// sources in the roots may belong to their targets.
  func buildFilesAbove(excluding exclusions: PathFilter) -> [String] {
    let workingDirectory = WorkingDirectory.current.path
    let top = AbsolutePath(top, in: workingDirectory).names
    let folders = folders.map { AbsolutePath($0, in: workingDirectory) }
    var seen = Set(folders.map(\.names))
    var found: [String] = []
    for folder in folders {
      var names = folder.names
      while names.count > top.count, names.starts(with: top) {
        names.removeLast()
        // Folders below a root have been walked already.
        let isWalked = folders.contains { names.starts(with: $0.names) }
        if isWalked || !seen.insert(names).inserted { break }
        let folderPath = AbsolutePath("/" + names.joined(separator: "/"))
        found += Self.buildFiles(in: folderPath.text(seenFrom: workingDirectory)) {
          exclusions.covers($0)
        }
      }
    }
    return found.distinctByBytes()
  }

  private static func buildFiles(
    in folder: String, except isExcluded: (String) -> Bool
  ) -> [String] {
    Siblings.names(in: folder).flatMap { name in
      name.hasSuffix(".xcodeproj") ? XcodeProject.fileNames.map { "\(name)/\($0)" } : [name]
    }.compactMap { file in
      guard [.packageManifest, .projectFile].contains(FileKind(path: file)) else { return nil }
      let path = folder == "." ? file : FolderPath.join(folder, file)
      return !isExcluded(path) && PathKind(path) == .file ? path : nil
    }
  }
}
