extension JSONDocument {
  /// Whether a value or member name is spelled with the same bytes as one of another document.
  package func hasSameBytes(_ node: Int, as other: Int, of document: JSONDocument) -> Bool {
    let (left, right) = (range(of: node), document.range(of: other))
    if left.count != right.count { return false }
    let (source, target) = (bytes.span, document.bytes.span)
    for (one, other) in zip(left, right) where source[one] != target[other] { return false }
    return true
  }
}
