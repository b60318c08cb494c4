internal import LocalizationModel

/// What every literal of the source spells, whether localizable or not.
extension Extractor {
  /// Hashes of every string literal as ``LiteralHash`` makes them, in no order.
  func literalHashes() -> ContiguousArray<UInt64> {
    var hashes: ContiguousArray<UInt64> = []
    let text = tree.source
    let source = text.span
    var bytes: ContiguousArray<UInt8> = []
    for node in tree.nodes.indices where tree.nodes[node].kind == .string {
      let token = Int(tree.nodes[node].token)
      if let plain = tree.plainText(ofLiteral: token),
        !source.holds(UInt8(ascii: "%"), in: plain.start..<plain.end)
      {
        hashes.append(LiteralHash.hash(source, plain.start..<plain.end))
        continue
      }
      bytes.removeAll(keepingCapacity: true)
      if appendLooseText(ofLiteral: token, source, to: &bytes) {
        hashes.append(LiteralHash.hash(bytes.span, 0..<bytes.count))
      } else {
        hashes.append(LiteralHash.hash(key: key(ofLiteral: node)))
      }
    }
    addAttributeHashes(to: &hashes)
    return hashes
  }

  private func key(ofLiteral node: Int) -> String {
    let literal = LiteralText(node, in: tree)
    return literal.pieces.reduce(into: "") { key, piece in
      switch piece {
      case .text(let text): key += literal.isStatic ? text : Self.escapingPercent(text)
      case .interpolation: key += "%@"
      }
    }
  }

  /// Appends what most literals spell as their source does: on one line, without escapes and `%`.
  ///
  /// - Returns: Whether this is such a literal.
  private func appendLooseText(
    ofLiteral token: Int, _ source: Span<UInt8>, to bytes: inout ContiguousArray<UInt8>
  ) -> Bool {
    let literal = tree.tokens[token]
    guard literal.detail == 0, literal.flags.isDisjoint(with: [.multiline, .unterminated]) else {
      return false
    }
    if literal.kind == .string {
      return append(literal.startOffset + 1..<literal.endOffset - 1, of: source, to: &bytes)
    }
    var start = literal.endOffset
    var next = token + 1
    while append(start..<tree.tokens[next].startOffset, of: source, to: &bytes) {
      let end = Int(tree.tokens[next].partner)
      guard tree.tokens[next].kind == .interpolationStart, end > next else {
        return tree.tokens[next].kind == .stringEnd
      }
      bytes.append(UInt8(ascii: "%"))
      bytes.append(UInt8(ascii: "@"))
      start = tree.tokens[end].endOffset
      next = end + 1
    }
    return false
  }

  private func append(
    _ range: Range<Int>, of source: Span<UInt8>, to bytes: inout ContiguousArray<UInt8>
  ) -> Bool {
    if source.holds(UInt8(ascii: "\\"), in: range) || source.holds(UInt8(ascii: "%"), in: range) {
      return false
    }
    for offset in range { bytes.append(source[offset]) }
    return true
  }

  /// The literals in the arguments of `@available` and its like, which are no expressions.
  private func addAttributeHashes(to hashes: inout ContiguousArray<UInt64>) {
    for node in tree.nodes.indices where tree.nodes[node].kind == .attribute {
      let attribute = tree.nodes[node]
      if attribute.token == 0 { continue }
      let parenthesis = tree.tokens[Int(attribute.token)]
      if parenthesis.partner != 0, !parenthesis.flags.contains(.holdsLiteral) { continue }
      for token in Int(attribute.token)..<Int(attribute.end)
      where tree.tokens[token].kind == .string {
        if let text = LiteralText(token: token, in: tree).staticText {
          hashes.append(LiteralHash.hash(key: text))
        }
      }
    }
  }
}
