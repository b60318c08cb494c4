import ProjectLayout

extension XcodeProject {
  /// Reads an Xcode project; an error names the file and place.
  ///
  /// - Parameters:
  ///   - bytes: The contents of a `project.pbxproj`.
  ///   - path: The path of the file, relative to the working directory.
  init(reading bytes: ContiguousArray<UInt8>, of path: String) throws(GlossError) {
    do throws(ProjectFileError) {
      try self.init(path: path, bytes: bytes)
    } catch {
      throw GlossError(path, at: error.position, .badProject(error.wording))
    }
  }
}
