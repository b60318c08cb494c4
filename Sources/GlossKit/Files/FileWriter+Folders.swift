extension FileWriter {
  /// Replaces files, all or none of them, and makes the folders of new files.
  ///
  /// - Parameters:
  ///   - changes: The files, in any order.
  ///   - lock: The lock that the run took before it made the plan; `nil` to take one.
  ///   - boundary: The limit of the files that may be written.
  /// - Throws: ``GlossError`` if a file cannot be replaced, or was changed since it was read.
  static func writeMakingFolders(
    _ changes: [Change], under lock: RunLock?, within boundary: ProjectBoundary
  ) throws(GlossError) {
    let new = changes.filter { $0.replacing == nil }.map(\.path)
    try ReportFiles.makingFolders(for: new, within: boundary) { () throws(GlossError) in
      try FileWriter(under: lock, within: boundary).write(changes)
    }
  }
}
