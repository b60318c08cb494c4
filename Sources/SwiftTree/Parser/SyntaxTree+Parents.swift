/// The parent of each node of a tree. ``ScopedTree`` computes it when first asked and keeps it.
package struct Parents {
  /// The parent of each node; the node itself if it has none.
  private var nodes: Numbered<NodeID, NodeID>

  /// - Complexity: Linear in the nodes.
  fileprivate init(_ tree: SyntaxTree) {
    var nodes = ContiguousArray(tree.nodes.indices)
    var parents = nodes.mutableSpan
    // Roots of complete subtrees whose parent has not come yet.
    var pending: [NodeID] = []
    for node in tree.nodes.indices {
      while let child = pending.last, child >= tree.nodes[node].first {
        parents[child.position] = node
        pending.removeLast()
      }
      pending.append(node)
    }
    self.nodes = Numbered(nodes)
  }

  /// The parent of a node; `nil` for an item at top level.
  package subscript(node: NodeID) -> NodeID? {
    let parent = nodes[node]
    return parent == node ? nil : parent
  }
}

extension SyntaxTree {
  /// Computes the parents of all nodes. The tree does not keep them: callers that ask often should.
  package var parents: Parents { Parents(self) }
}
