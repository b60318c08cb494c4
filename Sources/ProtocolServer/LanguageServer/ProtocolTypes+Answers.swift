// Written by Scripts/language-server-types from the metamodel of the Language Server Protocol 3.17.0.

package import OrderedJSON

extension LSP {
  /// The protocol's `CodeAction`.
  package struct CodeAction: Hashable, Sendable {
    /// The name for people.
    package var title: String
    /// The kind.
    package var kind: CodeActionKind?
    /// The diagnostics.
    package var diagnostics: [Diagnostic]?
    /// True for the action that editors take first.
    package var isPreferred: Bool?
    /// The edits that the action makes.
    package var edit: WorkspaceEdit?

    /// Makes a value to send.
    package init(
      title: String, kind: CodeActionKind? = nil, diagnostics: [Diagnostic]? = nil,
      isPreferred: Bool? = nil, edit: WorkspaceEdit? = nil
    ) {
      self.title = title
      self.kind = kind
      self.diagnostics = diagnostics
      self.isPreferred = isPreferred
      self.edit = edit
    }

    /// The value as the protocol spells it.
    package var json: JSONValue {
      .members([
        ("title", title.json),
        ("kind", kind?.json),
        ("diagnostics", diagnostics?.json),
        ("isPreferred", isPreferred?.json),
        ("edit", edit?.json),
      ])
    }
  }

  /// The protocol's `MarkupContent`.
  package struct MarkupContent: Hashable, Sendable {
    /// The kind.
    package var kind: MarkupKind
    /// The content.
    package var value: String

    /// Makes a value to send.
    package init(kind: MarkupKind, value: String) {
      self.kind = kind
      self.value = value
    }

    /// The value as the protocol spells it.
    package var json: JSONValue {
      .members([
        ("kind", kind.json),
        ("value", value.json),
      ])
    }
  }

  /// The protocol's `Hover`.
  package struct Hover: Hashable, Sendable {
    /// The text to show.
    package var contents: MarkupContent
    /// The range in the text.
    package var range: Range?

    /// Makes a value to send.
    package init(contents: MarkupContent, range: Range? = nil) {
      self.contents = contents
      self.range = range
    }

    /// The value as the protocol spells it.
    package var json: JSONValue {
      .members([
        ("contents", contents.json),
        ("range", range?.json),
      ])
    }
  }

  /// The protocol's `CompletionItem`.
  package struct CompletionItem: Hashable, Sendable {
    /// The text in the list.
    package var label: String
    /// The kind.
    package var kind: CompletionItemKind?
    /// More about the item.
    package var detail: String?
    /// The text to sort by.
    package var sortText: String?
    /// The text to filter by.
    package var filterText: String?
    /// The edit that completes.
    package var textEdit: TextEdit?

    /// Makes a value to send.
    package init(
      label: String, kind: CompletionItemKind? = nil, detail: String? = nil,
      sortText: String? = nil, filterText: String? = nil, textEdit: TextEdit? = nil
    ) {
      self.label = label
      self.kind = kind
      self.detail = detail
      self.sortText = sortText
      self.filterText = filterText
      self.textEdit = textEdit
    }

    /// The value as the protocol spells it.
    package var json: JSONValue {
      .members([
        ("label", label.json),
        ("kind", kind?.json),
        ("detail", detail?.json),
        ("sortText", sortText?.json),
        ("filterText", filterText?.json),
        ("textEdit", textEdit?.json),
      ])
    }
  }

  /// The protocol's `CompletionList`.
  package struct CompletionList: Hashable, Sendable {
    /// True if more typing has to ask again.
    package var isIncomplete: Bool
    /// The items.
    package var items: [CompletionItem]

    /// Makes a value to send.
    package init(isIncomplete: Bool, items: [CompletionItem]) {
      self.isIncomplete = isIncomplete
      self.items = items
    }

    /// The value as the protocol spells it.
    package var json: JSONValue {
      .members([
        ("isIncomplete", isIncomplete.json),
        ("items", items.json),
      ])
    }
  }
}

extension LSP.CodeAction: SendableValue {}
extension LSP.MarkupContent: SendableValue {}
extension LSP.Hover: SendableValue {}
extension LSP.CompletionItem: SendableValue {}
extension LSP.CompletionList: SendableValue {}
