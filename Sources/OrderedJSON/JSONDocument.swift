/// A parsed JSON text: its bytes and its tree, with members in order, duplicates kept and the byte
/// range of every value. String catalogs, the configuration and the other JSON formats are read
/// into it.
///
/// The tree is a flat tape of 16 bytes for each value and member name; a `String` is made only
/// where one is asked for. ``root`` is the way in for most callers; code that visits every value of
/// a large document, as catalogs do, walks the tape by index.
package struct JSONDocument: Sendable {
  /// The text as it was read, a byte order mark included.
  package let bytes: ContiguousArray<UInt8>
  let nodes: ContiguousArray<TapeNode>

  /// The greatest number of containers around a value. Values of this depth are copied and written
  /// by recursion, which has to fit the 512 KiB stack of a macOS thread in a debug build: 252
  /// levels do, 380 do not.
  package static let depthLimit = 256

  /// - Throws: An error with the offset of the first fault, if the bytes are not UTF-8 or not JSON
  ///   of this dialect, nest deeper than ``depthLimit``, or are 4 GiB or more.
  package init(
    _ bytes: ContiguousArray<UInt8>, dialect: JSONDialect = .strict
  ) throws(JSONSyntaxError) {
    var parser = JSONParser(dialect: dialect)
    try parser.parse(bytes.span)
    self.bytes = bytes
    nodes = parser.nodes
  }

  /// The outermost value.
  package var root: JSONNode { JSONNode(document: self, index: 0) }

  /// The number of values and member names. The root is node 0; each node follows its container.
  package var nodeCount: Int { nodes.count }

  /// The JSON type of a node; a member name is a string.
  package func kind(of node: Int) -> JSONKind { nodes[node].kind }

  /// The bytes of a value in the text, quotes and brackets included.
  package func range(of node: Int) -> Range<Int> {
    Int(nodes[node].start)..<Int(nodes[node].end)
  }

  /// The first node after a value and all of its descendants: its next sibling, or the end of the
  /// tape.
  package func next(after node: Int) -> Int { Int(nodes[node].next) }

  /// The number of containers around a node; 0 for the root.
  package func depth(of node: Int) -> Int { nodes[node].depth }

  /// True if ``JSONWriter`` would write the node at its depth with these very bytes, the order of
  /// members aside: such a node can be copied. White space and escapes decide.
  package func hasCanonicalLayout(_ node: Int) -> Bool { nodes[node].isCanonical }

  /// True if the whole file is laid out as ``JSONWriter`` does it, from the first byte to the last.
  package var hasCanonicalLayout: Bool {
    nodes[0].isCanonical && nodes[0].start == 0 && Int(nodes[0].end) == bytes.count
  }

  /// The nodes of an object's member names, in order; each member's value is the node after its
  /// name. Empty for other kinds.
  package func names(of object: Int) -> [Int] {
    guard kind(of: object) == .object else { return [] }
    var names: [Int] = []
    let end = next(after: object)
    var name = object + 1
    while name < end {
      names.append(name)
      name = next(after: name + 1)
    }
    return names
  }

  /// The value of an object's first member whose name decodes to exactly these bytes; `nil` if
  /// there is none, or if the node is no object.
  package func value(of name: String, in object: Int) -> Int? {
    guard kind(of: object) == .object else { return nil }
    let end = next(after: object)
    var key = object + 1
    while key < end {
      if isText(key, name) { return key + 1 }
      key = next(after: key + 1)
    }
    return nil
  }
}
