/// For each node of a tree, its scope: the nearest node around it that can declare names, such as a
/// block or a function. Name lookup walks outwards from scope to scope.
package struct Scopes {
  /// The scope around each node, and the scope's child that the node lies in.
  private var scopes: Numbered<NodeID, NodeID>
  private var parts: Numbered<NodeID, NodeID>

  /// The value that means "no scope".
  private static let none = NodeID(position: -1)

  /// Finds the scope of every node in one pass.
  package init(_ tree: SyntaxTree) {
    var scopes = ContiguousArray(repeating: Self.none, count: tree.nodes.count)
    var parts = scopes
    // Writes through a span need no check for shared storage.
    var scopeSpan = scopes.mutableSpan
    var partSpan = parts.mutableSpan
    // The ancestors of the next node, outermost first. Backwards, postorder has parents first.
    var ancestors: [NodeID] = []
    for node in tree.nodes.indices.reversed() {
      while let last = ancestors.last, tree.nodes[last].first > node { ancestors.removeLast() }
      if let parent = ancestors.last {
        let isScope = Self.isScope(tree.nodes[parent].kind)
        let (child, outer) = (node.position, parent.position)
        scopeSpan[child] = isScope ? parent : scopeSpan[outer]
        partSpan[child] = isScope ? node : partSpan[outer]
      }
      if tree.nodes[node].first < node { ancestors.append(node) }
    }
    self.scopes = Numbered(scopes)
    self.parts = Numbered(parts)
  }

  /// The scope around a node, and the scope's child that the node lies in; `nil` at top level.
  ///
  /// The child shows which part of the scope the node lies in, such as a guard's condition or its
  /// body, on which the visible names depend.
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
