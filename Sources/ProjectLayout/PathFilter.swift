/// A list of globs with the folder that they are relative to, such as `exclude` of `gloss.json`.
///
/// The walk for files asks it which folders and files to leave out.
package struct PathFilter: Hashable, Sendable {
  /// The patterns; a path needs to match only one.
  package let globs: [Glob]
  /// The folder that the patterns are relative to.
  package let base: BaseFolder

  /// A filter that covers nothing.
  package static let none = PathFilter([])

  /// - Parameter base: The folder that the globs are relative to.
  package init(_ globs: [Glob], in base: BaseFolder = .workingDirectory) {
    self.globs = globs
    self.base = base
  }

  /// True if one of the globs matches the path or a folder above it.
  ///
  /// - Parameter path: Relative to the working directory.
  package func covers(_ path: String) -> Bool {
    if globs.isEmpty { return false }
    let names = Glob.names(of: base.path(ofWorkingPath: path))
    return globs.contains { $0.covers(names) }
  }

  /// True if one of the globs matches the path itself.
  ///
  /// - Parameter path: Relative to the working directory.
  package func matches(_ path: String) -> Bool {
    if globs.isEmpty { return false }
    let names = Glob.names(of: base.path(ofWorkingPath: path))
    return globs.contains { $0.matches(names) }
  }
}
