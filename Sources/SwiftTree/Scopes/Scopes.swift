/// For each node, the nearest node around it that declares names, such as a block or a function.
/// Name lookup walks outwards through it.
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
    // Spans spare the check for shared storage at each write.
    var scopeRow = scopes.mutableSpan
    var partRow = parts.mutableSpan
    // The nodes around the next one, outermost first: in postorder, backwards, parents come first.
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

  /// The scope around a node, and the scope's child that the node lies in; `nil` at top level.
  ///
  /// The child tells on which side of a declaration the node is, such as in a guard's condition or
  /// its body.
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
