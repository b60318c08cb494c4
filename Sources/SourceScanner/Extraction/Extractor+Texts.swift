internal import LocalizationModel

/// What literals and arguments say.
extension Extractor {
  func staticText(_ node: Int?) -> String? {
    guard let node, tree.nodes[node].kind == .string else { return nil }
    if let plain = tree.plainText(ofLiteral: Int(tree.nodes[node].token)) {
      return tree.text(plain)
    }
    return LiteralText(node, in: tree).staticText
  }

  func text(_ node: Int?) -> String? { node.map { tree.text(tree.bytes(of: $0)) } }

  /// The text that a catalog holds for a literal: with interpolations, each becomes a specifier
  /// and a `%` in the text is doubled; without, a `%` stays as it is.
  mutating func key(of literal: LiteralText, _ placeholders: inout [Placeholder]) -> String {
    if let text = literal.staticText { return text }
    var key = ""
    for piece in literal.pieces {
      switch piece {
      case .text(let text): key += Self.escapingPercent(text)
      case .interpolation(let node):
        let placeholder = inference.placeholder(for: node)
        if project == nil, !inference.isSure(placeholder, node) { askForTypes() }
        key += placeholder.specifier
        placeholders.append(placeholder)
      }
    }
    return key
  }

  static func escapingPercent(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    return text.unicodeScalars.reduce(into: "") {
      $0.unicodeScalars.append($1)
      if $1 == "%" { $0.unicodeScalars.append($1) }
    }
  }
}
