import OrderedJSON

/// Compares the values of two members of the same name. Layout and the order of members make no
/// difference.
///
/// Used by ``DuplicateSearch`` and by three-way merges, which drop equal duplicates and keep
/// unequal ones.
struct DuplicateJudge {
  private let document: JSONDocument
  /// Values in canonical order, by the node of their name: a value that is compared with many
  /// duplicates is sorted only once.
  private var canonicalValues: [Int: JSONValue] = [:]

  init(_ document: JSONDocument) { self.document = document }

  /// True if the values of two members are equal.
  ///
  /// - Parameters:
  ///   - first: The name node of a member. Its canonical value is cached.
  ///   - second: The name node of the other member.
  mutating func haveSameValue(_ first: Int, _ second: Int) -> Bool {
    let (left, right) = (document.range(of: first + 1), document.range(of: second + 1))
    if left.count == right.count, document.bytes[left].elementsEqual(document.bytes[right]) {
      return true
    }
    let canonical = canonicalValues[first] ?? canonicalValue(first)
    canonicalValues[first] = canonical
    return canonical == canonicalValue(second)
  }

  private func canonicalValue(_ name: Int) -> JSONValue {
    JSONNode(document: document, index: name + 1).value.arranged
  }
}
