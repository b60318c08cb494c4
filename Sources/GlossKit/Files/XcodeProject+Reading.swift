import ProjectLayout

extension XcodeProject {
  /// Reads an Xcode project.
  ///
  /// - Parameters:
  ///   - bytes: The contents of a `project.pbxproj`.
  ///   - path: The path of the file, relative to the working directory.
  /// - Throws: ``GlossError`` with the position in the file.
  init(reading bytes: ContiguousArray<UInt8>, of path: String) throws(GlossError) {
    do throws(ProjectFileError) {
      try self.init(path: path, bytes: bytes)
    } catch {
      throw GlossError(path, at: error.position, .badProject(error.wording))
    }
  }
}
