internal import SwiftTree

extension SyntaxTree {
  /// The text of a literal without interpolations; `nil` for other nodes and for no node.
  func staticText(_ node: NodeID?) -> String? {
    guard let node, nodes[node].kind == .string else { return nil }
    if let plain = plainText(ofLiteral: nodes[node].token) { return text(plain) }
    return LiteralText(node, in: self).staticText
  }

  /// The source text of a node; `nil` for no node.
  func text(of node: NodeID?) -> String? { node.map { text(bytes(of: $0)) } }
}
