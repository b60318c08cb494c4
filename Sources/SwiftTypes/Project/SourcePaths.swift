internal import LocalizationModel
internal import SwiftTree

/// Where the files of a project lie.
package struct SourcePaths: Sendable {
  private let paths: Numbered<FileID, String>
  private var files: [String: FileID] = [:]

  init(_ paths: Numbered<FileID, String>) {
    self.paths = paths
    for file in paths.indices { files[paths[file]] = file }
  }

  /// The path of a file, as the project was given it.
  package subscript(file: FileID) -> String { paths[file] }

  /// The numbers of all files, ascending in the order of path bytes.
  package var indices: Range<FileID> { paths.indices }

  /// The file at a path.
  func file(at path: String) -> FileID? { files[path] }

  /// What lies nearest to a file: in it, else in the folder that has most in common with its own.
  func nearest<Candidate>(
    _ candidates: some Collection<Candidate>, to file: FileID, file fileOf: (Candidate) -> FileID
  ) -> Candidate? {
    guard candidates.count > 1, file != .none else { return candidates.first }
    LookCount.add(candidates.count)
    var best: Candidate?
    var nearness = -1
    for candidate in candidates {
      let other = fileOf(candidate)
      let common = other == .none ? 0 : other == file ? Int.max : commonFolders(other, file) + 1
      if common > nearness { (best, nearness) = (candidate, common) }
    }
    return best
  }

  /// Number of folders that two files have in common from the root on.
  private func commonFolders(_ left: FileID, _ right: FileID) -> Int {
    var common = 0
    for (left, right) in zip(paths[left].utf8, paths[right].utf8) {
      if left != right { break }
      if left == UInt8(ascii: "/") { common += 1 }
    }
    return common
  }
}
