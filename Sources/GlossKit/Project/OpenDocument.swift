import ProjectLayout

/// A file as it is in an editor, not saved yet: what `gloss check - --path FILE` works on.
public struct OpenDocument: Sendable {
  private let argument: String

  /// - Parameter argument: Where the file lies, or will lie when it is saved.
  /// - Returns: `nil` if it is a folder, or neither a Swift source nor a catalog.
  public init?(at argument: String) {
    guard let kind = FileKind(path: argument), kind == .swift || kind == .catalog,
      !argument.hasSuffix("/"), PathKind(argument) != .folder
    else { return nil }
    self.argument = argument
  }

  /// The file or, before it is first saved, the nearest folder that is there: what the project is
  /// looked for around.
  public var place: String {
    var place = argument
    while !place.isEmpty, PathKind(place) == .missing { place = FolderPath.folder(of: place) }
    if place.isEmpty { return argument.hasPrefix("/") ? "/" : "." }
    return place
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
