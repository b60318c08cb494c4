import SwiftTree
import SwiftTypes

/// The nodes around the nodes of one source, worked out when one is first asked for: many sources hold
/// nothing that guides look at.
final class NodeParents {
  private let tree: SyntaxTree
  private let types: TypeInference?
  private var known: Parents?

  init(_ tree: SyntaxTree, _ types: TypeInference?) {
    self.tree = tree
    self.types = types
  }

  /// The node around a node; `nil` for the root.
  subscript(node: NodeID) -> NodeID? {
    if let known { return known[node] }
    let parents = types?.parents ?? tree.parents
    known = parents
    return parents[node]
  }
}
