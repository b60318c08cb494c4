/// A JSON text and its tree: members in order, duplicates kept, the byte range of every value.
///
/// The tree is a flat tape of 16 bytes a value over the bytes as read; no string is made before
/// it is asked for. ``root`` is the way in for most; code that visits every value of a large
/// document walks the tape by index.
package struct JSONDocument: Sendable {
  /// The text as read.
  package let bytes: ContiguousArray<UInt8>
  let nodes: ContiguousArray<TapeNode>

  /// How deep containers may nest. Values of this depth are copied and written by recursion, which
  /// has to fit the 512 KiB stack of a macOS thread in a debug build: 252 levels do, 380 do not.
  package static let depthLimit = 256

  /// - Throws: If the bytes are not UTF-8 or not JSON of this dialect, nest deeper than
  ///   ``depthLimit``, or are 4 GiB or more.
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

  /// Number of values and member names. The root is node 0, every other follows its container.
  package var nodeCount: Int { nodes.count }

  /// What sort of value a node is.
  package func kind(of node: Int) -> JSONKind { nodes[node].kind }

  /// The bytes of a value, quotes and brackets included.
  package func range(of node: Int) -> Range<Int> {
    Int(nodes[node].start)..<Int(nodes[node].end)
  }

  /// The first node after a value and all that it holds.
  package func next(after node: Int) -> Int { Int(nodes[node].next) }

  /// Number of containers around a node.
  package func depth(of node: Int) -> Int { nodes[node].depth }

  /// Whether the bytes of a node are those that ``JSONWriter`` would write at its depth, as far
  /// as white space and escapes go: the order of members is not looked at.
  package func hasCanonicalLayout(_ node: Int) -> Bool { nodes[node].isCanonical }

  /// Whether the whole file is laid out as ``JSONWriter`` does it, from first byte to last.
  package var hasCanonicalLayout: Bool {
    nodes[0].isCanonical && nodes[0].start == 0 && Int(nodes[0].end) == bytes.count
  }

  /// The indices of the names of an object's members, in order; the value of each is the node
  /// after it. Empty for anything else.
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

  /// The value of an object's first member whose name has exactly these bytes; `nil` for anything
  /// else.
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
