extension JSONDocument {
  /// Two members of one object with the same name, which `gloss check` and `gloss fmt` report.
  /// RFC 8259 permits them, and Foundation's reader drops one without a word.
  package struct Duplicate: Sendable, Equatable {
    /// The node of the object.
    package let object: Int
    /// The node of the name that came first.
    package let first: Int
    /// The node of the name that came again.
    package let second: Int
  }

  /// Pairs each member whose name occurred before in its object with the first of that name.
  ///
  /// Names are compared decoded, byte for byte. The pairs come in the order of the second names; a
  /// name that occurs three times makes two pairs.
  package func duplicates() -> [Duplicate] {
    var duplicates: [Duplicate] = []
    let (source, nodes) = (bytes.span, nodes.span)
    for object in nodes.indices where nodes[object].kind == .object {
      if !Self.hasAscendingNames(object, nodes, source) {
        duplicates += self.duplicates(in: object)
      }
    }
    return duplicates.sorted { $0.second < $1.second }
  }

  /// True if each name is unescaped and greater, by its bytes, than the name before, so that none
  /// can occur twice. Most objects are sorted so, and the check costs no allocation.
  private static func hasAscendingNames(
    _ object: Int, _ nodes: Span<TapeNode>, _ source: Span<UInt8>
  ) -> Bool {
    let end = Int(nodes[object].next)
    var previous = object + 1
    if previous >= end { return true }
    var name = Int(nodes[previous + 1].next)
    while name < end {
      let (left, right) = (nodes[previous], nodes[name])
      if left.hasEscapes || right.hasEscapes { return false }
      var (i, j) = (Int(left.start) + 1, Int(right.start) + 1)
      let (leftEnd, rightEnd) = (Int(left.end) - 1, Int(right.end) - 1)
      while i < leftEnd, j < rightEnd, source[i] == source[j] {
        i &+= 1
        j &+= 1
      }
      // The shorter of two names is the lesser if the other begins with it.
      let isAscending = i < leftEnd && j < rightEnd ? source[i] < source[j] : j < rightEnd
      if !isAscending { return false }
      previous = name
      name = Int(nodes[name + 1].next)
    }
    return true
  }

  private func duplicates(in object: Int) -> [Duplicate] {
    var firstNodes: [ContiguousArray<UInt8>: Int] = [:]
    var duplicates: [Duplicate] = []
    for name in names(of: object) {
      let bytes = decodedBytes(of: name)
      if let earlier = firstNodes[bytes] {
        duplicates.append(Duplicate(object: object, first: earlier, second: name))
      } else {
        firstNodes[bytes] = name
      }
    }
    return duplicates
  }
}
