extension FileWriter {
  /// Replaces files, all or none, and makes the folders of those that are new.
  ///
  /// - Parameters:
  ///   - changes: In any order.
  ///   - lock: Taken before the plan was made, if the run has one.
  ///   - boundary: Nothing beyond it is written.
  /// - Throws: ``GlossError`` if one cannot be replaced, or was changed since it was read.
  static func writeMakingFolders(
    _ changes: [Change], under lock: RunLock?, within boundary: ProjectBoundary
  ) throws(GlossError) {
    let new = changes.filter { $0.replacing == nil }.map(\.path)
    try ReportFiles.makingFolders(for: new, within: boundary) { () throws(GlossError) in
      try FileWriter(under: lock, within: boundary).write(changes)
    }
  }
}
