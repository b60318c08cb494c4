/// The values that an expression can evaluate to: its literals and all other expressions, found
/// through parentheses, conditional expressions, `??`, and the branches of an `if` or `switch`.
///
/// Extraction reads arguments with it: each literal of `flag ? "On" : "Off"` is a key.
package struct ValueLeaves {
  /// `string` nodes, in source order.
  package private(set) var literals: [NodeID] = []
  /// `string` nodes that are operands of `+`, in source order.
  package private(set) var pieces: [NodeID] = []
  /// All other expressions, in source order; the literal `nil` is left out.
  package private(set) var others: [NodeID] = []

  /// True if an expression may have literals among its leaves; its kind alone decides.
  package static func mayHoldLiterals(_ node: NodeID, in tree: SyntaxTree) -> Bool {
    switch tree.nodes[node].kind {
    case .string, .tuple, .effect, .argument, .ternary, .ifStatement, .switchStatement, .block,
      .accessors, .operation:
      true
    default: false
    }
  }

  /// Finds the values that a node can evaluate to.
  package init(of node: NodeID, in tree: SyntaxTree) {
    // A stack, not recursion: conditional expressions can be chained without limit.
    var pending = [node]
    while let node = pending.popLast() {
      let children = tree.children(of: node)
      switch tree.nodes[node].kind {
      case .string: literals.append(node)
      case .tuple where children.count == 1, .effect, .argument:
        if let value = children.last { pending.append(value) }
      case .ternary: pending.append(contentsOf: children.dropFirst())
      case .ifStatement, .switchStatement, .block, .accessors:
        pending.append(contentsOf: ResultExpressions(of: node, in: tree).nodes)
      case .operation:
        let operators = tree.operators(of: children)
        if operators.allSatisfy({ $0 == "??" }) {
          pending.append(contentsOf: children)
        } else if operators.allSatisfy({ $0 == "+" }) {
          pieces += children.filter { tree.nodes[$0].kind == .string }
        } else {
          others.append(node)
        }
      case .literal where tree.token(tree.nodes[node].start, spells: "nil"): break
      default: others.append(node)
      }
    }
    literals.sort()
    pieces.sort()
    others.sort()
  }
}

extension SyntaxTree {
  /// The operators between the operands of an `operation`, in order, such as `+`.
  package func operators(of operands: some BidirectionalCollection<NodeID>) -> [String] {
    operands.dropLast().map { text(bytes(ofToken: nodes[$0].end)) }
  }
}
