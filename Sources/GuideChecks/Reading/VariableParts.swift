import SwiftTree

/// What a variable of a declaration consists of.
struct VariableParts {
  /// The type that is written behind its colon.
  let type: NodeID?
  let value: NodeID?
  /// Its getter, or its accessors and observers.
  let body: NodeID?

  init(of variable: NodeID, in tree: SyntaxTree) {
    let children = tree.children(of: variable)
    let type = children.first.flatMap { tree.nodes[$0].kind == .type ? $0 : nil }
    let body = children.first { [.block, .accessors].contains(tree.nodes[$0].kind) }
    self.type = type
    self.body = body
    value = children.first { $0 != type && $0 != body }
  }
}
