/// For each node of a tree the one around it.
package struct Parents {
  /// Its own for a node that nothing is around.
  private var nodes: Numbered<NodeID, NodeID>

  /// - Complexity: Linear in the nodes.
  fileprivate init(_ tree: SyntaxTree) {
    var nodes = ContiguousArray(tree.nodes.indices)
    var row = nodes.mutableSpan
    // Subtrees that are complete and whose parent has not come yet.
    var pending: [NodeID] = []
    for node in tree.nodes.indices {
      while let child = pending.last, child >= tree.nodes[node].first {
        row[child.position] = node
        pending.removeLast()
      }
      pending.append(node)
    }
    self.nodes = Numbered(nodes)
  }

  /// The node around a node; `nil` for the root.
  package subscript(node: NodeID) -> NodeID? {
    let parent = nodes[node]
    return parent == node ? nil : parent
  }
}

extension SyntaxTree {
  /// Works out the parents of all nodes: keep it, it is not kept here.
  package var parents: Parents { Parents(self) }
}
