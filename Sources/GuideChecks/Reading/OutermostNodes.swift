import SwiftTree

/// Nodes that none of the others are around.
struct OutermostNodes {
  private let tree: SyntaxTree
  /// Descending.
  private var nodes: [NodeID] = []

  /// - Parameter nodes: In the order of the tree, so that one comes behind those in it.
  init(_ nodes: [NodeID], in tree: SyntaxTree) {
    self.tree = tree
    for node in nodes.reversed() {
      if let around = self.nodes.last, tree.nodes[around].first <= node { continue }
      self.nodes.append(node)
    }
  }

  /// Calls what is given with each node that is in one of these.
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
