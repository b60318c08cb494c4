/// One value of a document together with the document: a convenient view for code that reads a few
/// values, such as a configuration. Code that visits all values walks ``JSONDocument`` by index.
package struct JSONNode: Sendable {
  /// The document that the value is in.
  package let document: JSONDocument
  /// The value's index on the document's tape.
  package let index: Int

  package init(document: JSONDocument, index: Int) {
    self.document = document
    self.index = index
  }

  /// The type of the value.
  package var kind: JSONKind { document.kind(of: index) }

  /// The value's bytes in the file, quotes and brackets included.
  package var range: Range<Int> { document.range(of: index) }

  /// The text of a string with its escapes decoded; `nil` for anything else.
  package var string: String? { kind == .string ? document.text(of: index) : nil }

  /// The value of `true` and `false`; `nil` for anything else.
  package var boolean: Bool? {
    kind == .boolean ? document.bytes[range.lowerBound] == UInt8(ascii: "t") : nil
  }

  /// The digits of a number as written, such as `1.50`; `nil` for anything else.
  package var number: String? {
    kind == .number ? String(decoding: document.bytes[range], as: UTF8.self) : nil
  }

  /// The value of a number written as an integer; `nil` for fractions, exponents, other kinds and
  /// values beyond 64 bits.
  package var integer: Int? { number.flatMap { Int($0) } }

  /// The elements of an array, in order; empty for anything else.
  package var elements: [JSONNode] {
    guard kind == .array else { return [] }
    var elements: [JSONNode] = []
    let end = document.next(after: index)
    var element = index + 1
    while element < end {
      elements.append(JSONNode(document: document, index: element))
      element = document.next(after: element)
    }
    return elements
  }

  /// One member of an object: the nodes of its name and its value.
  package struct Member: Sendable {
    /// The member's name, a string.
    package let key: JSONNode
    /// The member's value.
    package let value: JSONNode

    /// The member's name with its escapes decoded.
    package var name: String { key.document.text(of: key.index) }
  }

  /// The members of an object in order, duplicates included; empty for anything else.
  package var members: [Member] {
    document.names(of: index).map {
      Member(
        key: JSONNode(document: document, index: $0),
        value: JSONNode(document: document, index: $0 + 1))
    }
  }

  /// The value of the first member whose name decodes to exactly these bytes; `nil` if there is
  /// none or this is no object.
  package subscript(name: String) -> JSONNode? {
    document.value(of: name, in: index).map { JSONNode(document: document, index: $0) }
  }

  /// The value copied out of the document, to be edited or kept without it.
  package var value: JSONValue { document.value(at: index) }
}

extension JSONDocument {
  /// Copies a value and all of its descendants out of the document.
  ///
  /// It makes no ``JSONNode``: each would retain the document, and threads that share the document
  /// wait for each other at its reference count. That took a tenth of the time of an import.
  package func value(at node: Int) -> JSONValue {
    let range = range(of: node)
    switch kind(of: node) {
    case .null: return .null
    case .boolean: return .boolean(bytes[range.lowerBound] == UInt8(ascii: "t"))
    case .number: return .number(String(decoding: bytes[range], as: UTF8.self))
    case .string: return .string(text(of: node))
    case .array:
      var elements: [JSONValue] = []
      var element = node + 1
      while element < next(after: node) {
        elements.append(value(at: element))
        element = next(after: element)
      }
      return .array(elements)
    case .object:
      var members: [JSONValue.Member] = []
      var name = node + 1
      while name < next(after: node) {
        members.append(JSONValue.Member(text(of: name), value(at: name + 1)))
        name = next(after: name + 1)
      }
      return .object(members)
    }
  }
}
