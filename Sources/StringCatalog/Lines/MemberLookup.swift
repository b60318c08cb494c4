import LocalizationModel
import OrderedJSON

/// Finds members of an object by the names that another document's object has.
///
/// `gloss diff` and `gloss merge` compare documents with it. Both objects mostly have the same
/// order: the next member usually fits, so that most lookups compare one name and no table is
/// needed.
struct MemberLookup {
  private let document: JSONDocument
  private let object: Int
  private let end: Int
  /// The name node to try first.
  private var next: Int
  /// The name nodes by name; `nil` until a search took too long.
  private var namesByText: [TextKey: Int]?

  /// The number of names to compare before a table of all names is built.
  private static let comparisonLimit = 48

  /// Makes a lookup in an object of a document.
  ///
  /// - Parameter object: The object's node. In `nil`, or in a value of another type, nothing is
  ///   found.
  init(_ document: JSONDocument, _ object: Int?) {
    self.document = document
    self.object = object ?? 0
    let isObject = object.map { document.kind(of: $0) == .object } ?? false
    next = self.object + 1
    end = isObject ? document.next(after: self.object) : next
  }

  /// Returns the node of the member's name; `nil` if the object does not have it.
  ///
  /// - Parameter name: A name node of the other document.
  mutating func name(like name: Int, of other: JSONDocument) -> Int? {
    let start = next < end ? next : object + 1
    var candidate = start
    for _ in 0..<Self.comparisonLimit {
      if candidate >= end {
        if start == object + 1 { return nil }
        candidate = object + 1
      }
      if candidate >= end { return nil }
      let following = document.next(after: candidate + 1)
      if document.hasSameBytes(candidate, as: name, of: other) {
        next = following
        return candidate
      }
      candidate = following
      if candidate == start { return nil }
    }
    let found = table()[TextKey(other.text(of: name))]
    if let found { next = document.next(after: found + 1) }
    return found
  }

  private mutating func table() -> [TextKey: Int] {
    if let namesByText { return namesByText }
    var table: [TextKey: Int] = [:]
    var name = object + 1
    while name < end {
      table[TextKey(document.text(of: name))] = name
      name = document.next(after: name + 1)
    }
    namesByText = table
    return table
  }
}
