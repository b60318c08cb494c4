import SwiftTree

/// The parts of a variable in its declaration: type, initial value and body. Many readers of facts
/// use it.
struct VariableParts {
  /// The type written after the colon.
  let type: NodeID?
  /// The initial value.
  let value: NodeID?
  /// The getter, or the accessors and observers.
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
