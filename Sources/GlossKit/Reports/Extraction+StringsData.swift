import GlossReports
import LocalizationModel
import ProjectLayout

extension Extraction {
  /// Writes a `.stringsdata` file for each source, also for those without strings, so that who reads
  /// them knows that they were looked at.
  ///
  /// - Parameter folder: Relative to the working directory; created if missing. A file has the
  ///   place and name of its source in the project.
  /// - Throws: ``GlossError`` if one cannot be written; then none is.
  package func writeStringsData(
    to folder: String, of project: Project
  ) throws(GlossError) {
    let paths = project.stablePaths
    let strings = Dictionary(
      grouping: entries.map(\.string).filter { !$0.isFollowed }, by: \.path)
    let reports = self.paths.map { path in
      (
        path: FolderPath.join(folder, Self.place(of: paths.path(of: path))),
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

  /// Where the file of a source goes: nothing is written outside of the folder.
  private static func place(of source: String) -> String {
    let names = source.split(separator: "/").map { $0 == ".." ? "__" : $0 }
    let path = names.joined(separator: "/")
    return (path.hasSuffix(".swift") ? String(path.dropLast(".swift".count)) : path)
      + StringsDataFile.suffix
  }
}
