extension SyntaxTree {
  /// For each node the index of the one around it; its own for one that nothing is around.
  ///
  /// - Complexity: Linear in the nodes.
  package var parents: ContiguousArray<Int32> {
    var parents = ContiguousArray<Int32>(repeating: 0, count: nodes.count)
    // Subtrees that are complete and whose parent has not come yet.
    var pending: [Int] = []
    for node in nodes.indices {
      parents[node] = Int32(truncatingIfNeeded: node)
      while let child = pending.last, child >= Int(nodes[node].first) {
        parents[child] = Int32(truncatingIfNeeded: node)
        pending.removeLast()
      }
      pending.append(node)
    }
    return parents
  }
}
