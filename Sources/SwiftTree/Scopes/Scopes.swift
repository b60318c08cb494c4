/// For every node the nearest one around it that declares names.
package struct Scopes {
  /// The scope around a node and its part that the node lies in; -1 where there is none.
  private var scopes: Numbered<NodeID, Int32>
  private var parts: Numbered<NodeID, Int32>

  package init(_ tree: SyntaxTree, _ parents: Parents) {
    scopes = Numbered(repeating: -1, count: tree.nodes.count)
    parts = scopes
    // What is around a node comes after it.
    for node in tree.nodes.indices.reversed() {
      guard let parent = parents[node] else { continue }
      if Self.isScope(tree.nodes[parent].kind) {
        scopes[node] = Int32(truncatingIfNeeded: parent.position)
        parts[node] = Int32(truncatingIfNeeded: node.position)
      } else {
        scopes[node] = scopes[parent]
        parts[node] = parts[parent]
      }
    }
  }

  package func around(_ node: NodeID) -> (scope: NodeID, part: NodeID)? {
    let scope = scopes[node]
    if scope < 0 { return nil }
    return (NodeID(position: Int(scope)), NodeID(position: Int(parts[node])))
  }

  private static func isScope(_ kind: SyntaxKind) -> Bool {
    switch kind {
    case .block, .closure, .switchCase, .ifStatement, .whileStatement, .guardStatement,
      .forStatement, .function, .initializer, .subscriptDeclaration, .typeDeclaration:
      true
    default: false
    }
  }
}
