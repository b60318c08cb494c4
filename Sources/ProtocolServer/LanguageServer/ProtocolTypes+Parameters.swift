// Written by Scripts/language-server-types from the metamodel of the Language Server Protocol 3.17.0.

package import OrderedJSON

extension LSP {
  /// The protocol's `TextDocumentIdentifier`.
  package struct TextDocumentIdentifier: Hashable, Sendable {
    /// The address of the file.
    package var uri: String

    /// Reads a value that a client has sent.
    package init(_ json: JSONValue) throws(RPCError) {
      uri = try json.member("uri")
    }
  }

  /// The protocol's `VersionedTextDocumentIdentifier`.
  package struct VersionedTextDocumentIdentifier: Hashable, Sendable {
    /// The address of the file.
    package var uri: String
    /// The version of the text.
    package var version: Int32

    /// Reads a value that a client has sent.
    package init(_ json: JSONValue) throws(RPCError) {
      uri = try json.member("uri")
      version = try json.member("version")
    }
  }

  /// The protocol's `TextDocumentItem`.
  package struct TextDocumentItem: Hashable, Sendable {
    /// The address of the file.
    package var uri: String
    /// The version of the text.
    package var version: Int32
    /// The whole text.
    package var text: String

    /// Reads a value that a client has sent.
    package init(_ json: JSONValue) throws(RPCError) {
      uri = try json.member("uri")
      version = try json.member("version")
      text = try json.member("text")
    }
  }

  /// The protocol's `DidOpenTextDocumentParams`.
  package struct DidOpenTextDocumentParams: Hashable, Sendable {
    /// The text.
    package var textDocument: TextDocumentItem

    /// Reads a value that a client has sent.
    package init(_ json: JSONValue) throws(RPCError) {
      textDocument = try json.member("textDocument")
    }
  }

  /// The protocol's `DidChangeTextDocumentParams`.
  package struct DidChangeTextDocumentParams: Equatable, Sendable {
    /// The text.
    package var textDocument: VersionedTextDocumentIdentifier
    /// The changes, each made after the ones before.
    package var contentChanges: [JSONValue]

    /// Reads a value that a client has sent.
    package init(_ json: JSONValue) throws(RPCError) {
      textDocument = try json.member("textDocument")
      contentChanges = try json.member("contentChanges")
    }
  }

  /// The protocol's `DidCloseTextDocumentParams`.
  package struct DidCloseTextDocumentParams: Hashable, Sendable {
    /// The text.
    package var textDocument: TextDocumentIdentifier

    /// Reads a value that a client has sent.
    package init(_ json: JSONValue) throws(RPCError) {
      textDocument = try json.member("textDocument")
    }
  }

  /// The protocol's `TextDocumentPositionParams`.
  package struct TextDocumentPositionParams: Hashable, Sendable {
    /// The text.
    package var textDocument: TextDocumentIdentifier
    /// The place in the text.
    package var position: Position

    /// Reads a value that a client has sent.
    package init(_ json: JSONValue) throws(RPCError) {
      textDocument = try json.member("textDocument")
      position = try json.member("position")
    }
  }

  /// The protocol's `ReferenceContext`.
  package struct ReferenceContext: Hashable, Sendable {
    /// True to list the entries as well.
    package var includeDeclaration: Bool

    /// Reads a value that a client has sent.
    package init(_ json: JSONValue) throws(RPCError) {
      includeDeclaration = try json.member("includeDeclaration")
    }
  }

  /// The protocol's `ReferenceParams`.
  package struct ReferenceParams: Hashable, Sendable {
    /// The text.
    package var textDocument: TextDocumentIdentifier
    /// The place in the text.
    package var position: Position
    /// The circumstances.
    package var context: ReferenceContext

    /// Reads a value that a client has sent.
    package init(_ json: JSONValue) throws(RPCError) {
      textDocument = try json.member("textDocument")
      position = try json.member("position")
      context = try json.member("context")
    }
  }

  /// The protocol's `RenameParams`.
  package struct RenameParams: Hashable, Sendable {
    /// The text.
    package var textDocument: TextDocumentIdentifier
    /// The place in the text.
    package var position: Position
    /// The new key.
    package var newName: String

    /// Reads a value that a client has sent.
    package init(_ json: JSONValue) throws(RPCError) {
      textDocument = try json.member("textDocument")
      position = try json.member("position")
      newName = try json.member("newName")
    }
  }

  /// The protocol's `CodeActionContext`.
  package struct CodeActionContext: Hashable, Sendable {
    /// The kinds that are asked for; `nil` for all.
    package var only: [CodeActionKind]?

    /// Reads a value that a client has sent.
    package init(_ json: JSONValue) throws(RPCError) {
      only = try json.optionalMember("only")
    }
  }

  /// The protocol's `CodeActionParams`.
  package struct CodeActionParams: Hashable, Sendable {
    /// The text.
    package var textDocument: TextDocumentIdentifier
    /// The range in the text.
    package var range: Range
    /// The circumstances.
    package var context: CodeActionContext

    /// Reads a value that a client has sent.
    package init(_ json: JSONValue) throws(RPCError) {
      textDocument = try json.member("textDocument")
      range = try json.member("range")
      context = try json.member("context")
    }
  }

  /// The protocol's `WorkspaceFolder`.
  package struct WorkspaceFolder: Hashable, Sendable {
    /// The address of the file.
    package var uri: String

    /// Reads a value that a client has sent.
    package init(_ json: JSONValue) throws(RPCError) {
      uri = try json.member("uri")
    }
  }

  /// The protocol's `WorkspaceFoldersChangeEvent`.
  package struct WorkspaceFoldersChangeEvent: Hashable, Sendable {
    /// The folders that were opened.
    package var added: [WorkspaceFolder]
    /// The folders that were closed.
    package var removed: [WorkspaceFolder]

    /// Reads a value that a client has sent.
    package init(_ json: JSONValue) throws(RPCError) {
      added = try json.member("added")
      removed = try json.member("removed")
    }
  }

  /// The protocol's `DidChangeWorkspaceFoldersParams`.
  package struct DidChangeWorkspaceFoldersParams: Hashable, Sendable {
    /// The folders that changed.
    package var event: WorkspaceFoldersChangeEvent

    /// Reads a value that a client has sent.
    package init(_ json: JSONValue) throws(RPCError) {
      event = try json.member("event")
    }
  }

  /// The protocol's `InitializeParams`.
  package struct InitializeParams: Equatable, Sendable {
    /// The process of the client; `nil` if it has none.
    package var processId: Int32?
    /// The language of the client.
    package var locale: String?
    /// The folder of a client with one.
    package var rootUri: String?
    /// The abilities of the client.
    package var capabilities: JSONValue
    /// The folders of the workspace.
    package var workspaceFolders: [WorkspaceFolder]?

    /// Reads a value that a client has sent.
    package init(_ json: JSONValue) throws(RPCError) {
      processId = try json.optionalMember("processId")
      locale = try json.optionalMember("locale")
      rootUri = try json.optionalMember("rootUri")
      capabilities = try json.member("capabilities")
      workspaceFolders = try json.optionalMember("workspaceFolders")
    }
  }
}

extension LSP.TextDocumentIdentifier: ReadableValue {}
extension LSP.VersionedTextDocumentIdentifier: ReadableValue {}
extension LSP.TextDocumentItem: ReadableValue {}
extension LSP.DidOpenTextDocumentParams: ReadableValue {}
extension LSP.DidChangeTextDocumentParams: ReadableValue {}
extension LSP.DidCloseTextDocumentParams: ReadableValue {}
extension LSP.TextDocumentPositionParams: ReadableValue {}
extension LSP.ReferenceContext: ReadableValue {}
extension LSP.ReferenceParams: ReadableValue {}
extension LSP.RenameParams: ReadableValue {}
extension LSP.CodeActionContext: ReadableValue {}
extension LSP.CodeActionParams: ReadableValue {}
extension LSP.WorkspaceFolder: ReadableValue {}
extension LSP.WorkspaceFoldersChangeEvent: ReadableValue {}
extension LSP.DidChangeWorkspaceFoldersParams: ReadableValue {}
extension LSP.InitializeParams: ReadableValue {}
