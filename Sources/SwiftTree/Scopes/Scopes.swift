/// For every node the nearest one around it that declares names.
package struct Scopes {
  /// The scope around a node and its part that the node lies in.
  private var scopes: Numbered<NodeID, NodeID>
  private var parts: Numbered<NodeID, NodeID>

  /// Stands for a scope that is not there.
  private static let none = NodeID(position: -1)

  /// Finds the scope of every node in one pass.
  package init(_ tree: SyntaxTree) {
    var scopes = ContiguousArray(repeating: Self.none, count: tree.nodes.count)
    var parts = scopes
    // Through spans, which need not look at each change whether another holds the rows.
    var scopeRow = scopes.mutableSpan
    var partRow = parts.mutableSpan
    // The nodes around the next one, outermost first: what is around a node comes after it.
    var around: [NodeID] = []
    for node in tree.nodes.indices.reversed() {
      while let last = around.last, tree.nodes[last].first > node { around.removeLast() }
      if let parent = around.last {
        let isScope = Self.isScope(tree.nodes[parent].kind)
        let (place, outer) = (node.position, parent.position)
        scopeRow[place] = isScope ? parent : scopeRow[outer]
        partRow[place] = isScope ? node : partRow[outer]
      }
      if tree.nodes[node].first < node { around.append(node) }
    }
    self.scopes = Numbered(scopes)
    self.parts = Numbered(parts)
  }

  /// The scope around a node, and its part that the node lies in; `nil` at the top.
  package func around(_ node: NodeID) -> (scope: NodeID, part: NodeID)? {
    let scope = scopes[node]
    return scope == Self.none ? nil : (scope, parts[node])
  }

  private static func isScope(_ kind: SyntaxKind) -> Bool {
    switch kind {
    case .accessor, .block, .catchClause, .closure, .switchCase, .ifStatement, .whileStatement,
      .guardStatement, .forStatement, .function, .initializer, .subscriptDeclaration,
      .typeDeclaration:
      true
    default: false
    }
  }
}
