package import SwiftTree

/// Functions that bodies declare, of which nobody outside knows.
extension TypeInference {
  /// Whether a name means a function of a body around a node, which hides others of the name.
  package func isLocalFunction(_ name: Name, at node: Int) -> Bool {
    guard let bodies = localFunctions[name] else { return false }
    var node = node
    while case let parent = Int(parents[node]), parent != node {
      if bodies.contains(parent) { return true }
      node = parent
    }
    return false
  }

  /// By name the bodies that declare such a function.
  func bodiesByLocalFunction() -> [Name: Set<Int>] {
    var bodies: [Name: Set<Int>] = [:]
    for node in tree.nodes.indices where tree.nodes[node].kind == .function {
      let body = Int(parents[node])
      switch tree.nodes[body].kind {
      case .block where tree.nodes[Int(parents[body])].kind == .typeDeclaration: continue
      case .block, .closure, .switchCase:
        bodies[tree.interned(Int(tree.nodes[node].token)), default: []].insert(body)
      default: continue
      }
    }
    return bodies
  }
}
