import ProjectLayout

/// Reads lists of files to work on, from `--files-from` or from git; they become the paths of a
/// ``Project``. Only existing Swift sources and catalogs are kept.
package enum PathList {
  /// Reads a list of files, one per line or each ended by a zero byte.
  ///
  /// - Parameters:
  ///   - list: The path of the list, or `-` for standard input. Paths in it are relative to the
  ///     working directory.
  ///   - allowsOutside: True if the list may be a link that leads out of its project.
  /// - Throws: ``GlossError`` if the list cannot be read.
  package static func files(
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
    // A line feed and a preceding carriage return are one Character, hence the second split.
    let end: Character = text.contains("\0") ? "\0" : "\n"
    return text.split(separator: end).map { $0.last == "\r" ? String($0.dropLast()) : String($0) }
      .flatMap { $0.split(separator: "\r\n").map(String.init) }.filter(isWorkedOn)
  }

  /// Asks git for the files that the working tree has changed, untracked ones included.
  ///
  /// - Parameters:
  ///   - reference: The branch, tag or commit to compare with, from the common commit on; `nil`
  ///     for the last commit.
  ///   - paths: Files and folders to restrict the answer to; empty for the whole repository.
  ///   - configuration: Its folder lies in the repository to ask if no path does.
  /// - Throws: ``GlossError`` if git cannot tell.
  package static func changedFiles(
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
