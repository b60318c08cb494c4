import GlossReports
import LocalizationModel
import ProjectLayout
import ProtocolServer

/// The files of a folder as an editor sees them at one moment: the open texts with their versions,
/// and the conversion between the project's paths and positions and those of the editor.
struct EditorFiles: Sendable {
  /// The open texts of the folder, by path relative to the folder.
  let texts: [String: OpenText]
  /// The folder as the client spells it.
  let folder: AbsolutePath
  let encoding: LSP.PositionEncodingKind
  /// The limit of what is read.
  let boundary: ProjectBoundary

  /// Returns the address of a file.
  func uri(of path: String) -> String {
    texts[path]?.uri ?? FileAddress.uri(of: AbsolutePath(path, in: folder))
  }

  /// Returns the text of a file, open or not; `nil` if it cannot be read.
  func places(of path: String) -> TextPlaces? {
    if let text = texts[path] { return TextPlaces(text.bytes, encoding) }
    let contents = try? FileReader.contents(of: path, within: boundary)
    return contents.map { TextPlaces($0.bytes, encoding) }
  }

  /// Returns the location of a range in a file; `nil` if the file cannot be read.
  func location(_ path: String, _ range: ByteRange) -> LSP.Location? {
    places(of: path).map { LSP.Location(uri: uri(of: path), range: $0.range(range)) }
  }

  /// Returns the change of one file as the editor makes it, for the version that it was made from.
  func edit(_ change: FileChange) -> LSP.TextDocumentEdit {
    let places = TextPlaces(change.oldBytes, encoding)
    let edits = TextReplacement.all(from: change.oldBytes, to: change.newBytes).map {
      LSP.TextEdit(range: places.range($0.range), newText: $0.text)
    }
    return LSP.TextDocumentEdit(
      textDocument: LSP.OptionalVersionedTextDocumentIdentifier(
        uri: uri(of: change.path), version: texts[change.path]?.version),
      edits: edits)
  }
}

/// A project as an editor sees it at one moment.
struct EditorSnapshot: Sendable {
  let project: Project
  let files: EditorFiles
  /// The language of messages.
  let language: MessageLanguage
}
