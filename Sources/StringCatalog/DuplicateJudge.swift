import OrderedJSON

/// Tells whether two members of the same name have equal values, in whatever layout and member
/// order.
///
/// Used by ``DuplicateSearch`` and by three-way merges, which drop equal duplicates and keep
/// unequal ones.
struct DuplicateJudge {
  private let document: JSONDocument
  /// Values in canonical order, by the node of their name. One large value may have to be compared
  /// with a million others of its name, so it is sorted only once.
  private var arranged: [Int: JSONValue] = [:]

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
    let known = arranged[first] ?? value(first)
    arranged[first] = known
    return known == value(second)
  }

  private func value(_ name: Int) -> JSONValue {
    JSONNode(document: document, index: name + 1).value.arranged
  }
}
