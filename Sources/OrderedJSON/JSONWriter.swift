/// Writes JSON in the layout of Xcode's serializer: two spaces per level, one member per line,
/// `"key" : value`, an empty line inside an empty container, no line feed at the end. String
/// catalogs are written with it.
///
/// Parts of a document that have this layout already are copied byte for byte.
package struct JSONWriter {
  /// The bytes written so far.
  package private(set) var bytes = ContiguousArray<UInt8>()

  /// - Parameter capacity: The expected number of bytes.
  package init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

  /// Writes a value as Xcode lays it out; `depth` counts the containers around it.
  package mutating func write(_ value: JSONValue, depth: Int = 0) {
    switch value {
    case .null: bytes.append(contentsOf: "null".utf8)
    case .boolean(let value): bytes.append(contentsOf: (value ? "true" : "false").utf8)
    case .number(let text): bytes.append(contentsOf: text.utf8)
    case .string(let text): write(text)
    case .array(let elements):
      open(.array)
      for (index, element) in elements.enumerated() {
        line(depth: depth + 1, isFirst: index == 0)
        write(element, depth: depth + 1)
      }
      close(.array, depth: depth, isEmpty: elements.isEmpty)
    case .object(let members):
      open(.object)
      for (index, member) in members.enumerated() {
        line(depth: depth + 1, isFirst: index == 0)
        write(member.name)
        colon()
        write(member.value, depth: depth + 1)
      }
      close(.object, depth: depth, isEmpty: members.isEmpty)
    }
  }

  /// Writes a value of a document. Parts that are in Xcode's layout and whose members keep their
  /// order are copied.
  ///
  /// - Parameter order: The objects whose members move or are dropped.
  package mutating func write(
    _ node: Int, of document: JSONDocument, order: MemberOrder = MemberOrder(), depth: Int = 0
  ) {
    let end = document.next(after: node)
    // Unchanged parts are copied, so that a catalog differs only where its content does.
    if document.hasCanonicalLayout(node), document.depth(of: node) == depth,
      !order.changes(node..<end)
    {
      bytes.append(contentsOf: document.bytes[document.range(of: node)])
      return
    }
    switch document.kind(of: node) {
    case .null, .boolean, .number:
      bytes.append(contentsOf: document.bytes[document.range(of: node)])
    case .string:
      write(string: node, of: document)
    case .array:
      open(.array)
      var element = node + 1
      while element < end {
        line(depth: depth + 1, isFirst: element == node + 1)
        write(element, of: document, order: order, depth: depth + 1)
        element = document.next(after: element)
      }
      close(.array, depth: depth, isEmpty: end == node + 1)
    case .object:
      open(.object)
      var isEmpty = end == node + 1
      if let names = order.names(of: node) {
        isEmpty = names.isEmpty
        for (index, name) in names.enumerated() {
          member(name, of: document, order: order, depth: depth + 1, isFirst: index == 0)
        }
      } else {
        var name = node + 1
        while name < end {
          member(name, of: document, order: order, depth: depth + 1, isFirst: name == node + 1)
          name = document.next(after: name + 1)
        }
      }
      close(.object, depth: depth, isEmpty: isEmpty)
    }
  }

  private mutating func member(
    _ name: Int, of document: JSONDocument, order: MemberOrder, depth: Int, isFirst: Bool
  ) {
    line(depth: depth, isFirst: isFirst)
    write(string: name, of: document)
    colon()
    write(name + 1, of: document, order: order, depth: depth)
  }

  /// Writes a string or member name of a document.
  package mutating func write(string node: Int, of document: JSONDocument) {
    if document.hasCanonicalLayout(node) {
      bytes.append(contentsOf: document.bytes[document.range(of: node)])
    } else {
      write(document.text(of: node))
    }
  }

  /// Appends the bytes of a value that another writer, or an earlier call, wrote at the same depth.
  package mutating func copy(_ written: ArraySlice<UInt8>) { bytes.append(contentsOf: written) }

  /// Frees unused capacity, for results that are kept in memory.
  package mutating func trim() {
    var exact = ContiguousArray<UInt8>()
    exact.reserveCapacity(bytes.count)
    exact.append(contentsOf: bytes)
    bytes = exact
  }

  /// Writes a text as a string, with Xcode's escapes.
  package mutating func write(_ text: String) { JSONText.append(text, .letters, to: &bytes) }

  /// Writes the opening bracket of a container.
  package mutating func open(_ kind: JSONKind) {
    bytes.append(kind == .object ? UInt8(ascii: "{") : UInt8(ascii: "["))
  }

  /// Writes the line break, indentation and bracket that close a container of this depth.
  package mutating func close(_ kind: JSONKind, depth: Int, isEmpty: Bool) {
    if isEmpty { bytes.append(UInt8(ascii: "\n")) }
    indent(depth)
    bytes.append(kind == .object ? UInt8(ascii: "}") : UInt8(ascii: "]"))
  }

  /// Writes the comma, line break and indentation before a member or element of this depth.
  package mutating func line(depth: Int, isFirst: Bool) {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    indent(depth)
  }

  /// Writes Xcode's ` : ` between a member's name and its value.
  package mutating func colon() {
    bytes.append(UInt8(ascii: " "))
    bytes.append(UInt8(ascii: ":"))
    bytes.append(UInt8(ascii: " "))
  }

  /// Spaces to copy indentation from: enough for the deepest value of a document and eight levels
  /// more.
  private static let blanks = ContiguousArray(
    repeating: UInt8(ascii: " "), count: 2 * (JSONDocument.depthLimit + 8))

  private mutating func indent(_ depth: Int) {
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: Self.blanks.prefix(2 * depth))
  }
}
