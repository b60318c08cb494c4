import LocalizationModel
package import OrderedJSON

/// The texts of an entry in one language: a member of `localizations`.
///
/// A localization of a file is decoded when its ``root`` is asked for: an edit of one language leaves
/// the bytes of all others as they are.
package struct Localization: CatalogMember {
  enum Content: Sendable {
    case read(EntryDocument, node: Int)
    /// The texts that an import has already written.
    case encoded(LocalizationBatch.Element)
    case value(TextNode)
  }

  /// The language as the catalog spells it.
  package let title: CatalogText
  private(set) var content: Content

  /// Makes a localization of a file.
  ///
  /// - Parameter node: The value's node in the document.
  init(_ title: CatalogText, _ document: EntryDocument, node: Int) {
    (self.title, content) = (title, .read(document, node: node))
  }

  /// Makes a localization that no file has.
  package init(_ language: String, _ root: TextNode = TextNode()) {
    (title, content) = (.edited(language), .value(root))
  }

  /// Makes a localization of an import.
  init(_ encoded: LocalizationBatch.Element) {
    (title, content) = (.edited(encoded.language), .encoded(encoded))
  }

  /// The texts. Each call decodes those of a file; ``decoded`` does it once.
  package var root: TextNode {
    get {
      switch content {
      case .read: decodedWithFaults.root
      case .encoded(let encoded): encoded.root
      case .value(let root): root
      }
    }
    set { content = .value(newValue) }
  }

  /// The texts of a file with the deviations from the format.
  var decodedWithFaults: (root: TextNode, faults: [ShapeDiagnostic]) {
    switch content {
    case .read(let document, let node):
      var reader = EntryReader(document)
      return (reader.node(node), reader.faults)
    case .encoded, .value: return (root, [])
    }
  }

  /// The texts without places, to be put into another entry.
  var rootWithoutPlaces: TextNode {
    switch content {
    case .read(let document, let node):
      var reader = EntryReader(document, hasPlaces: false)
      return reader.node(node)
    case .encoded, .value: return root
    }
  }

  /// The byte range to delete to remove all substitutions, with the comma before them; `nil` if no
  /// member comes before them.
  var substitutionsRemoval: ByteRange? {
    guard case .read(let shared, let node) = content,
      let value = shared.document.value(of: "substitutions", in: node), value > node + 2
    else { return nil }
    return shared.document.removal(ofMember: value - 1, of: node)
  }

  /// The localization with its texts decoded. They keep their places in the file.
  package var decoded: Localization {
    var copy = self
    copy.root = root
    return copy
  }

  package var name: String { title.text }

  package var json: JSONValue {
    switch content {
    case .read(let document, let node): document.document.value(at: node)
    case .encoded, .value: root.json
    }
  }

  package static func == (left: Localization, right: Localization) -> Bool {
    if case .read(let document, let node) = left.content,
      case .read(let other, node) = right.content, document === other
    {
      return true
    }
    return left.title == right.title && left.root == right.root
  }
}
