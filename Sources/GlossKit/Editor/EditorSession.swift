package import LocalizationModel
package import OrderedJSON
package import ProtocolServer
import ProjectLayout

/// An editor's session with `gloss lsp`: keeps the open texts, checks each folder after a change and
/// answers requests about it. Nothing is written: all changes are edits that the editor makes.
///
/// ``LanguageServer`` asks for one answer at a time, so that each can make its folder the working
/// directory.
package actor EditorSession: LanguageService {
  /// Makes the live project of a folder; the folder is the working directory whenever it is read.
  package typealias ProjectMaker = @Sendable () -> LiveProject

  private let connection: ClientConnection
  private let makeProject: ProjectMaker
  private let asked: MessageLanguage?
  /// Called with the process that started the server, as the client names it.
  private let noteClient: @Sendable (Int32) -> Void
  private(set) var client = EditorClient()
  private var folders: [EditorFolder] = []
  /// Asks for ``work()``.
  private var wake: @Sendable () -> Void = {}
  /// The open texts by address.
  private var texts: [String: OpenText] = [:]

  /// - Parameters:
  ///   - asked: The language that the command line names; `nil` for the language of the project or client.
  ///   - noteClient: Called with the process id of the client, to end when it does.
  package init(
    _ connection: ClientConnection, asked: MessageLanguage?,
    noteClient: @escaping @Sendable (Int32) -> Void, project: @escaping ProjectMaker
  ) {
    self.connection = connection
    self.asked = asked
    self.noteClient = noteClient
    makeProject = project
  }

  // MARK: Session

  package func begin(
    _ params: LSP.InitializeParams, wake: @escaping @Sendable () -> Void
  ) async throws(RPCError) -> JSONValue {
    guard params.capabilities.members != nil else {
      throw RPCError(.invalidParams, "'capabilities' has to be an object")
    }
    client = EditorClient(params)
    self.wake = wake
    if let id = params.processId { noteClient(id) }
    let addresses = params.workspaceFolders?.map(\.uri) ?? params.rootUri.map { [$0] } ?? []
    for uri in addresses { add(uri) }
    if addresses.isEmpty { add(WorkingDirectory.current.path) }
    return [
      "capabilities": EditorCapabilities.json(for: client),
      "serverInfo": ["name": "gloss", "version": .string(glossVersion)],
    ]
  }

  private func add(_ uri: String) {
    guard let path = FileAddress.path(of: uri) else {
      connection.log(.warning, "'\(uri)' is no folder of this machine")
      return
    }
    add(path)
  }

  private func add(_ path: AbsolutePath) {
    if folders.contains(where: { $0.path == path }) { return }
    let folder = EditorFolder(path, makeProject())
    folders.append(folder)
    if !client.watchesFiles { watch(path) }
  }

  /// Watches the files of a folder for a client that does not, until the folder is removed.
  private func watch(_ path: AbsolutePath) {
    Task { [weak self] in
      let watcher = await FolderWatcher(path.text, polls: false)
      while await !watcher.changes().isEmpty, let self, await noteChange(in: path) {}
    }
  }

  /// Notes that files of a folder have changed on the disk.
  ///
  /// - Returns: False if the folder is open no more.
  private func noteChange(in path: AbsolutePath) -> Bool {
    guard let folder = folders.first(where: { $0.path == path }) else { return false }
    folder.touch()
    wake()
    return true
  }

  package func take(_ method: String, _ params: JSONValue) async throws(RPCError) {
    switch method {
    case "initialized": if client.watchesFiles { register() }
    case "textDocument/didOpen":
      let item = try LSP.DidOpenTextDocumentParams(params).textDocument
      texts[item.uri] = OpenText(item)
      touch(item.uri)
    case "textDocument/didChange":
      let change = try LSP.DidChangeTextDocumentParams(params)
      let uri = change.textDocument.uri
      guard var text = texts[uri] else { throw RPCError(.invalidParams, "'\(uri)' is not open") }
      do throws(RPCError) {
        try text.change(change, client.encoding)
        texts[uri] = text
      } catch {
        // The editor has another text now: answers from the old one would edit wrong places.
        if change.textDocument.version > text.version { texts[uri] = nil }
        touch(uri)
        throw error
      }
      touch(uri)
    case "textDocument/didClose":
      let uri = try LSP.DidCloseTextDocumentParams(params).textDocument.uri
      guard texts.removeValue(forKey: uri) != nil else {
        throw RPCError(.invalidParams, "'\(uri)' is not open")
      }
      touch(uri)
    case "textDocument/didSave", "workspace/didChangeWatchedFiles":
      for folder in folders { folder.touch() }
    case "workspace/didChangeWorkspaceFolders":
      let event = try LSP.DidChangeWorkspaceFoldersParams(params).event
      for removed in event.removed.compactMap({ FileAddress.path(of: $0.uri) }) {
        for folder in folders where folder.path == removed { publish(folder.withdrawal()) }
        folders.removeAll { $0.path == removed }
      }
      for added in event.added { add(added.uri) }
    // Notifications that change nothing here, such as of settings.
    default: break
    }
  }

  private func touch(_ uri: String) {
    guard let path = FileAddress.path(of: uri) else { return }
    folder(of: path)?.folder.touch()
  }

  /// Returns the innermost folder that holds a file, with the file's path in it.
  private func folder(of file: AbsolutePath) -> (folder: EditorFolder, path: String)? {
    folders.compactMap { folder in folder.relativePath(of: file).map { (folder, $0) } }
      .max { $0.0.path.names.count < $1.0.path.names.count }
  }

  private func register() {
    let watchers = EditorCapabilities.watchedFiles.map { ["globPattern": .string($0)] as JSONValue }
    connection.request(
      "client/registerCapability",
      [
        "registrations": [
          [
            "id": "watched-files", "method": "workspace/didChangeWatchedFiles",
            "registerOptions": ["watchers": .array(watchers)],
          ]
        ]
      ])
  }

  // MARK: State

  private func files(of folder: EditorFolder, within boundary: ProjectBoundary) -> EditorFiles {
    var own: [String: OpenText] = [:]
    for text in texts.values {
      guard let path = FileAddress.path(of: text.uri), let found = self.folder(of: path),
        found.folder === folder
      else { continue }
      own[WorkingDirectory.current.path(ofArgument: found.path)] = text
    }
    return EditorFiles(
      texts: own, folder: folder.path, encoding: client.encoding, boundary: boundary)
  }

  private func language(_ project: Project?) -> MessageLanguage {
    let isChinese = client.locale?.lowercased().hasPrefix("zh") ?? false
    return asked ?? project?.configuration.messages ?? (isChinese ? .chinese : .english)
  }

  private func enter(_ folder: EditorFolder) throws(GlossError) {
    guard folder.place.enter() else {
      throw GlossError(folder.path.text, .notFound(suggestion: nil))
    }
  }

  /// Returns the project of a folder with the open texts of this moment.
  private func snapshot(of folder: EditorFolder) async throws(GlossError) -> EditorSnapshot {
    try enter(folder)
    if client.watchesFiles, let kept = folder.snapshot, kept.state == folder.state {
      return kept.snapshot
    }
    let state = folder.state
    let files = files(of: folder, within: .none)
    await folder.live.setUnsavedTexts(files.texts.mapValues(\.bytes))
    let project = try await folder.live.refreshed()
    let snapshot = EditorSnapshot(
      project: project,
      files: EditorFiles(
        texts: files.texts, folder: files.folder, encoding: files.encoding,
        boundary: project.boundary),
      language: language(project))
    folder.snapshot = (state, snapshot)
    return snapshot
  }

  /// Checks a folder and shows its diagnostics, unless that is done for its present state.
  func checked(
    _ folder: EditorFolder
  ) async throws(GlossError) -> (snapshot: EditorSnapshot, check: Check) {
    let state = folder.state
    do throws(GlossError) {
      let snapshot = try await snapshot(of: folder)
      if client.watchesFiles, let kept = folder.check, kept.state == state {
        return (snapshot, kept.check)
      }
      let selection = try FindingSelection(withoutBaselineOf: snapshot.project)
      let check = await Check(of: snapshot.project, selection: selection)
      folder.check = (state, check)
      show(check.findings, check.failures, of: folder, snapshot.files, snapshot.language, state)
      return (snapshot, check)
    } catch {
      let files = files(of: folder, within: ProjectBoundary(around: ["."]))
      show([], [error], of: folder, files, language(nil), state)
      throw error
    }
  }

  package func work() async -> Bool {
    guard let folder = folders.first(where: { $0.shownState != $0.state }) else { return false }
    let progress = folder.shownState < 0 && client.showsProgress ? EditorProgress(connection) : nil
    progress?.begin(language(nil))
    _ = try? await checked(folder)
    progress?.end()
    return true
  }

  // MARK: Diagnostics

  private func show(
    _ findings: [LocatedFinding], _ failures: [GlossError], of folder: EditorFolder,
    _ files: EditorFiles, _ language: MessageLanguage, _ state: Int
  ) {
    folder.shownState = state
    if !folders.contains(where: { $0 === folder }) { return }
    var contents: [String: EditorDiagnostics.Contents] = [:]
    for finding in findings {
      contents[finding.finding.path, default: EditorDiagnostics.Contents()].findings.append(finding)
    }
    for failure in failures {
      // An error about the whole project has no text to stand in.
      if failure.path.isEmpty || PathKind(failure.path) == .folder {
        connection.log(.warning, failure.located.text(in: language))
      } else {
        contents[failure.path, default: EditorDiagnostics.Contents()].failures.append(failure)
      }
    }
    publish(folder.changes(to: contents, EditorDiagnostics(files: files, language: language)))
  }

  private func publish(_ all: [LSP.PublishDiagnosticsParams]) {
    for params in all { connection.notify("textDocument/publishDiagnostics", params.json) }
  }

  // MARK: Places

  /// Returns the folder that holds a text.
  func folder(of document: LSP.TextDocumentIdentifier) -> EditorFolder? {
    FileAddress.path(of: document.uri).flatMap { folder(of: $0)?.folder }
  }

  /// Returns the path of a text in its folder, which is the working directory.
  func path(of document: LSP.TextDocumentIdentifier, in folder: EditorFolder) -> String? {
    FileAddress.path(of: document.uri).flatMap { folder.relativePath(of: $0) }
      .map { WorkingDirectory.current.path(ofArgument: $0) }
  }

  /// Returns the keys of a folder's project; `nil` if it cannot be read, which its diagnostics tell.
  func keys(of folder: EditorFolder) async -> (snapshot: EditorSnapshot, keys: EditorKeys)? {
    let state = folder.state
    guard let snapshot = try? await snapshot(of: folder) else { return nil }
    if client.watchesFiles, let kept = folder.keys, kept.state == state {
      return (snapshot, kept.keys)
    }
    let keys = await EditorKeys(of: snapshot.project)
    folder.keys = (state, keys)
    return (snapshot, keys)
  }
}
