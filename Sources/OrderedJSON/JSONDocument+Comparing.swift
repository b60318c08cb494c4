extension JSONDocument {
  /// True if a value or member name is written with the same bytes as one of another document.
  ///
  /// The three-way merge and `gloss diff` skip such parts. `"\u0041"` and `"A"` differ here, though
  /// they decode to the same text.
  package func hasSameBytes(_ node: Int, as other: Int, of document: JSONDocument) -> Bool {
    Self.areSame(range(of: node), bytes.span, document.range(of: other), document.bytes.span)
  }

  /// True if two ranges of this document hold the same bytes.
  func areSameBytes(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    Self.areSame(left, bytes.span, right, bytes.span)
  }

  private static func areSame(
    _ left: Range<Int>, _ leftBytes: Span<UInt8>, _ right: Range<Int>, _ rightBytes: Span<UInt8>
  ) -> Bool {
    if left.count != right.count { return false }
    for (i, j) in zip(left, right) where leftBytes[i] != rightBytes[j] { return false }
    return true
  }
}
