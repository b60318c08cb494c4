import ProjectLayout

/// Writes the paths of a run as they look from the root of the repository, wherever the run started,
/// so that reports and baselines are the same on every machine.
public struct StablePaths: Sendable {
  private let workingDirectory: AbsolutePath
  private let root: AbsolutePath

  /// - Parameter root: The project's folder, relative to the working directory. The folder at or
  ///   above it that holds `.git` is the root, or it itself where there is none.
  init(root: String) {
    let directory = WorkingDirectory.current.path
    let project = AbsolutePath(root, in: directory)
    var names = project.names[...]
    var found = project
    while !names.isEmpty {
      let path = "/" + names.joined(separator: "/")
      if PathKind(path + "/.git") != .missing {
        found = AbsolutePath(path)
        break
      }
      names.removeLast()
    }
    workingDirectory = directory
    self.root = found
  }

  /// - Parameter path: Relative to the working directory, or from the root.
  /// - Returns: Relative to the root of the repository, with `/` between names.
  public func path(of path: String) -> String {
    AbsolutePath(path, in: workingDirectory).text(seenFrom: root)
  }

  /// The reverse: a path of this run.
  func workingPath(of stablePath: String) -> String {
    AbsolutePath(stablePath, in: root).text(seenFrom: workingDirectory)
  }

  /// From the file system's root.
  public func absolutePath(of path: String) -> String {
    AbsolutePath(path, in: workingDirectory).text
  }
}
