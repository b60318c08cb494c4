/// For each node of a tree the one around it.
package struct Parents {
  /// Its own for a node that nothing is around.
  private var nodes: Numbered<NodeID, NodeID>

  /// - Complexity: Linear in the nodes.
  fileprivate init(_ tree: SyntaxTree) {
    nodes = Numbered(tree.nodes.indices)
    // Subtrees that are complete and whose parent has not come yet.
    var pending: [NodeID] = []
    for node in tree.nodes.indices {
      while let child = pending.last, child >= tree.nodes[node].first {
        nodes[child] = node
        pending.removeLast()
      }
      pending.append(node)
    }
  }

  package subscript(node: NodeID) -> NodeID? {
    let parent = nodes[node]
    return parent == node ? nil : parent
  }
}

extension SyntaxTree {
  package var parents: Parents { Parents(self) }
}
