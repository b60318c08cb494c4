import LocalizationModel
import OrderedJSON

/// The languages that a catalog's entries name, in the order in which they come first.
struct LanguageNodes {
  private let document: JSONDocument
  /// Where each was named first.
  private var nodes: [Int] = []
  private var indices: [TextKey: Int] = [:]

  init(_ document: JSONDocument) { self.document = document }

  /// In their order.
  var texts: [TextKey] { nodes.map { TextKey(document.text(of: $0)) } }

  /// Adds a language that is not there yet.
  ///
  /// - Parameters:
  ///   - node: The node of its name.
  ///   - expected: What it most likely is. Entries mostly have the same languages in the same order.
  mutating func index(of node: Int, expected: Int) -> Int {
    LookCount.add(1)
    if expected < nodes.count, document.isSameText(nodes[expected], node) { return expected }
    let text = TextKey(document.text(of: node))
    if let known = indices[text] { return known }
    indices[text] = nodes.count
    nodes.append(node)
    return nodes.count - 1
  }
}
