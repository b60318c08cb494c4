import ProjectLayout

/// A file as it is in an editor, not saved yet: what `gloss check - --path FILE` works on.
public struct OpenDocument: Sendable {
  private let argument: String

  /// - Parameter argument: Where the file lies, or will lie when it is saved.
  /// - Returns: `nil` if it is neither a Swift source nor a catalog.
  public init?(at argument: String) {
    guard let kind = FileKind(path: argument), kind == .swift || kind == .catalog else {
      return nil
    }
    self.argument = argument
  }

  /// The file or, before it is first saved, its folder: what the project is looked for around.
  public var place: String {
    if PathKind(argument) != .missing { return argument }
    let folder = FolderPath.folder(of: argument)
    return folder.isEmpty ? "." : folder
  }

  /// The project with the text on standard input laid over the file, and with that file alone in
  /// scope. A file that the project leaves out stays out.
  ///
  /// - Throws: ``GlossError`` if standard input cannot be read.
  public func laidOverByStandardInput(_ project: Project) throws(GlossError) -> Project {
    var project = project
    let path = project.narrow(toArgument: argument)
    project.overlay.texts[path] = try StandardInput.bytes()
    return project
  }
}
