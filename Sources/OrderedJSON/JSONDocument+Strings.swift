extension JSONDocument {
  /// The text of a string or member name with its escapes decoded; empty for other nodes.
  package func text(of node: Int) -> String {
    guard kind(of: node) == .string else { return "" }
    if nodes[node].hasEscapes { return String(decoding: decodedBytes(of: node), as: UTF8.self) }
    let body = body(of: node)
    // A buffer is read faster than a slice.
    return unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe String(decoding: UnsafeBufferPointer(rebasing: bytes[body]), as: UTF8.self)
    }
  }

  /// Whether a string is written with at least one escape.
  package func hasEscapes(_ node: Int) -> Bool { nodes[node].hasEscapes }

  /// The bytes between the quotes of a string, as written.
  package func body(of string: Int) -> Range<Int> {
    Int(nodes[string].start) + 1..<Int(nodes[string].end) - 1
  }

  /// The UTF-8 bytes of a string or member name with its escapes decoded.
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
      let escape = JSONEscape(at: offset, in: bytes.span)
      offset += escape.length
      if let scalar = escape.scalar {
        decoded.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
    return decoded
  }

  /// Whether two strings decode to the same bytes. Texts that Swift calls equal because they are
  /// canonically equivalent are different here.
  package func isSameText(_ left: Int, _ right: Int) -> Bool {
    if nodes[left].hasEscapes || nodes[right].hasEscapes {
      return decodedBytes(of: left) == decodedBytes(of: right)
    }
    let (left, right) = (body(of: left), body(of: right))
    guard left.count == right.count else { return false }
    let span = bytes.span
    for offset in 0..<left.count
    where span[left.lowerBound + offset] != span[right.lowerBound + offset] {
      return false
    }
    return true
  }

  /// Whether a string decodes to exactly the UTF-8 bytes of a text.
  package func isText(_ node: Int, _ text: String) -> Bool {
    guard kind(of: node) == .string else { return false }
    if nodes[node].hasEscapes { return decodedBytes(of: node).elementsEqual(text.utf8) }
    let body = body(of: node)
    guard body.count == text.utf8.count else { return false }
    let span = bytes.span
    let isSame = unsafe text.utf8.withContiguousStorageIfAvailable { wanted in
      var offset = 0
      while offset < body.count, unsafe span[body.lowerBound &+ offset] == wanted[offset] {
        offset &+= 1
      }
      return offset == body.count
    }
    return isSame ?? bytes[body].elementsEqual(text.utf8)
  }

  /// Whether a string is written with exactly the bytes of a text, as names that programs write are:
  /// without escapes.
  package func isWritten(_ node: Int, _ text: StaticString) -> Bool {
    guard kind(of: node) == .string else { return false }
    let body = body(of: node)
    guard body.count == text.utf8CodeUnitCount else { return false }
    let span = bytes.span
    return text.withUTF8Buffer { wanted in
      let wanted = unsafe wanted.span
      var offset = 0
      while offset &+ 8 <= body.count {
        let word = Word(at: body.lowerBound &+ offset, in: span)
        if word != Word(at: offset, in: wanted) { return false }
        offset &+= 8
      }
      while offset < body.count {
        if span[body.lowerBound &+ offset] != wanted[offset] { return false }
        offset &+= 1
      }
      return true
    }
  }
}
