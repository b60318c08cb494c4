import GlossReports
import LocalizationModel
import ProjectLayout

extension Extraction {
  /// Writes a `.stringsdata` file for each source. Sources without strings get one, too, so that a
  /// reader can tell that they were read.
  ///
  /// - Parameter folder: Relative to the working directory; created if missing. Each file has the
  ///   path of its source in the project.
  /// - Throws: ``GlossError`` if a file cannot be written; then none is.
  package func writeStringsData(
    to folder: String, of project: Project
  ) throws(GlossError) {
    let paths = project.stablePaths
    let strings = Dictionary(
      grouping: entries.map(\.string).filter { !$0.isFollowed }, by: \.path)
    let reports = self.paths.map { path in
      (
        path: FolderPath.join(folder, Self.relativePath(of: paths.path(of: path))),
        bytes: StringsDataReport(
          source: paths.absolutePath(of: path), strings: strings[path] ?? []
        ).json()
      )
    }
    let boundary = project.boundary.admitting([folder])
    try ReportFiles.makingFolders(for: reports.map(\.path), within: boundary) {
      () throws(GlossError) in
      try ReportFiles.write(reports, within: boundary)
    }
  }

  /// Returns the path of a source's file in the folder. A `..` becomes `__`, because no file may
  /// lie outside of it.
  private static func relativePath(of source: String) -> String {
    let names = source.split(separator: "/").map { $0 == ".." ? "__" : $0 }
    let path = names.joined(separator: "/")
    return (path.hasSuffix(".swift") ? String(path.dropLast(".swift".count)) : path)
      + StringsDataFile.suffix
  }
}
