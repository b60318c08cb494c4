package import LocalizationModel
package import OrderedJSON

/// The variations of a text by one kind: one case for each plural category, device or width.
package struct Variation: CatalogObject, Equatable {
  /// One case, such as `other` or `iphone`.
  package struct Case: CatalogMember {
    /// The name as the catalog spells it.
    package let title: CatalogText
    package var node: TextNode

    package init(title: CatalogText, node: TextNode) { (self.title, self.node) = (title, node) }

    package var name: String { title.text }
    package var json: JSONValue { node.json }
  }

  /// The kind: `plural`, `device`, `width`, or one that this package does not know.
  package let kind: CatalogText
  /// The cases, in the order of the file.
  package var members: [Case] { didSet { indices = nil } }
  package var otherValue: JSONValue?
  package var range: ByteRange?
  /// The index of the first case of each name, if there are many; a few are walked faster.
  private var indices: [TextKey: Int]?

  package init(_ kind: CatalogText, _ cases: [Case] = [], range: ByteRange? = nil) {
    (self.kind, members, self.range) = (kind, cases, range)
    if cases.count > Self.indexLimit {
      indices = Dictionary(
        zip(cases.lazy.map { TextKey($0.name) }, cases.indices),
        uniquingKeysWith: { first, _ in first })
    }
  }

  /// The greatest number of members that are walked over in a lookup.
  static let indexLimit = 16

  /// The cases, in the order of the file.
  package var cases: [Case] { members }

  /// Returns the first case of a name; `nil` if there is none.
  package func node(of name: String) -> TextNode? {
    LookupCounter.add(indices == nil ? members.count : 1)
    if let indices { return indices[TextKey(name)].map { members[$0].node } }
    return members.first { $0.title.hasBytes(of: name) }?.node
  }

  /// True if it has a case of that name.
  package func hasCase(_ name: String) -> Bool {
    indices.map { $0[TextKey(name)] != nil } ?? members.contains { $0.title.hasBytes(of: name) }
  }

  package static func == (left: Variation, right: Variation) -> Bool {
    left.kind == right.kind && left.hasSameContent(as: right)
  }
}
