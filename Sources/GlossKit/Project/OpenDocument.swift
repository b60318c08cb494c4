import ProjectLayout

/// A file whose unsaved text comes from an editor: `gloss check - --path FILE` reads the text from
/// standard input and checks the project with it instead of the file's own.
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

  /// The path at which the search for the project starts: the file or, if it does not exist yet,
  /// the nearest existing folder above.
  package var place: String {
    var place = argument
    while !place.isEmpty, PathKind(place) == .missing { place = FolderPath.folder(of: place) }
    if place.isEmpty { return argument.hasPrefix("/") ? "/" : "." }
    return place
  }

  /// Returns the project with the text on standard input instead of the file's own, and only that
  /// file in scope. A file that the configuration excludes stays excluded.
  ///
  /// - Throws: ``GlossError`` if standard input cannot be read.
  package func replacingFileByStandardInput(_ project: Project) throws(GlossError) -> Project {
    var project = project
    let path = project.restrictScope(toArgument: argument)
    project.overlay.texts[path] = try StandardInput.bytes()
    return project
  }
}
