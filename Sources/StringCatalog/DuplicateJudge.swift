import OrderedJSON

/// Tells whether members of one name have one value.
struct DuplicateJudge {
  private let document: JSONDocument
  /// Values that were looked at in their canonical order, by their names: a large one may have to be
  /// compared with many.
  private var arranged: [Int: JSONValue] = [:]

  init(_ document: JSONDocument) { self.document = document }

  /// - Parameters: Nodes of names. The first is remembered.
  mutating func haveSameValue(_ first: Int, _ second: Int) -> Bool {
    let (left, right) = (document.range(of: first + 1), document.range(of: second + 1))
    if left.count == right.count, document.bytes[left].elementsEqual(document.bytes[right]) {
      return true
    }
    let known = arranged[first] ?? value(first)
    arranged[first] = known
    return known == value(second)
  }

  private func value(_ name: Int) -> JSONValue {
    JSONNode(document: document, index: name + 1).value.arranged
  }
}
