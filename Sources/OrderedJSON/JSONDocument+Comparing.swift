extension JSONDocument {
  /// Whether a value or member name is spelled with the same bytes as one of another document.
  package func hasSameBytes(_ node: Int, as other: Int, of document: JSONDocument) -> Bool {
    Self.areSame(range(of: node), bytes.span, document.range(of: other), document.bytes.span)
  }

  @inline(__always)
  private static func areSame(
    _ left: Range<Int>, _ source: Span<UInt8>, _ right: Range<Int>, _ target: Span<UInt8>
  ) -> Bool {
    guard left.count == right.count else { return false }
    var offset = 0
    while offset &+ 8 <= left.count {
      let word = Word(at: left.lowerBound &+ offset, in: source)
      if word != Word(at: right.lowerBound &+ offset, in: target) { return false }
      offset &+= 8
    }
    while offset < left.count {
      if source[left.lowerBound &+ offset] != target[right.lowerBound &+ offset] { return false }
      offset &+= 1
    }
    return true
  }
}
