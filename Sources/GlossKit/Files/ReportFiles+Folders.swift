import Foundation
import LocalizationModel

extension ReportFiles {
  /// Makes the missing folders of files and calls `write`. If `write` fails or a signal ends it,
  /// the folders that it made are removed again.
  ///
  /// - Parameters:
  ///   - paths: The paths of the files to write.
  ///   - boundary: The limit of the folders that may be made.
  ///   - write: Writes all files or none.
  package static func makingFolders(
    for paths: [String], within boundary: ProjectBoundary, _ write: () throws(GlossError) -> Void
  ) throws(GlossError) {
    WritePhase.enter()
    defer { WritePhase.leave() }
    var madeFolders: [String] = []
    do throws(GlossError) {
      for folder in Set(paths.map(folder)).sortedByBytes() {
        try make(folder, boundary, &madeFolders)
      }
      try write()
    } catch {
      // `rmdir` leaves a folder that another program has put files into.
      for folder in madeFolders.reversed() { _ = unsafe rmdir(folder) }
      throw error
    }
  }

  /// Makes a folder and the missing ones above it.
  ///
  /// - Parameter madeFolders: Receives each folder that was made, the outermost first.
  private static func make(
    _ folder: String, _ boundary: ProjectBoundary, _ madeFolders: inout [String]
  ) throws(GlossError) {
    if let objection = boundary.objection(to: folder) { throw objection }
    var missing: [String] = []
    var path = folder
    while PathKind(path) == .missing, path != Self.folder(of: path) {
      missing.append(path)
      path = Self.folder(of: path)
    }
    for path in missing.reversed() {
      if unsafe mkdir(path, 0o777) == 0 {
        madeFolders.append(path)
      } else if errno != EEXIST || PathKind(path) != .folder {
        // Another run may have made the folder meanwhile; then it is not this run's to remove.
        throw GlossError(folder, .cannotMakeFolder(file: file(above: folder)))
      }
    }
    if PathKind(folder) != .folder {
      throw GlossError(folder, .cannotMakeFolder(file: file(above: folder)))
    }
  }

  /// Returns the file that is at the path of a folder or above it; `nil` if there is none.
  private static func file(above folder: String) -> String? {
    var path = folder
    while PathKind(path) != .file {
      let outer = Self.folder(of: path)
      if outer == path || outer == "." { return nil }
      path = outer
    }
    return path
  }

  private static func folder(of path: String) -> String {
    let names = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return names.isEmpty ? "." : names == [""] ? "/" : names.joined(separator: "/")
  }
}
