// Written by Scripts/language-server-types from the metamodel of the Language Server Protocol 3.17.0.

package import OrderedJSON

/// The types of the Language Server Protocol, with the members that are used.
package enum LSP {
  /// The version of the metamodel that the types are from.
  package static let version = "3.17.0"

  /// The protocol's `Position`.
  package struct Position: Hashable, Sendable {
    /// The line, counted from 0.
    package var line: Int
    /// The column, counted from 0 in the units that were agreed on.
    package var character: Int

    /// Makes a value to send.
    package init(line: Int, character: Int) {
      self.line = line
      self.character = character
    }

    /// Reads a value that a client has sent.
    package init(_ json: JSONValue) throws(RPCError) {
      line = try json.member("line")
      character = try json.member("character")
    }

    /// The value as the protocol spells it.
    package var json: JSONValue {
      .members([
        ("line", line.json),
        ("character", character.json),
      ])
    }
  }

  /// The protocol's `Range`.
  package struct Range: Hashable, Sendable {
    /// The first position.
    package var start: Position
    /// The position just past the last one.
    package var end: Position

    /// Makes a value to send.
    package init(start: Position, end: Position) {
      self.start = start
      self.end = end
    }

    /// Reads a value that a client has sent.
    package init(_ json: JSONValue) throws(RPCError) {
      start = try json.member("start")
      end = try json.member("end")
    }

    /// The value as the protocol spells it.
    package var json: JSONValue {
      .members([
        ("start", start.json),
        ("end", end.json),
      ])
    }
  }

  /// The protocol's `Location`.
  package struct Location: Hashable, Sendable {
    /// The address of the file.
    package var uri: String
    /// The range in the text.
    package var range: Range

    /// Makes a value to send.
    package init(uri: String, range: Range) {
      self.uri = uri
      self.range = range
    }

    /// The value as the protocol spells it.
    package var json: JSONValue {
      .members([
        ("uri", uri.json),
        ("range", range.json),
      ])
    }
  }

  /// The protocol's `DiagnosticRelatedInformation`.
  package struct DiagnosticRelatedInformation: Hashable, Sendable {
    /// The place.
    package var location: Location
    /// The text for people.
    package var message: String

    /// Makes a value to send.
    package init(location: Location, message: String) {
      self.location = location
      self.message = message
    }

    /// The value as the protocol spells it.
    package var json: JSONValue {
      .members([
        ("location", location.json),
        ("message", message.json),
      ])
    }
  }

  /// The protocol's `Diagnostic`.
  package struct Diagnostic: Hashable, Sendable {
    /// The range in the text.
    package var range: Range
    /// The weight of the diagnostic.
    package var severity: DiagnosticSeverity?
    /// The id of the rule.
    package var code: String?
    /// The name of the tool.
    package var source: String?
    /// The text for people.
    package var message: String
    /// Other places that belong to the diagnostic.
    package var relatedInformation: [DiagnosticRelatedInformation]?

    /// Makes a value to send.
    package init(
      range: Range, severity: DiagnosticSeverity? = nil, code: String? = nil, source: String? = nil,
      message: String, relatedInformation: [DiagnosticRelatedInformation]? = nil
    ) {
      self.range = range
      self.severity = severity
      self.code = code
      self.source = source
      self.message = message
      self.relatedInformation = relatedInformation
    }

    /// The value as the protocol spells it.
    package var json: JSONValue {
      .members([
        ("range", range.json),
        ("severity", severity?.json),
        ("code", code?.json),
        ("source", source?.json),
        ("message", message.json),
        ("relatedInformation", relatedInformation?.json),
      ])
    }
  }

  /// The protocol's `PublishDiagnosticsParams`.
  package struct PublishDiagnosticsParams: Hashable, Sendable {
    /// The address of the file.
    package var uri: String
    /// The version of the text.
    package var version: Int32?
    /// The diagnostics.
    package var diagnostics: [Diagnostic]

    /// Makes a value to send.
    package init(uri: String, version: Int32? = nil, diagnostics: [Diagnostic]) {
      self.uri = uri
      self.version = version
      self.diagnostics = diagnostics
    }

    /// The value as the protocol spells it.
    package var json: JSONValue {
      .members([
        ("uri", uri.json),
        ("version", version?.json),
        ("diagnostics", diagnostics.json),
      ])
    }
  }

  /// The protocol's `TextEdit`.
  package struct TextEdit: Hashable, Sendable {
    /// The range in the text.
    package var range: Range
    /// The text in place of the range.
    package var newText: String

    /// Makes a value to send.
    package init(range: Range, newText: String) {
      self.range = range
      self.newText = newText
    }

    /// The value as the protocol spells it.
    package var json: JSONValue {
      .members([
        ("range", range.json),
        ("newText", newText.json),
      ])
    }
  }

  /// The protocol's `OptionalVersionedTextDocumentIdentifier`.
  package struct OptionalVersionedTextDocumentIdentifier: Hashable, Sendable {
    /// The address of the file.
    package var uri: String
    /// The version of the text.
    package var version: Int32?

    /// Makes a value to send.
    package init(uri: String, version: Int32? = nil) {
      self.uri = uri
      self.version = version
    }

    /// The value as the protocol spells it.
    package var json: JSONValue {
      .members([
        ("uri", uri.json),
        ("version", version?.json ?? .null),
      ])
    }
  }

  /// The protocol's `TextDocumentEdit`.
  package struct TextDocumentEdit: Hashable, Sendable {
    /// The text.
    package var textDocument: OptionalVersionedTextDocumentIdentifier
    /// The edits, which do not overlap.
    package var edits: [TextEdit]

    /// Makes a value to send.
    package init(textDocument: OptionalVersionedTextDocumentIdentifier, edits: [TextEdit]) {
      self.textDocument = textDocument
      self.edits = edits
    }

    /// The value as the protocol spells it.
    package var json: JSONValue {
      .members([
        ("textDocument", textDocument.json),
        ("edits", edits.json),
      ])
    }
  }

  /// The protocol's `WorkspaceEdit`.
  package struct WorkspaceEdit: Hashable, Sendable {
    /// The edits of each text.
    package var documentChanges: [TextDocumentEdit]?

    /// Makes a value to send.
    package init(documentChanges: [TextDocumentEdit]? = nil) {
      self.documentChanges = documentChanges
    }

    /// The value as the protocol spells it.
    package var json: JSONValue {
      .members([
        ("documentChanges", documentChanges?.json)
      ])
    }
  }

  /// The protocol's `LogMessageParams`.
  package struct LogMessageParams: Hashable, Sendable {
    /// The weight.
    package var type: MessageType
    /// The text for people.
    package var message: String

    /// Makes a value to send.
    package init(type: MessageType, message: String) {
      self.type = type
      self.message = message
    }

    /// The value as the protocol spells it.
    package var json: JSONValue {
      .members([
        ("type", type.json),
        ("message", message.json),
      ])
    }
  }
}

extension LSP.Position: ReadableValue, SendableValue {}
extension LSP.Range: ReadableValue, SendableValue {}
extension LSP.Location: SendableValue {}
extension LSP.DiagnosticRelatedInformation: SendableValue {}
extension LSP.Diagnostic: SendableValue {}
extension LSP.PublishDiagnosticsParams: SendableValue {}
extension LSP.TextEdit: SendableValue {}
extension LSP.OptionalVersionedTextDocumentIdentifier: SendableValue {}
extension LSP.TextDocumentEdit: SendableValue {}
extension LSP.WorkspaceEdit: SendableValue {}
extension LSP.LogMessageParams: SendableValue {}
