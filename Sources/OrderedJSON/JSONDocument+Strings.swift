extension JSONDocument {
  /// The text of a string or member name with its escapes decoded; empty for other nodes.
  package func text(of node: Int) -> String {
    guard kind(of: node) == .string else { return "" }
    if nodes[node].hasEscapes { return String(decoding: decodedBytes(of: node), as: UTF8.self) }
    return String(decoding: bytes[body(of: node)], as: UTF8.self)
  }

  /// True if a string is written with at least one escape, so that its bytes are not its text.
  package func hasEscapes(_ node: Int) -> Bool { nodes[node].hasEscapes }

  /// The bytes between the quotes of a string, as written.
  package func body(of string: Int) -> Range<Int> {
    Int(nodes[string].start) + 1..<Int(nodes[string].end) - 1
  }

  /// The UTF-8 bytes of a string or member name with its escapes decoded; empty for other nodes.
  package func decodedBytes(of string: Int) -> ContiguousArray<UInt8> {
    guard kind(of: string) == .string else { return [] }
    let body = body(of: string)
    if !nodes[string].hasEscapes { return ContiguousArray(bytes[body]) }
    var decoded = ContiguousArray<UInt8>()
    decoded.reserveCapacity(body.count)
    var offset = body.lowerBound
    while offset < body.upperBound {
      guard bytes[offset] == UInt8(ascii: "\\") else {
        decoded.append(bytes[offset])
        offset += 1
        continue
      }
      let escape = JSONEscape(at: offset, in: bytes.span)  // the parser refused faulty ones
      offset += escape.length
      if let scalar = escape.scalar {
        decoded.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
    return decoded
  }

  /// True if two strings decode to the same bytes. Swift's `==` would also equate canonically
  /// equivalent texts (`é` composed and decomposed), which are two keys of a catalog.
  package func isSameText(_ left: Int, _ right: Int) -> Bool {
    if nodes[left].hasEscapes || nodes[right].hasEscapes {
      return decodedBytes(of: left) == decodedBytes(of: right)
    }
    return areSameBytes(body(of: left), body(of: right))
  }

  /// True if a node is a string that decodes to exactly the UTF-8 bytes of a text.
  package func isText(_ node: Int, _ text: String) -> Bool {
    guard kind(of: node) == .string else { return false }
    if nodes[node].hasEscapes { return decodedBytes(of: node).elementsEqual(text.utf8) }
    let body = body(of: node)
    return body.count == text.utf8.count && bytes[body].elementsEqual(text.utf8)
  }

  /// True if a node is a string written with exactly the bytes of a text, without escapes: a fast
  /// test for the names of a format, which programs never escape.
  package func isWritten(_ node: Int, _ text: StaticString) -> Bool {
    guard kind(of: node) == .string else { return false }
    let body = body(of: node)
    guard body.count == text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { unsafe bytes[body].elementsEqual($0) }
  }
}
