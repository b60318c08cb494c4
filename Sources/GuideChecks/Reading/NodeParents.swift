import SwiftTree
import SwiftTypes

/// The parents of one source's nodes, computed when one is first needed, since many sources have
/// nothing that guides check. A class, so that all readers of a source share the result.
final class NodeParents {
  private let tree: SyntaxTree
  private let types: TypeInference?
  private var computed: Parents?

  init(_ tree: SyntaxTree, _ types: TypeInference?) {
    self.tree = tree
    self.types = types
  }

  /// The parent of a node; `nil` for the root.
  subscript(node: NodeID) -> NodeID? {
    if let computed { return computed[node] }
    let parents = types?.parents ?? tree.parents
    computed = parents
    return parents[node]
  }
}
