extension JSONDocument {
  /// Whether a value or member name is spelled with the same bytes as one of another document.
  package func hasSameBytes(_ node: Int, as other: Int, of document: JSONDocument) -> Bool {
    Self.areSame(range(of: node), bytes.span, document.range(of: other), document.bytes.span)
  }

  /// Whether the same bytes stand in two places of the text.
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
