/// The expressions that a body can evaluate to: the values it returns, its only expression, or the
/// results of the branches of an `if` or `switch` that is its only statement.
///
/// Extraction takes them where a property or function has a localized type, so that every `return
/// "…"` of it is a key.
package struct ResultExpressions {
  /// The expressions in source order.
  package private(set) var nodes: [NodeID] = []

  private let tree: SyntaxTree
  private var pending: [Step]

  /// A node still to be visited. A stack of them replaces recursion.
  private struct Step {
    var node: NodeID
    /// True if the node is one of several statements: then only a `return` gives a result.
    var isAmongOthers = false
  }

  /// - Parameter node: A block, accessors, or an `if` or `switch`; of accessors only the getter
  ///   counts.
  package init(of node: NodeID, in tree: SyntaxTree) {
    self.tree = tree
    pending = [Step(node: node)]
    while let step = pending.popLast() { visit(step) }
    nodes.sort()
  }

  /// - Parameter node: A closure. Its parameters and return type are left out, and a body of one
  ///   expression evaluates to that expression.
  package init(ofClosure node: NodeID, in tree: SyntaxTree) {
    self.tree = tree
    pending = []
    let items = tree.children(of: node).filter {
      tree.nodes[$0].kind != .parameter && tree.nodes[$0].kind != .returnType
    }
    push(items, items.count > 1)
    while let step = pending.popLast() { visit(step) }
    nodes.sort()
  }

  private mutating func visit(_ step: Step) {
    let children = tree.children(of: step.node)
    switch tree.nodes[step.node].kind {
    case .block: push(children, step.isAmongOthers || children.count > 1)
    case .switchCase:
      // The patterns are children, too, and come before the colon.
      let items = children.drop { tree.nodes[$0].start < bodyStart(of: step.node) }
      push(items, step.isAmongOthers || items.count > 1)
    case .accessors:
      push(
        children.filter { tree.tokens[tree.nodes[$0].token].keyword == .get },
        step.isAmongOthers)
    case .accessor: push(children, step.isAmongOthers)
    case .ifStatement:
      push(
        children.filter { [.block, .ifStatement].contains(tree.nodes[$0].kind) },
        step.isAmongOthers)
    case .switchStatement:
      push(children.filter { tree.nodes[$0].kind == .switchCase }, step.isAmongOthers)
    case .guardStatement, .doStatement, .catchClause, .forStatement, .whileStatement,
      .repeatStatement:
      push(children.filter { [.block, .catchClause].contains(tree.nodes[$0].kind) }, true)
    case .returnStatement: push(children, false)
    case .closure, .function, .typeDeclaration, .variableDeclaration, .deferStatement: break
    default: if !step.isAmongOthers { nodes.append(step.node) }
    }
  }

  private mutating func push(_ nodes: some Sequence<NodeID>, _ isAmongOthers: Bool) {
    for node in nodes { pending.append(Step(node: node, isAmongOthers: isAmongOthers)) }
  }

  /// The token after the colon that ends the patterns of a case.
  private func bodyStart(of switchCase: NodeID) -> TokenID {
    let end = tree.nodes[switchCase].end
    var token = tree.nodes[switchCase].start
    while token < end, tree.tokens[token].kind != .colon {
      token = max(token, tree.tokens[token].partner) + 1
    }
    return token + 1
  }
}
