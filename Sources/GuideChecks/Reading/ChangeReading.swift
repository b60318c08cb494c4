import SwiftTree
import SwiftTypes

/// Reads what `objectWillChange.send()` stands beside.
struct ChangeReading {
  let tree: SyntaxTree
  let types: TypeInference?
  let parents: NodeParents

  /// `objectWillChange.send()` of the type around it.
  func changeCall(_ call: NodeID) -> GuideFacts.ChangeCall? {
    guard let base = tree.base(of: call), CallArguments(of: call, in: tree).nodes.isEmpty,
      ["objectWillChange", "self.objectWillChange"].contains(tree.written(base)),
      let function = tree.function(around: call, parents), let type = types?.scope(at: call),
      type.isKnown
    else { return nil }
    return .init(
      range: tree.bytes(of: call), type: type, changed: changed(in: function),
      assignedBeside: assigned(beside: call))
  }

  /// The names that a function changes, wherever in it.
  private func changed(in function: NodeID) -> Set<String> {
    Set((tree.nodes[function].first..<function).lazy.compactMap(changedName))
  }

  /// The names that are assigned whenever a call is reached.
  private func assigned(beside call: NodeID) -> Set<String> {
    var names: Set<String> = []
    var node = call
    while let parent = parents[node] {
      if tree.isList(parent) {
        names.formUnion(tree.children(of: parent).lazy.compactMap(assignedName))
      }
      node = parent
      switch tree.nodes[node].kind {
      case .closure, .function, .initializer: return names
      default: break
      }
    }
    return names
  }

  /// `name = …`, `self.name = …`, and `name.append(…)` and its like.
  private func changedName(_ node: NodeID) -> String? {
    guard tree.nodes[node].kind == .call else { return assignedName(node) }
    guard let token = tree.calledToken(of: node), let base = tree.base(of: node),
      Self.changingMethods.contains(tree.name(ofToken: token))
    else { return nil }
    return ownName(base)
  }

  private func assignedName(_ node: NodeID) -> String? {
    tree.nodes[node].kind == .assignment ? tree.firstChild(of: node).flatMap(ownName) : nil
  }

  private func ownName(_ node: NodeID) -> String? {
    let syntax = tree.nodes[node]
    if syntax.kind == .member {
      guard let base = tree.firstChild(of: node), tree.written(base) == "self" else { return nil }
    } else if syntax.kind != .name {
      return nil
    }
    return syntax.token == .none ? nil : tree.name(ofToken: syntax.token)
  }

  /// Methods of the standard library that change a collection, a set or a `Bool`.
  static let changingMethods: Set<String> = [
    "append", "formIntersection", "formSymmetricDifference", "formUnion", "insert", "merge", "move",
    "popFirst", "popLast", "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange",
    "removeValue", "replaceSubrange", "reverse", "shuffle", "sort", "subtract", "swapAt", "toggle",
    "update", "updateValue",
  ]
}
