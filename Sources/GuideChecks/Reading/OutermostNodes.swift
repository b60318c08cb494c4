import SwiftTree

/// A set of nodes without those nested in another node of the set, to find other nodes inside them.
///
/// ``GuideReader`` finds assignments inside structures by it, in one pass over both lists.
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

  /// Calls `visit` with each of the given nodes that lies inside a node of the set.
  ///
  /// - Parameter others: The nodes to test, in the order of the tree.
  func forEach(in others: [NodeID], _ visit: (NodeID) -> Void) {
    var remaining = nodes
    for node in others {
      while let next = remaining.last, next < node { remaining.removeLast() }
      guard let next = remaining.last else { return }
      if tree.nodes[next].first <= node { visit(node) }
    }
  }
}
