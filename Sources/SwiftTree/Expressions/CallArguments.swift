/// The arguments between the parentheses of a call, macro or attribute, to be looked up by label.
/// Trailing closures are not among them. Extraction, inference and the rules on code read calls
/// with it.
package struct CallArguments {
  private let tree: SyntaxTree
  /// The `argument` nodes, first to last.
  package let nodes: [NodeID]

  /// Finds the arguments of a `call`, `macro` or `attribute` node.
  package init(of call: NodeID, in tree: SyntaxTree) {
    self.tree = tree
    let parenthesis = tree.nodes[call].token
    var nodes: [NodeID] = []
    let first = tree.nodes[call].first
    // Postorder: the children come last to first, and arguments of the callee are not the call's.
    var child = call - 1
    while child >= first {
      if tree.nodes[child].kind == .argument, tree.nodes[child].start > parenthesis {
        nodes.append(child)
      }
      child = tree.nodes[child].first - 1
    }
    nodes.reverse()
    self.nodes = nodes
  }

  /// The value of the first argument; `nil` if there is none or it has a label.
  package var first: NodeID? {
    guard let first = nodes.first, tree.nodes[first].token == .none else { return nil }
    return value(of: first)
  }

  /// The values of the arguments without a label, first to last.
  package var unlabelled: [NodeID] {
    nodes.filter { tree.nodes[$0].token == .none }.compactMap(value)
  }

  /// The value of the first argument with a label; `nil` if there is none, or for an empty label.
  package func value(_ label: String) -> NodeID? {
    if label.isEmpty { return nil }
    for node in nodes {
      let token = tree.nodes[node].token
      if token != .none, tree.token(token, spells: label) { return value(of: node) }
    }
    return nil
  }

  /// The value of an argument, which is its last child; `nil` if it did not parse.
  package func value(of argument: NodeID) -> NodeID? {
    argument - 1 >= tree.nodes[argument].first ? argument - 1 : nil
  }
}
