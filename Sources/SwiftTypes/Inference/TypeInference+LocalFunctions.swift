package import SwiftTree

/// Functions that bodies declare, of which nobody outside knows.
extension TypeInference {
  /// Whether a name means a function of a body around a node, which hides others of the name.
  package func isLocalFunction(_ name: Name, at node: NodeID) -> Bool {
    guard let bodies = localFunctions[name] else { return false }
    var node = node
    while let parent = parents[node] {
      if bodies.contains(parent) { return true }
      node = parent
    }
    return false
  }

  /// By name the bodies that declare such a function.
  func bodiesByLocalFunction() -> [Name: Set<NodeID>] {
    var bodies: [Name: Set<NodeID>] = [:]
    for node in tree.nodes.indices where tree.nodes[node].kind == .function {
      guard let body = parents[node] else { continue }
      switch tree.nodes[body].kind {
      case .block where parents[body].map { tree.nodes[$0].kind } == .typeDeclaration: continue
      case .block, .closure, .switchCase:
        bodies[tree.interned(tree.nodes[node].token), default: []].insert(body)
      default: continue
      }
    }
    return bodies
  }
}
