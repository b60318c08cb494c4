import LocalizationModel
import ProjectLayout

/// The folders that make up a project.
struct ProjectRoots: Sendable {
  /// Relative to the working directory.
  let folders: [String]
  /// Why it is these: a clause.
  let reason: String
  /// The project's own folder.
  private let top: String

  /// Takes the roots that the configuration names, else the repository around the working directory, else the
  /// topmost folder that holds a package or an Xcode project, else the working directory. What lies
  /// in a folder that everyone may write to counts only if that is the working directory.
  init(of configuration: Configuration) {
    top = configuration.root
    if let path = configuration.path {
      (folders, reason) = (configuration.sourceRoots, "'\(path)' names it")
      return
    }
    var steps = ""
    var topmost = (".", "it is the working directory")
    // The root of the file system is no project.
    for _ in WorkingDirectory.current.path.names {
      let here = steps.isEmpty ? "." : steps
      if PathKind(steps + ".git") != .missing {
        (folders, reason) = ([here], "there is '\(steps).git'")
        return
      }
      if steps.isEmpty || !PathKind.isOpenToAll(steps),
        let name = Siblings.names(in: steps).filter(Self.isProject).min()
      {
        topmost = (here, "there is '\(steps)\(name)'")
      }
      steps += "../"
    }
    (folders, reason) = ([topmost.0], topmost.1)
  }

  private static func isProject(_ name: String) -> Bool {
    name == "Package.swift" || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
  }

  /// The folders and the project's own: nothing in them may spell a key that is taken for gone.
  var searched: [String] { [top] + folders }

  /// The arguments as the walk from the roots writes them, so that a file that is named from the
  /// file system's root is not taken for another one.
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

  /// Whether a file lies in them if it is there.
  func contain(_ path: String) -> Bool {
    let workingDirectory = WorkingDirectory.current.path
    let names = AbsolutePath(path, in: workingDirectory).names
    return folders.contains {
      names.starts(with: AbsolutePath($0, in: workingDirectory).names)
    }
  }

  /// Manifests and Xcode projects in the folders above: they say which targets have the sources
  /// below.
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
        // What is below a root has been walked.
        let isWalked = folders.contains { names.starts(with: $0.names) }
        if isWalked || !seen.insert(names).inserted { break }
        let place = AbsolutePath("/" + names.joined(separator: "/"))
        found += Self.buildFiles(in: place.text(seenFrom: workingDirectory)) {
          exclusions.covers($0)
        }
      }
    }
    return found.sortedByBytes()
  }

  private static func buildFiles(
    in folder: String, except isExcluded: (String) -> Bool
  ) -> [String] {
    Siblings.names(in: folder).compactMap { name in
      let file = name.hasSuffix(".xcodeproj") ? name + "/project.pbxproj" : name
      guard [.packageManifest, .projectFile].contains(FileKind(path: file)) else { return nil }
      let path = folder == "." ? file : FolderPath.join(folder, file)
      return !isExcluded(path) && PathKind(path) == .file ? path : nil
    }
  }
}
