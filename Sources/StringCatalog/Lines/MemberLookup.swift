import LocalizationModel
import OrderedJSON

/// Finds members of one object by the names of another's, which mostly come in the same order.
struct MemberLookup {
  private let document: JSONDocument
  private let object: Int
  private let end: Int
  /// Where the next name is expected.
  private var next: Int
  private var index: [TextKey: Int]?

  /// How many names are looked at before all are put into a table.
  private static let patience = 48

  /// - Parameter object: `nil` for none. Nothing is found in what is no object either.
  init(_ document: JSONDocument, _ object: Int?) {
    self.document = document
    self.object = object ?? 0
    let isObject = object.map { document.kind(of: $0) == .object } ?? false
    next = self.object + 1
    end = isObject ? document.next(after: self.object) : next
  }

  /// The node of the name.
  mutating func name(like name: Int, of other: JSONDocument) -> Int? {
    let start = next < end ? next : object + 1
    var candidate = start
    for _ in 0..<Self.patience {
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
    if let index { return index }
    var table: [TextKey: Int] = [:]
    var name = object + 1
    while name < end {
      table[TextKey(document.text(of: name))] = name
      name = document.next(after: name + 1)
    }
    index = table
    return table
  }
}
