/// For each node of a tree the one around it.
package struct Parents {
  /// Its own for a node that nothing is around.
  private var positions: Numbered<NodeID, Int32>

  /// - Complexity: Linear in the nodes.
  fileprivate init(_ tree: SyntaxTree) {
    positions = Numbered(repeating: 0, count: tree.nodes.count)
    // Subtrees that are complete and whose parent has not come yet.
    var pending: [NodeID] = []
    for node in tree.nodes.indices {
      let position = Int32(truncatingIfNeeded: node.position)
      positions[node] = position
      while let child = pending.last, child >= tree.nodes[node].first {
        positions[child] = position
        pending.removeLast()
      }
      pending.append(node)
    }
  }

  package subscript(node: NodeID) -> NodeID? {
    let position = Int(positions[node])
    return position == node.position ? nil : NodeID(position: position)
  }
}

extension SyntaxTree {
  package var parents: Parents { Parents(self) }
}
