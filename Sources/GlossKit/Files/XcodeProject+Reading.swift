import ProjectLayout

extension XcodeProject {
  /// - Parameter path: The path of a `project.pbxproj`, relative to the working directory.
  init(contentsOf path: String, within boundary: ProjectBoundary) throws(GlossError) {
    let bytes = try FileReader.contents(of: path, within: boundary).bytes
    do throws(ProjectFileError) {
      try self.init(path: path, bytes: bytes)
    } catch {
      throw GlossError(path, at: error.position, .badProject(error.wording))
    }
  }
}
