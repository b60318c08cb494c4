import ProjectLayout

/// A file as an editor has it, not saved yet: `gloss check - --path FILE` reads its text from
/// standard input and checks the project with that text in the file's place.
package struct OpenDocument: Sendable {
  private let argument: String

  /// - Parameter argument: The path of the file, which need not exist yet.
  /// - Returns: `nil` if the path is a folder, or neither a Swift source nor a catalog.
  package init?(at argument: String) {
    guard let kind = FileKind(path: argument), kind == .swift || kind == .catalog,
      !argument.hasSuffix("/"), PathKind(argument) != .folder
    else { return nil }
    self.argument = argument
  }

  /// The place to look for the project from: the file or, if it does not exist yet, the nearest
  /// folder above it that does.
  package var place: String {
    var place = argument
    while !place.isEmpty, PathKind(place) == .missing { place = FolderPath.folder(of: place) }
    if place.isEmpty { return argument.hasPrefix("/") ? "/" : "." }
    return place
  }

  /// Returns the project with the text on standard input laid over the file, and only that file in
  /// scope. A file that the configuration excludes stays excluded.
  ///
  /// - Throws: ``GlossError`` if standard input cannot be read.
  package func laidOverByStandardInput(_ project: Project) throws(GlossError) -> Project {
    var project = project
    let path = project.narrow(toArgument: argument)
    project.overlay.texts[path] = try StandardInput.bytes()
    return project
  }
}
