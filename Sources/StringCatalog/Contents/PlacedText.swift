package import LocalizationModel
import OrderedJSON

/// A string of a catalog and its bytes in the file, quotes included.
///
/// What was read stays in the document until its text is asked for: most rules need no more than its bytes.
package struct PlacedText: Sendable {
  private enum Content: Sendable {
    /// A string node of a document.
    case read(EntryDocument, node: Int)
    case made(String, ByteRange)
  }

  private let content: Content

  /// A text that is not spelled so in the document, or is part of another.
  package init(_ text: String, _ range: ByteRange) { content = .made(text, range) }

  /// - Parameter node: A string of the document.
  init(_ document: EntryDocument, _ node: Int) { content = .read(document, node: node) }

  /// The string with escapes decoded, made anew by each call.
  package var text: String {
    switch content {
    case .read(let entry, let node): entry.document.text(of: node)
    case .made(let text, _): text
    }
  }

  /// The bytes in the file, quotes included.
  package var range: ByteRange {
    switch content {
    case .read(let entry, let node): ByteRange(entry.document.range(of: node))
    case .made(_, let range): range
    }
  }

  /// Calls `body` with the UTF-8 of the text, which is copied only if the file has escapes in it.
  package func withBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    switch content {
    case .read(let entry, let node):
      let document = entry.document
      return document.hasEscapes(node)
        ? body(document.decodedBytes(of: node).span)
        : body(document.bytes.span.extracting(document.body(of: node)))
    case .made(let text, _): return text.withBytes(body)
    }
  }

  /// Whether the text has exactly these bytes.
  package func hasBytes(of other: String) -> Bool {
    switch content {
    case .read(let entry, let node): entry.document.isText(node, other)
    case .made(let text, _): text.hasBytes(of: other)
    }
  }

  /// Whether the text is empty.
  package var isEmpty: Bool {
    switch content {
    case .read(let entry, let node): entry.document.range(of: node).count == 2
    case .made(let text, _): text.isEmpty
    }
  }
}

extension PlacedText: Hashable {
  package static func == (left: PlacedText, right: PlacedText) -> Bool {
    left.range == right.range && left.hasBytes(of: right.text)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(range) }
}

/// The document as the texts of one entry share it.
///
/// A class of its own, for every text that is handed out counts the holders of what it points to, and workers
/// that do that on the same object slow each other down.
final class EntryDocument: Sendable {
  let document: JSONDocument

  init(_ document: JSONDocument) { self.document = document }
}
