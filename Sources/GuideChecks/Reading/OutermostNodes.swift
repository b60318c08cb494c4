import SwiftTree

/// A set of nodes without those nested in another one, to test which other nodes lie inside.
struct OutermostNodes {
  private let tree: SyntaxTree
  /// The outermost nodes, in descending order.
  private var nodes: [NodeID] = []

  /// - Parameter nodes: In the order of the tree, where a node comes after the nodes inside it.
  init(_ nodes: [NodeID], in tree: SyntaxTree) {
    self.tree = tree
    for node in nodes.reversed() {
      if let around = self.nodes.last, tree.nodes[around].first <= node { continue }
      self.nodes.append(node)
    }
  }

  /// Calls `visit` with each of the other nodes that lies inside one of these.
  ///
  /// - Parameter others: In the order of the tree.
  func forEach(in others: [NodeID], _ visit: (NodeID) -> Void) {
    var left = nodes
    for node in others {
      while let next = left.last, next < node { left.removeLast() }
      guard let next = left.last else { return }
      if tree.nodes[next].first <= node { visit(node) }
    }
  }
}
