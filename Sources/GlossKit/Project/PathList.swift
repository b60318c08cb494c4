import ProjectLayout

/// Files to work on that another program lists: a hook, or git. Only sources and catalogs count, and
/// only those that are there.
public enum PathList {
  /// The files that a list names, one a line or ended by zero bytes.
  ///
  /// - Parameters:
  ///   - list: A file, or `-` for standard input. Its paths are relative to the working directory.
  ///   - allowsOutside: Whether it may be a link that leads out of the project that it lies in.
  /// - Throws: ``GlossError`` if it cannot be read.
  public static func files(
    in list: String, allowsOutside: Bool = false
  ) throws(GlossError) -> [String] {
    let text: String
    if list == "-" {
      text = String(decoding: try StandardInput.bytes(), as: UTF8.self)
    } else {
      let path = WorkingDirectory.current.path(ofArgument: list)
      let boundary = ProjectBoundary.commandLine(allowsOutside: allowsOutside)
      text = String(
        decoding: try FileReader.contents(of: path, within: boundary).bytes, as: UTF8.self)
    }
    let end: Character = text.contains("\0") ? "\0" : "\n"
    return text.split(separator: end).map { $0.last == "\r" ? String($0.dropLast()) : String($0) }
      .flatMap { $0.split(separator: "\r\n").map(String.init) }.filter(isWorkedOn)
  }

  /// The files that the working tree has changed.
  ///
  /// - Parameters:
  ///   - reference: Since the branch left this one; `nil` for the last commit.
  ///   - paths: Files and folders that they have to be or lie in; none for the whole repository.
  ///   - configuration: Says where the repository is if no path does.
  /// - Throws: ``GlossError`` if git cannot say.
  public static func changedFiles(
    since reference: String?, in paths: [String], _ configuration: Configuration
  ) throws(GlossError) -> [String] {
    let scope = paths.isEmpty ? PathScope.everything : PathScope(paths)
    let changes = try BranchChanges(
      since: reference ?? "HEAD", in: scope.folders + [configuration.root])
    return changes.changed.filter { scope.contains($0) && isWorkedOn($0) }
  }

  private static func isWorkedOn(_ path: String) -> Bool {
    guard let kind = FileKind(path: path), kind == .swift || kind == .catalog else { return false }
    return PathKind(path) == .file
  }
}
