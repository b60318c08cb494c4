internal import SwiftTree

/// The audience of a piece of code: users, developers or a log. The readers of facts ask, because
/// findings about texts for developers would be noise.
extension NodeSurroundings {
  /// True if a function, variable or type around a node is named like a developer's tool, as
  /// `setupDebugMenu` is.
  mutating func isForDebugging(_ node: NodeID) -> Bool {
    var node = node
    while let parent = parent(of: node) {
      node = parent
      let syntax = tree.nodes[node]
      switch syntax.kind {
      case .function, .variable, .typeDeclaration:
        if syntax.token == .none { continue }
        if tree.isNamedForDebugging(syntax.token) { return true }
      default: break
      }
    }
    return false
  }

  /// True if a variable belongs to a type or to the file, not to a function.
  mutating func isProperty(_ node: NodeID) -> Bool {
    guard let declaration = parent(of: node), tree.nodes[declaration].kind == .variableDeclaration
    else { return false }
    guard let block = parent(of: declaration) else { return true }
    return tree.nodes[block].kind == .block
      && parent(of: block).map { tree.nodes[$0].kind } == .typeDeclaration
  }

  /// True if the type around a node is named like a view controller or cell, or inherits from one.
  mutating func isInView(_ node: NodeID) -> Bool {
    var node = node
    while let parent = parent(of: node) {
      node = parent
      guard tree.nodes[node].kind == .typeDeclaration else { continue }
      var names = [tree.name(ofToken: tree.nodes[node].token)]
      names += tree.children(of: node).filter { tree.nodes[$0].kind == .inheritedType }
        .map { tree.text(tree.bytes(of: $0)) }
      return names.contains { name in
        ["ViewController", "WindowController", "TableViewCell", "CollectionViewCell"].contains {
          name.hasSuffix($0)
        }
      }
    }
    return false
  }

  /// True if a text is an argument of a logging function.
  mutating func isLogged(_ node: NodeID) -> Bool {
    var node = node
    for _ in 0..<3 {  // perhaps an expression, the argument and the call
      guard let parent = parent(of: node) else { return false }
      if tree.nodes[parent].kind == .call, let name = tree.calleeName(of: parent) {
        return Self.logging.contains(tree.name(ofToken: name))
      }
      node = parent
    }
    return false
  }

  private static let logging: Set<String> = [
    "print", "debugPrint", "NSLog", "os_log", "log", "debug", "info", "notice", "warning", "error",
    "trace", "critical", "fault", "assertionFailure", "assert", "precondition",
    "preconditionFailure", "fatalError",
  ]
}
