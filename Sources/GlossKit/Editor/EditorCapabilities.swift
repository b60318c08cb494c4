import OrderedJSON
import ProtocolServer

/// The capabilities that `gloss lsp` names in its answer to `initialize`.
enum EditorCapabilities {
  static func json(for client: EditorClient) -> JSONValue {
    var json: JSONValue = [
      "positionEncoding": client.encoding.json,
      "textDocumentSync": [
        "openClose": true, "change": LSP.TextDocumentSyncKind.incremental.json,
        "save": ["includeText": false],
      ],
      "hoverProvider": true, "definitionProvider": true, "referencesProvider": true,
      "completionProvider": ["triggerCharacters": ["\"", " "]],
      "workspace": ["workspaceFolders": ["supported": true, "changeNotifications": true]],
    ]
    if client.takesVersionedEdits {
      json["renameProvider"] = ["prepareProvider": true]
      json["codeActionProvider"] = [
        "codeActionKinds": [LSP.CodeActionKind.quickFix.json, EditorActions.fixAll.json]
      ]
    }
    return json
  }

  /// The patterns of the files that findings depend on.
  static let watchedFiles = [
    "**/*.{swift,xcstrings,strings,stringsdict,pbxproj,xcconfig,xcdatamodel}",
    "**/{gloss,gloss-baseline,project}.{json,yml}",
  ]
}
