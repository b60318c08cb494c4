import ProjectLayout

extension PathScope {
  /// Makes a scope of a command's paths.
  ///
  /// - Parameter paths: Paths as the user gave them. `.`, `..` and `/` mean everything below them;
  ///   a scope then needs only the number of levels above the working directory.
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
