import ProjectLayout

/// Converts a run's paths to paths from the root of the repository and back, so that reports,
/// baselines and fingerprints are the same wherever a run starts and on every machine.
package struct StablePaths: Sendable {
  private let workingDirectory: AbsolutePath
  private let root: AbsolutePath

  /// - Parameter root: The project's folder, relative to the working directory. The
  ///   repository's root is the nearest folder at or above it with a `.git`, or the folder
  ///   itself if there is none.
  init(root: String) {
    let directory = WorkingDirectory.current.path
    let project = AbsolutePath(root, in: directory)
    var names = project.names[...]
    var repository = project
    while !names.isEmpty {
      let path = "/" + names.joined(separator: "/")
      if PathKind(path + "/.git") != .missing {
        repository = AbsolutePath(path)
        break
      }
      names.removeLast()
    }
    workingDirectory = directory
    self.root = repository
  }

  /// Returns the path from the repository's root, with `/` between names.
  ///
  /// - Parameter path: A path relative to the working directory, or absolute.
  package func path(of path: String) -> String {
    AbsolutePath(path, in: workingDirectory).text(seenFrom: root)
  }

  /// Returns the path of this run for a path from the repository's root.
  func workingPath(of stablePath: String) -> String {
    AbsolutePath(stablePath, in: root).text(seenFrom: workingDirectory)
  }

  /// Returns a path of this run from the root of the file system.
  package func absolutePath(of path: String) -> String {
    AbsolutePath(path, in: workingDirectory).text
  }
}
