import ProjectLayout

/// The way to find the configuration of a run, as `--config` and `--no-config` choose it.
public enum ConfigurationSearch: Hashable, Sendable {
  /// `gloss.json` in the working directory or the nearest folder above it, up to the top of
  /// the repository or, outside of one, of the file system. All settings have their
  /// defaults if there is none.
  case upwards
  /// This file, which has to exist.
  case file(String)
  /// No file: all settings have their defaults.
  case none
}

extension WorkingDirectory {
  fileprivate func absolute(_ path: String) -> String { AbsolutePath(path, in: self.path).text }

  fileprivate func kind(of path: String) -> PathKind { PathKind(absolute(path)) }
}

extension Configuration {
  /// The name of the file, `gloss.json`.
  package static let fileName = ProjectBoundary.configurationName

  /// Finds and reads the configuration of a run.
  ///
  /// - Parameters:
  ///   - search: The way to find the file.
  ///   - paths: The paths on the command line: the search begins at the deepest folder that holds
  ///     all of them, or at the working directory if there are none.
  ///   - allowsOutside: True to follow a file that is a link out of the project.
  /// - Throws: ``GlossError`` with the place in the file, if it cannot be read or has an
  ///   unknown setting or value.
  public static func load(
    _ search: ConfigurationSearch = .upwards, for paths: [String] = [],
    allowsOutside: Bool = false
  ) throws(GlossError) -> Configuration {
    try load(search, for: paths, allowsOutside: allowsOutside, unsaved: [:])
  }

  /// Finds and reads a configuration, or an unsaved text of it.
  ///
  /// - Parameter unsaved: Texts by path, relative to the working directory.
  static func load(
    _ search: ConfigurationSearch, for paths: [String], allowsOutside: Bool,
    unsaved: [String: ContiguousArray<UInt8>]
  ) throws(GlossError) -> Configuration {
    let start = WorkingDirectory.current.folder(around: paths)
    return try load(
      search, from: .current, startingAt: start, allowsOutside: allowsOutside, unsaved: unsaved)
  }

  /// Finds and reads a configuration as if another folder were the working directory.
  ///
  /// - Parameters:
  ///   - workingDirectory: The folder that the paths of the configuration are relative to.
  ///   - start: The folder to begin at, relative to `workingDirectory`.
  package static func load(
    _ search: ConfigurationSearch, from workingDirectory: WorkingDirectory,
    startingAt start: String = ".", allowsOutside: Bool = false,
    unsaved: [String: ContiguousArray<UInt8>] = [:]
  ) throws(GlossError) -> Configuration {
    let path: String
    let boundary: ProjectBoundary
    switch search {
    case .none: return Configuration()
    case .file(let argument):
      path = workingDirectory.path(ofArgument: argument)
      if workingDirectory.kind(of: path) == .missing {
        let closest = Siblings(of: workingDirectory.absolute(path)).closest
        let suggestion = closest.map { workingDirectory.path(ofArgument: $0) }
        throw GlossError(path, .notFound(suggestion: suggestion))
      }
      boundary = .commandLine(allowsOutside: allowsOutside)
    case .upwards:
      guard let found = nearest(to: start, in: workingDirectory) else { return Configuration() }
      path = found
      let folder = workingDirectory.absolute(path + "/..")
      boundary = allowsOutside ? .none : ProjectBoundary(around: [folder])
    }
    let bytes: ContiguousArray<UInt8>
    do throws(GlossError) {
      if let text = unsaved[path] {
        bytes = text
      } else {
        bytes = try FileReader.contents(of: workingDirectory.absolute(path), within: boundary).bytes
      }
    } catch {
      throw GlossError(path, at: error.position, error.reason)
    }
    return try ConfigurationReader(
      bytes, path: path, workingDirectory: workingDirectory.path.text
    ).configuration()
  }

  /// Returns the path of the nearest `gloss.json` in a folder or above it; `nil` if there is none
  /// up to the top of the repository.
  private static func nearest(
    to start: String, in workingDirectory: WorkingDirectory
  ) -> String? {
    let first = AbsolutePath(start, in: workingDirectory.path)
    for count in 0...first.names.count {
      let folder = AbsolutePath("/" + first.names.dropLast(count).joined(separator: "/"))
      let file = AbsolutePath(fileName, in: folder)
      if PathKind(file.text) == .file { return file.text(seenFrom: workingDirectory.path) }
      // In a worktree or submodule `.git` is a file.
      if PathKind(AbsolutePath(".git", in: folder).text) != .missing { return nil }
    }
    return nil
  }
}
