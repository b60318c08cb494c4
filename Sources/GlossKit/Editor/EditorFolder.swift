import LocalizationModel
import ProjectLayout
import ProtocolServer

/// One folder of an editor's workspace: its live project, the latest check of it, and the
/// diagnostics that the editor has. Only an ``EditorSession`` uses it.
final class EditorFolder {
  /// The folder as the client spells it.
  let path: AbsolutePath
  let live: LiveProject
  let place: SessionFolder
  /// A number that grows with every change of a text or file.
  private(set) var state = 0
  /// The latest snapshot, keys and check, with the state that they are of.
  var snapshot: (state: Int, snapshot: EditorSnapshot)?
  var keys: (state: Int, keys: EditorKeys)?
  var check: (state: Int, check: Check)?
  /// The state whose diagnostics the editor has.
  var shownState = -1
  /// The findings and errors by the file that the editor has shown them for.
  private var shown: [String: EditorDiagnostics.Contents] = [:]
  /// The addresses under which they are shown, by file.
  private var addresses: [String: String] = [:]
  /// The versions of open texts that the editor has diagnostics for, by file.
  private var versions: [String: Int32] = [:]

  init(_ path: AbsolutePath, _ live: LiveProject) {
    self.path = path
    self.live = live
    place = SessionFolder(path.text)
  }

  /// Notes that a text or file has changed.
  func touch() { state += 1 }

  /// Returns the path of a file in the folder, relative to it; `nil` for a file elsewhere.
  func relativePath(of file: AbsolutePath) -> String? {
    file.names.count > path.names.count && file.names.starts(with: path.names)
      ? file.text(seenFrom: path) : nil
  }

  /// Returns the files whose diagnostics have changed, open ones first, and keeps them as shown.
  ///
  /// Files that are not open are compared by their findings, because a large project has thousands
  /// of them, and converting each takes its text.
  func changes(
    to contents: [String: EditorDiagnostics.Contents], _ diagnostics: EditorDiagnostics
  ) -> [LSP.PublishDiagnosticsParams] {
    let texts = diagnostics.files.texts
    var params: [LSP.PublishDiagnosticsParams] = []
    func show(_ path: String, _ contents: EditorDiagnostics.Contents) {
      let uri = diagnostics.files.uri(of: path)
      if let old = addresses[path], old != uri {
        params.append(LSP.PublishDiagnosticsParams(uri: old, diagnostics: []))
      }
      addresses[path] = uri
      versions[path] = texts[path]?.version
      params.append(
        LSP.PublishDiagnosticsParams(
          uri: uri, version: texts[path]?.version, diagnostics: diagnostics.all(contents, in: path))
      )
    }
    for path in texts.keys.sortedByBytes()
    where versions[path] != texts[path]?.version
      || shown[path] != contents[path]
    {
      show(path, contents[path] ?? EditorDiagnostics.Contents())
    }
    let others = Set(contents.keys).union(shown.keys).union(versions.keys).subtracting(texts.keys)
    for path in others.sortedByBytes()
    where shown[path] != contents[path] || versions[path] != nil {
      show(path, contents[path] ?? EditorDiagnostics.Contents())
    }
    shown = contents
    return params
  }

  /// Returns what takes all diagnostics of the folder away again.
  func withdrawal() -> [LSP.PublishDiagnosticsParams] {
    addresses.values.sortedByBytes().map {
      LSP.PublishDiagnosticsParams(uri: $0, diagnostics: [])
    }
  }
}
