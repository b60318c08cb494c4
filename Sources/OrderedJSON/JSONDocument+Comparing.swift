extension JSONDocument {
  /// True if a value or member name has the same bytes as one of another document: `"\u0041"` and
  /// `"A"` differ here, though they decode to one text.
  package func hasSameBytes(_ node: Int, as other: Int, of document: JSONDocument) -> Bool {
    Self.areSame(range(of: node), bytes.span, document.range(of: other), document.bytes.span)
  }

  /// True if two ranges of this document hold the same bytes.
  func areSameBytes(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    Self.areSame(left, bytes.span, right, bytes.span)
  }

  private static func areSame(
    _ left: Range<Int>, _ source: Span<UInt8>, _ right: Range<Int>, _ target: Span<UInt8>
  ) -> Bool {
    if left.count != right.count { return false }
    for (one, other) in zip(left, right) where source[one] != target[other] { return false }
    return true
  }
}
