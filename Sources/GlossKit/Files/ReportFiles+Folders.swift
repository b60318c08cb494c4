import Foundation
import LocalizationModel

extension ReportFiles {
  /// Makes the folders of files that are to be written.
  static func makeFolders(for paths: [String]) throws(GlossError) {
    for folder in Set(paths.map(folder)).sortedByBytes() {
      let boundary = ProjectBoundary(ofFile: folder + "/.")
      if !boundary.holdsTarget(of: folder) {
        throw GlossError(folder, .leadsOutside(end: boundary.end))
      }
      do {
        try FileManager.default.createDirectory(
          atPath: folder, withIntermediateDirectories: true)
      } catch {
        throw GlossError(folder, .cannotMakeFolder(file: file(above: folder)))
      }
    }
  }

  /// The file that stands where a folder is to be, or one above it.
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
