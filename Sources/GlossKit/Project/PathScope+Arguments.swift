import ProjectLayout

extension PathScope {
  /// Makes a scope of a command's paths.
  ///
  /// - Parameter paths: Paths as the user gave them. `.` and `..` stand for all that lies below
  ///   them.
  package init(_ paths: [String], in workingDirectory: WorkingDirectory = .current) {
    self.init(
      paths.map { argument in
        let path = workingDirectory.path(ofArgument: argument)
        if path == "." { return .around(levels: 0) }
        if path.split(separator: "/").allSatisfy({ $0 == ".." }) {
          return .around(levels: path == "/" ? .max : FolderPath.levels(above: path + "/"))
        }
        return PathKind(path) == .folder ? .folder(path) : .file(path)
      })
  }
}
