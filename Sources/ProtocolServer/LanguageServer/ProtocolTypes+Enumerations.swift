// Written by Scripts/language-server-types from the metamodel of the Language Server Protocol 3.17.0.

extension LSP {
  /// The protocol's `DiagnosticSeverity`: the values that are used.
  package struct DiagnosticSeverity: RawRepresentable, Hashable, Sendable {
    /// The value as the protocol spells it.
    package let rawValue: Int

    /// Takes any value, known or not.
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// `error` of the protocol.
    package static let error = Self(rawValue: 1)
    /// `warning` of the protocol.
    package static let warning = Self(rawValue: 2)
    /// `information` of the protocol.
    package static let information = Self(rawValue: 3)
  }

  /// The protocol's `MessageType`: the values that are used.
  package struct MessageType: RawRepresentable, Hashable, Sendable {
    /// The value as the protocol spells it.
    package let rawValue: Int

    /// Takes any value, known or not.
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// `error` of the protocol.
    package static let error = Self(rawValue: 1)
    /// `warning` of the protocol.
    package static let warning = Self(rawValue: 2)
  }

  /// The protocol's `CodeActionKind`: the values that are used.
  package struct CodeActionKind: RawRepresentable, Hashable, Sendable {
    /// The value as the protocol spells it.
    package let rawValue: String

    /// Takes any value, known or not.
    package init(rawValue: String) { self.rawValue = rawValue }

    /// `quickFix` of the protocol.
    package static let quickFix = Self(rawValue: "quickfix")
    /// `sourceFixAll` of the protocol.
    package static let sourceFixAll = Self(rawValue: "source.fixAll")
  }

  /// The protocol's `MarkupKind`: the values that are used.
  package struct MarkupKind: RawRepresentable, Hashable, Sendable {
    /// The value as the protocol spells it.
    package let rawValue: String

    /// Takes any value, known or not.
    package init(rawValue: String) { self.rawValue = rawValue }

    /// `plainText` of the protocol.
    package static let plainText = Self(rawValue: "plaintext")
    /// `markdown` of the protocol.
    package static let markdown = Self(rawValue: "markdown")
  }

  /// The protocol's `PositionEncodingKind`: the values that are used.
  package struct PositionEncodingKind: RawRepresentable, Hashable, Sendable {
    /// The value as the protocol spells it.
    package let rawValue: String

    /// Takes any value, known or not.
    package init(rawValue: String) { self.rawValue = rawValue }

    /// `utf8` of the protocol.
    package static let utf8 = Self(rawValue: "utf-8")
    /// `utf16` of the protocol.
    package static let utf16 = Self(rawValue: "utf-16")
  }

  /// The protocol's `CompletionItemKind`: the values that are used.
  package struct CompletionItemKind: RawRepresentable, Hashable, Sendable {
    /// The value as the protocol spells it.
    package let rawValue: Int

    /// Takes any value, known or not.
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// `text` of the protocol.
    package static let text = Self(rawValue: 1)
  }

  /// The protocol's `TextDocumentSyncKind`: the values that are used.
  package struct TextDocumentSyncKind: RawRepresentable, Hashable, Sendable {
    /// The value as the protocol spells it.
    package let rawValue: Int

    /// Takes any value, known or not.
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// `incremental` of the protocol.
    package static let incremental = Self(rawValue: 2)
  }
}

extension LSP.DiagnosticSeverity: ReadableValue, SendableValue {}
extension LSP.MessageType: ReadableValue, SendableValue {}
extension LSP.CodeActionKind: ReadableValue, SendableValue {}
extension LSP.MarkupKind: ReadableValue, SendableValue {}
extension LSP.PositionEncodingKind: ReadableValue, SendableValue {}
extension LSP.CompletionItemKind: ReadableValue, SendableValue {}
extension LSP.TextDocumentSyncKind: ReadableValue, SendableValue {}
