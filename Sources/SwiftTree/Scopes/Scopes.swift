/// For every node the nearest one around it that declares names.
package struct Scopes {
  /// The scope around a node and its part that the node lies in; -1 where there is none.
  private var scopes: ContiguousArray<Int32>
  private var parts: ContiguousArray<Int32>

  package init(_ tree: SyntaxTree, _ parents: ContiguousArray<Int32>) {
    scopes = ContiguousArray(repeating: -1, count: parents.count)
    parts = scopes
    // What is around a node comes after it.
    for node in parents.indices.reversed() {
      let parent = Int(parents[node])
      if parent == node { continue }
      if Self.isScope(tree.nodes[parent].kind) {
        scopes[node] = Int32(truncatingIfNeeded: parent)
        parts[node] = Int32(truncatingIfNeeded: node)
      } else {
        scopes[node] = scopes[parent]
        parts[node] = parts[parent]
      }
    }
  }

  package func around(_ node: Int) -> (scope: Int, part: Int)? {
    scopes[node] < 0 ? nil : (Int(scopes[node]), Int(parts[node]))
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
