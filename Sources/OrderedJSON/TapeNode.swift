/// One value or member name of a document, in 16 bytes: the element of the tape that ``JSONParser``
/// fills and ``JSONDocument`` reads.
///
/// Nodes are in the order of the text. The children of a container follow it, for an object name,
/// value, name, value and so on.
struct TapeNode: Sendable {
  /// The offset of the first byte of the token.
  let start: UInt32
  /// The offset just past the last byte of the value, closing bracket or quote included.
  var end: UInt32
  /// The index of the first node that is not part of this one.
  var next: UInt32
  /// From the lowest bit: three for the kind, one each for ``hasEscapes`` and ``isCanonical``, then
  /// three unused. The upper 24 hold the depth.
  private var bits: UInt32

  init(_ kind: JSONKind, start: Int, end: Int, next: Int, depth: Int) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: end)
    self.next = UInt32(truncatingIfNeeded: next)
    bits = kind.rawValue | UInt32(truncatingIfNeeded: depth) << 8
  }

  var kind: JSONKind { JSONKind(rawValue: bits & 7) ?? .null }

  /// The number of containers around the node.
  var depth: Int { Int(bits >> 8) }

  /// True if a string has at least one escape.
  var hasEscapes: Bool {
    get { bits & 8 != 0 }
    set { if newValue { bits |= 8 } else { bits &= ~8 } }
  }

  /// True if ``JSONWriter`` would write these very bytes at this depth, the order of members aside.
  var isCanonical: Bool {
    get { bits & 16 != 0 }
    set { if newValue { bits |= 16 } else { bits &= ~16 } }
  }
}
