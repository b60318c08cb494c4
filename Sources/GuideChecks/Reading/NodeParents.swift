import SwiftTree
import SwiftTypes

/// The parents of one source's nodes, computed at the first question: many sources have nothing
/// that guides check.
final class NodeParents {
  private let tree: SyntaxTree
  private let types: TypeInference?
  private var known: Parents?

  init(_ tree: SyntaxTree, _ types: TypeInference?) {
    self.tree = tree
    self.types = types
  }

  /// The parent of a node; `nil` for the root.
  subscript(node: NodeID) -> NodeID? {
    if let known { return known[node] }
    let parents = types?.parents ?? tree.parents
    known = parents
    return parents[node]
  }
}
