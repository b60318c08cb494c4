/// For every node the nearest one around it that declares names.
package struct Scopes {
  /// The scope around a node and its part that the node lies in.
  private var scopes: Numbered<NodeID, NodeID>
  private var parts: Numbered<NodeID, NodeID>

  /// Stands for a scope that is not there.
  private static let none = NodeID(position: -1)

  package init(_ tree: SyntaxTree, _ parents: Parents) {
    scopes = Numbered(repeating: Self.none, count: tree.nodes.count)
    parts = scopes
    // What is around a node comes after it.
    for node in tree.nodes.indices.reversed() {
      guard let parent = parents[node] else { continue }
      if Self.isScope(tree.nodes[parent].kind) {
        scopes[node] = parent
        parts[node] = node
      } else {
        scopes[node] = scopes[parent]
        parts[node] = parts[parent]
      }
    }
  }

  package func around(_ node: NodeID) -> (scope: NodeID, part: NodeID)? {
    let scope = scopes[node]
    return scope == Self.none ? nil : (scope, parts[node])
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
