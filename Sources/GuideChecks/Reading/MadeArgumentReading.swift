import SwiftTree

/// Finds arguments that make an object in place, or name a local variable whose value a call made.
///
/// A fix that turns `@State` into a plain variable would lose such an object, since nothing else
/// holds it. ``GuideReader`` uses it.
struct MadeArgumentReading {
  private let tree: SyntaxTree
  private let parents: NodeParents
  /// The names of local variables whose initial value is a call.
  private lazy var localCreations = localCreationNames()

  init(_ tree: SyntaxTree, _ parents: NodeParents) {
    self.tree = tree
    self.parents = parents
  }

  /// Returns the arguments of a call that make an object.
  mutating func madeArguments(of call: NodeID, _ callee: Name) -> [MadeArgument] {
    var found: [MadeArgument] = []
    for argument in CallArguments(of: call, in: tree).nodes {
      guard let value = tree.lastChild(of: argument), isMade(value) else { continue }
      let label = tree.nodes[argument].token
      found.append(
        .init(
          callee: callee, label: label == .none ? Name("_") : tree.nameHash(label),
          range: tree.bytes(of: value)))
    }
    return found
  }

  /// True if a value may be an object that nothing else holds.
  private mutating func isMade(_ value: NodeID) -> Bool {
    let syntax = tree.nodes[value]
    switch syntax.kind {
    case .call: return true
    case .name: return syntax.token != .none && localCreations.contains(tree.nameHash(syntax.token))
    case .ternary, .operation, .postfix, .effect, .cast, .tuple, .argument:
      for child in tree.children(of: value) where isMade(child) { return true }
      return false
    default: return false
    }
  }

  /// Finds the names for ``localCreations``.
  private func localCreationNames() -> NameSet {
    var names = NameSet()
    for node in tree.nodes.indices where tree.nodes[node].kind == .variable {
      guard tree.nodes[node].token != .none,
        let value = VariableParts(of: node, in: tree).value, tree.nodes[value].kind == .call,
        isLocal(node)
      else { continue }
      names.insert(tree.nameHash(tree.nodes[node].token))
    }
    return names
  }

  /// True if a variable is not a member of a type.
  private func isLocal(_ variable: NodeID) -> Bool {
    guard let declaration = parents[variable], let block = parents[declaration] else {
      return false
    }
    return parents[block].map { tree.nodes[$0].kind != .typeDeclaration } ?? true
  }
}
