/// A folder that paths are written relative to, such as the configuration's, beside the
/// working directory that all other paths are relative to.
package struct BaseFolder: Hashable, Sendable {
  private let folder: AbsolutePath
  private let workingDirectory: AbsolutePath
  /// What to put before a path below the working directory, if that is all it takes.
  private let prefix: String?

  /// The working directory itself: paths stay as they are.
  package static let workingDirectory = BaseFolder("/", workingDirectory: "/")

  /// - Parameters:
  ///   - folder: Absolute, or relative to the working directory.
  ///   - workingDirectory: Absolute.
  package init(_ folder: String, workingDirectory: String) {
    self.workingDirectory = AbsolutePath(workingDirectory)
    self.folder = AbsolutePath(folder, in: self.workingDirectory)
    let below = self.workingDirectory.names.starts(with: self.folder.names)
    let steps = self.workingDirectory.names.dropFirst(self.folder.names.count)
    prefix = below ? steps.map { $0 + "/" }.joined() : nil
  }

  /// The same file as seen from this folder; `../x` if it lies outside.
  ///
  /// - Parameter path: As seen from the working directory.
  package func path(ofWorkingPath path: String) -> String {
    if let prefix, path.utf8.first != UInt8(ascii: "/"), path.utf8.first != UInt8(ascii: ".") {
      return prefix.isEmpty ? path : prefix + path
    }
    return AbsolutePath(path, in: workingDirectory).text(seenFrom: folder)
  }

  /// The same file as seen from the working directory.
  ///
  /// - Parameter path: As seen from this folder.
  package func workingPath(of path: String) -> String {
    AbsolutePath(path, in: folder).text(seenFrom: workingDirectory)
  }
}
