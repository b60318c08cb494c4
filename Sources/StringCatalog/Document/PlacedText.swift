package import LocalizationModel
import OrderedJSON

/// A string in a catalog with its byte range in the file, quotes included.
///
/// A string that was read stays in the document until its text is asked for, because most rules
/// need only its bytes.
package struct PlacedText: Sendable {
  private enum Content: Sendable {
    /// A string node of a document.
    case read(EntryDocument, node: Int)
    /// A text that is no whole string node of a document.
    case given(String, ByteRange)
  }

  private let content: Content

  /// Makes a text that is only a part of a string of the document, or spelled in another way there.
  package init(_ text: String, _ range: ByteRange) { content = .given(text, range) }

  /// Makes a text that is read on demand.
  ///
  /// - Parameter node: A string of the document.
  init(_ document: EntryDocument, _ node: Int) { content = .read(document, node: node) }

  /// The text with its escapes resolved. Each call makes a new string.
  package var text: String {
    switch content {
    case .read(let entry, let node): entry.document.text(of: node)
    case .given(let text, _): text
    }
  }

  /// The byte range in the file, quotes included.
  package var range: ByteRange {
    switch content {
    case .read(let entry, let node): ByteRange(entry.document.range(of: node))
    case .given(_, let range): range
    }
  }

  /// Calls `body` with the UTF-8 of the text. It is copied only if it has escapes in the file.
  package func withBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
    switch content {
    case .read(let entry, let node):
      let document = entry.document
      return document.hasEscapes(node)
        ? body(document.decodedBytes(of: node).span)
        : body(document.bytes.span.extracting(document.body(of: node)))
    case .given(let text, _): return text.withBytes(body)
    }
  }

  /// True if the text has the same UTF-8 as `other`: Swift's `==` ignores Unicode composition.
  package func hasBytes(of other: String) -> Bool {
    switch content {
    case .read(let entry, let node): entry.document.isText(node, other)
    case .given(let text, _): text.hasBytes(of: other)
    }
  }

  /// True if the text is empty: in a document only the two quotes are left of it.
  package var isEmpty: Bool {
    switch content {
    case .read(let entry, let node): entry.document.range(of: node).count == 2
    case .given(let text, _): text.isEmpty
    }
  }
}

extension PlacedText: Hashable {
  package static func == (left: PlacedText, right: PlacedText) -> Bool {
    left.range == right.range && left.hasBytes(of: right.text)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(range) }
}

/// A reference to the document, shared by the texts of one entry.
///
/// It is a class of its own, one instance for each reader, because every text retains it: if all
/// texts retained the one document, threads would wait for its reference count.
final class EntryDocument: Sendable {
  let document: JSONDocument

  init(_ document: JSONDocument) { self.document = document }
}
