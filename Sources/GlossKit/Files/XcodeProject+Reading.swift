import ProjectLayout

extension XcodeProject {
  /// - Parameters:
  ///   - bytes: A `project.pbxproj`.
  ///   - path: Its path, relative to the working directory.
  init(reading bytes: ContiguousArray<UInt8>, of path: String) throws(GlossError) {
    do throws(ProjectFileError) {
      try self.init(path: path, bytes: bytes)
    } catch {
      throw GlossError(path, at: error.position, .badProject(error.wording))
    }
  }
}
