import LocalizationModel
import OrderedJSON
import ProtocolServer

/// The properties of an editor that answers depend on, as `initialize` tells them.
struct EditorClient: Sendable {
  /// The unit of columns: UTF-8 bytes if the client knows them, else UTF-16 units.
  var encoding = LSP.PositionEncodingKind.utf16
  /// The language of the editor's own texts; `nil` if the client does not tell.
  var locale: String?
  /// True if the client takes edits of several documents with their versions.
  var takesVersionedEdits = false
  /// True if hovers may be Markdown.
  var readsMarkdown = false
  /// True if the client watches files for a server that asks for it later.
  var watchesFiles = false
  /// True if the client shows progress.
  var showsProgress = false

  init() {}

  init(_ params: LSP.InitializeParams) {
    let capabilities = params.capabilities
    func value(_ path: String...) -> JSONValue? {
      path.reduce(Optional(capabilities)) { value, name in value?[name] }
    }
    func isTrue(_ value: JSONValue?) -> Bool { value?.boolean ?? false }
    let encodings = value("general", "positionEncodings")?.elements ?? []
    encoding = encodings.contains(LSP.PositionEncodingKind.utf8.json) ? .utf8 : .utf16
    locale = params.locale
    // A client that names operations on files takes the form of edits that they come in.
    takesVersionedEdits =
      isTrue(value("workspace", "workspaceEdit", "documentChanges"))
      || value("workspace", "workspaceEdit", "resourceOperations")?.elements?.isEmpty == false
    readsMarkdown =
      value("textDocument", "hover", "contentFormat")?.elements?
      .contains(LSP.MarkupKind.markdown.json) ?? false
    watchesFiles = isTrue(value("workspace", "didChangeWatchedFiles", "dynamicRegistration"))
    showsProgress = isTrue(value("window", "workDoneProgress"))
  }
}
