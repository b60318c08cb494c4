/// The arguments of a call, macro or attribute, found by label.
package struct CallArguments {
  private let tree: SyntaxTree
  /// `argument` nodes between the parentheses, first to last.
  package let nodes: [Int]

  package init(of call: Int, in tree: SyntaxTree) {
    self.tree = tree
    let parenthesis = Int(tree.nodes[call].token)
    var nodes: [Int] = []
    let first = Int(tree.nodes[call].first)
    var child = call - 1
    while child >= first {
      if tree.nodes[child].kind == .argument, Int(tree.nodes[child].start) > parenthesis {
        nodes.append(child)
      }
      child = Int(tree.nodes[child].first) - 1
    }
    nodes.reverse()
    self.nodes = nodes
  }

  /// The value of the first argument, if it has no label.
  package var first: Int? {
    guard let first = nodes.first, tree.nodes[first].token == 0 else { return nil }
    return value(of: first)
  }

  /// The value behind a label; `nil` for an empty label.
  package func value(_ label: String) -> Int? {
    if label.isEmpty { return nil }
    for node in nodes {
      let token = Int(tree.nodes[node].token)
      if token != 0, tree.token(token, spells: label) { return value(of: node) }
    }
    return nil
  }

  /// The last node of an argument is its value.
  private func value(of argument: Int) -> Int? {
    argument - 1 >= Int(tree.nodes[argument].first) ? argument - 1 : nil
  }
}
