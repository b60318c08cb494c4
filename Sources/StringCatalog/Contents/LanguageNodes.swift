import LocalizationModel
import OrderedJSON

/// Numbers the languages in a catalog's entries, in the order of their first use, for
/// ``CatalogStructure`` and ``LocalizationTable``.
struct LanguageNodes {
  private let document: JSONDocument
  /// The name node of each language's first use.
  private var nodes: [Int] = []
  private var indices: [TextKey: Int] = [:]

  init(_ document: JSONDocument) { self.document = document }

  /// The languages, in the order of their numbers.
  var texts: [TextKey] { nodes.map { TextKey(document.text(of: $0)) } }

  /// Returns the number of a language, and adds the language if it is new.
  ///
  /// - Parameters:
  ///   - node: The node of its name.
  ///   - expected: The number to compare with first: most entries have the same languages in the
  ///     same order.
  mutating func index(of node: Int, expected: Int) -> Int {
    LookupCounter.add(1)
    if expected < nodes.count, document.isSameText(nodes[expected], node) { return expected }
    let text = TextKey(document.text(of: node))
    if let known = indices[text] { return known }
    indices[text] = nodes.count
    nodes.append(node)
    return nodes.count - 1
  }
}
