import LocalizationModel
package import OrderedJSON
package import ProtocolServer
import StringCatalog

/// The requests of an editor about a place in a text.
extension EditorSession {
  /// A place in a file that has a key, with the project as it is.
  fileprivate struct Place {
    let snapshot: EditorSnapshot
    let keys: EditorKeys
    let subject: EditorKeys.Subject
    let places: TextPlaces

    /// The range of the key in the file.
    var range: LSP.Range { places.range(subject.range) }
    /// The places in the code that use the key.
    var uses: [LSP.Location] {
      keys.uses(of: subject).compactMap { snapshot.files.location($0.path, $0.range) }
    }
    /// The places of the key in catalogs.
    var entries: [LSP.Location] {
      keys.entries(of: subject).compactMap { catalog, entry in
        entry.keyRange.flatMap { snapshot.files.location(catalog.path, $0) }
      }
    }
  }

  package func answer(_ method: String, _ params: JSONValue) async throws(RPCError) -> JSONValue {
    switch method {
    case "textDocument/codeAction": try await actions(LSP.CodeActionParams(params))
    case "textDocument/hover": try await hover(LSP.TextDocumentPositionParams(params))
    case "textDocument/definition": try await definition(LSP.TextDocumentPositionParams(params))
    case "textDocument/references": try await references(LSP.ReferenceParams(params))
    case "textDocument/completion": try await completion(LSP.TextDocumentPositionParams(params))
    case "textDocument/prepareRename":
      try await renameRange(LSP.TextDocumentPositionParams(params))
    case "textDocument/rename": try await rename(LSP.RenameParams(params))
    default: throw RPCError(.methodNotFound, "unknown method '\(method)'")
    }
  }

  /// Returns the key at a position; `nil` if there is none, the file is in no folder, or the project
  /// cannot be read.
  private func place(
    _ document: LSP.TextDocumentIdentifier, _ position: LSP.Position
  ) async -> Place? {
    guard let folder = folder(of: document), let (snapshot, keys) = await keys(of: folder),
      let path = path(of: document, in: folder), let places = snapshot.files.places(of: path),
      let subject = keys.subject(at: places.offset(of: position), in: path)
    else { return nil }
    return Place(snapshot: snapshot, keys: keys, subject: subject, places: places)
  }

  // MARK: Reading

  private func hover(_ params: LSP.TextDocumentPositionParams) async -> JSONValue {
    guard let place = await place(params.textDocument, params.position) else { return .null }
    let hover = EditorHover(
      place.subject, place.keys, in: place.snapshot.language, isMarkdown: client.readsMarkdown)
    return LSP.Hover(contents: hover.content, range: place.range).json
  }

  /// Answers with the entries of a key in the code, or the uses of a key in a catalog.
  private func definition(_ params: LSP.TextDocumentPositionParams) async -> JSONValue {
    guard let place = await place(params.textDocument, params.position) else { return .null }
    return (place.subject.string == nil ? place.uses : place.entries).json
  }

  private func references(_ params: LSP.ReferenceParams) async -> JSONValue {
    guard let place = await place(params.textDocument, params.position) else { return .null }
    return (place.uses + (params.context.includeDeclaration ? place.entries : [])).json
  }

  private func completion(_ params: LSP.TextDocumentPositionParams) async -> JSONValue {
    guard let place = await place(params.textDocument, params.position),
      let completion = EditorCompletion(place.subject, place.keys, place.places)
    else { return .null }
    return completion.list.json
  }

  // MARK: Changing

  private func actions(_ params: LSP.CodeActionParams) async throws(RPCError) -> JSONValue {
    guard client.takesVersionedEdits, let folder = folder(of: params.textDocument),
      let (snapshot, check) = try? await checked(folder),
      let path = self.path(of: params.textDocument, in: folder),
      let actions = EditorActions(snapshot, check, of: path)
    else { return [] }
    var found: [LSP.CodeAction] = []
    if EditorActions.isWanted(.quickFix, by: params) {
      found = await actions.quickFixes(in: params.range)
    }
    if params.context.only != nil, EditorActions.isWanted(EditorActions.fixAll, by: params) {
      found += await actions.allFixes().map { [$0] } ?? []
    }
    return found.json
  }

  private func renameRange(_ params: LSP.TextDocumentPositionParams) async -> JSONValue {
    guard client.takesVersionedEdits,
      let place = await place(params.textDocument, params.position)
    else { return .null }
    return ["range": place.range.json, "placeholder": .string(place.subject.key)]
  }

  /// Answers with the edits of ``Renaming``. A catalog that is not open is not changed, because the
  /// editor could not tell that it has changed meanwhile: then nothing is.
  private func rename(_ params: LSP.RenameParams) async throws(RPCError) -> JSONValue {
    guard client.takesVersionedEdits else {
      throw RPCError(.requestFailed, "the editor takes no edits with versions ('documentChanges')")
    }
    guard let place = await place(params.textDocument, params.position) else { return .null }
    let (snapshot, files) = (place.snapshot, place.snapshot.files)
    let renaming = await Renaming(of: snapshot.project, from: place.subject.key, to: params.newName)
    if let failure = renaming.failures.first {
      throw RPCError(.requestFailed, failure.located.text(in: snapshot.language))
    }
    let changed = renaming.fileChanges.changed
    let closed = changed.map(\.path).filter {
      FileKind(path: $0) == .catalog && files.texts[$0] == nil
    }
    if !closed.isEmpty {
      let message = Message(
        "open these catalogs in the editor and rename again: \(Message.list(closed, isQuoted: true))",
        comment: "编辑器里改键：要改的字符串目录没有打开。%@：带引号的路径")
      throw RPCError(.requestFailed, message.text(in: snapshot.language))
    }
    return LSP.WorkspaceEdit(documentChanges: changed.map(files.edit)).json
  }
}
