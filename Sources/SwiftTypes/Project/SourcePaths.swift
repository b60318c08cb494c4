internal import LocalizationModel
internal import SwiftTree

/// The paths of a project's files by index, the indices by path, and the nearness of files: of
/// several declarations of one name, the nearest one counts.
package struct SourcePaths: Sendable {
  private let paths: Numbered<FileID, String>
  private var files: [String: FileID] = [:]

  init(_ paths: Numbered<FileID, String>) {
    self.paths = paths
    for file in paths.indices { files[paths[file]] = file }
  }

  /// The path of a file, as it was given to the project.
  package subscript(file: FileID) -> String { paths[file] }

  /// The indices of all files, in the order of the paths' bytes.
  package var indices: Range<FileID> { paths.indices }

  /// The file at a path, or `nil`.
  func file(at path: String) -> FileID? { files[path] }

  /// The candidate nearest to a file: one in the file itself, otherwise in the folder that shares
  /// the most outer folders with the file's own; `nil` for no candidates.
  func nearest<Candidate>(
    _ candidates: some Collection<Candidate>, to file: FileID, file fileOf: (Candidate) -> FileID
  ) -> Candidate? {
    guard candidates.count > 1, file != .none else { return candidates.first }
    LookupCounter.add(candidates.count)
    var best: Candidate?
    var nearness = -1
    for candidate in candidates {
      let other = fileOf(candidate)
      let common = other == .none ? 0 : other == file ? Int.max : commonFolders(other, file) + 1
      if common > nearness { (best, nearness) = (candidate, common) }
    }
    return best
  }

  /// The number of folders that the paths of two files share from the root on.
  private func commonFolders(_ left: FileID, _ right: FileID) -> Int {
    var common = 0
    for (left, right) in zip(paths[left].utf8, paths[right].utf8) {
      if left != right { break }
      if left == UInt8(ascii: "/") { common += 1 }
    }
    return common
  }
}
