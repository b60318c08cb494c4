import ProjectLayout

/// Which configuration a run uses.
public enum ConfigurationSearch: Hashable, Sendable {
  /// `gloss.json` in the working directory or the nearest folder above it, up to the top of the
  /// repository or, outside of one, of the file system. None is fine.
  case upwards
  /// This file, which has to exist.
  case file(String)
  /// None.
  case none
}

extension WorkingDirectory {
  fileprivate func absolute(_ path: String) -> String { AbsolutePath(path, in: self.path).text }

  fileprivate func kind(of path: String) -> PathKind { PathKind(absolute(path)) }
}

extension Configuration {
  /// The name of the file that is looked for.
  public static let fileName = "gloss.json"

  /// Finds and reads the configuration of a run.
  ///
  /// - Throws: ``GlossError`` with the place in the file if it cannot be read or says something that
  ///   is not known.
  public static func load(
    _ search: ConfigurationSearch = .upwards
  ) throws(GlossError) -> Configuration {
    try load(search, from: .current)
  }

  /// - Parameter workingDirectory: Where to start from; the paths that come out are relative to it.
  package static func load(
    _ search: ConfigurationSearch, from workingDirectory: WorkingDirectory
  ) throws(GlossError) -> Configuration {
    let path: String
    switch search {
    case .none: return Configuration()
    case .file(let argument):
      path = workingDirectory.path(ofArgument: argument)
      if workingDirectory.kind(of: path) == .missing {
        let closest = Siblings(of: workingDirectory.absolute(path)).closest
        let suggestion = closest.map { workingDirectory.path(ofArgument: $0) }
        throw GlossError(path, .notFound(suggestion: suggestion))
      }
    case .upwards:
      guard let found = nearest(to: workingDirectory) else { return Configuration() }
      path = found
    }
    let bytes: ContiguousArray<UInt8>
    do throws(GlossError) {
      bytes = try FileReader.contents(of: workingDirectory.absolute(path)).bytes
    } catch {
      throw GlossError(path, at: error.position, error.reason)
    }
    return try ConfigurationReader(
      bytes, path: path, workingDirectory: workingDirectory.path.text
    ).configuration()
  }

  private static func nearest(to workingDirectory: WorkingDirectory) -> String? {
    var steps = ""
    for _ in 0...workingDirectory.path.names.count {
      let path = steps + fileName
      if workingDirectory.kind(of: path) == .file { return path }
      // In a worktree or submodule `.git` is a file.
      if workingDirectory.kind(of: steps + ".git") != .missing { return nil }
      steps += "../"
    }
    return nil
  }
}
