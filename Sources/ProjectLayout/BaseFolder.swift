/// A folder that paths are written relative to, such as the folder of `gloss.json`.
///
/// It converts such paths to paths relative to the working directory, as all others of a run are,
/// and back. The patterns and paths in `gloss.json` are read through it.
package struct BaseFolder: Hashable, Sendable {
  private let folder: AbsolutePath
  private let workingDirectory: AbsolutePath
  /// The text to put before a path isInside the working directory; `nil` if that directory lies
  /// outside the folder.
  private let prefix: String?

  /// The working directory itself: paths stay unchanged.
  package static let workingDirectory = BaseFolder("/", workingDirectory: "/")

  /// - Parameters:
  ///   - folder: Absolute, or relative to the working directory.
  ///   - workingDirectory: Absolute.
  package init(_ folder: String, workingDirectory: String) {
    self.workingDirectory = AbsolutePath(workingDirectory)
    self.folder = AbsolutePath(folder, in: self.workingDirectory)
    let isInside = self.workingDirectory.names.starts(with: self.folder.names)
    let subfolders = self.workingDirectory.names.dropFirst(self.folder.names.count)
    prefix = isInside ? subfolders.map { $0 + "/" }.joined() : nil
  }

  /// Returns the path of the same file relative to this folder; `../x` if it lies outside.
  ///
  /// - Parameter path: Relative to the working directory.
  package func path(ofWorkingPath path: String) -> String {
    // A fast path for names below the working directory; `.` may begin `./` or `../`.
    if let prefix, path.utf8.first != UInt8(ascii: "/"), path.utf8.first != UInt8(ascii: ".") {
      return prefix.isEmpty ? path : prefix + path
    }
    return AbsolutePath(path, in: workingDirectory).text(seenFrom: folder)
  }

  /// Returns the path of the same file relative to the working directory.
  ///
  /// - Parameter path: Relative to this folder.
  package func workingPath(of path: String) -> String {
    AbsolutePath(path, in: folder).text(seenFrom: workingDirectory)
  }
}
