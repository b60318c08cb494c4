import ProjectLayout

extension PathScope {
  /// - Parameter paths: As the user gave them.
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
