import SwiftTree
import SwiftTypes

/// Reads a call of `objectWillChange.send()` with the properties that the code around it changes,
/// for ``GuideReader``.
struct ChangeReading {
  let tree: SyntaxTree
  let types: TypeInference?
  let parents: NodeParents

  /// Returns the fact of an `objectWillChange.send()` on the surrounding type itself.
  func changeCall(_ call: NodeID) -> GuideFacts.ChangeCall? {
    guard let base = tree.base(of: call), CallArguments(of: call, in: tree).nodes.isEmpty,
      ["objectWillChange", "self.objectWillChange"].contains(tree.written(base)),
      let type = types?.scope(at: call), type.isKnown
    else { return nil }
    if let property = observedProperty(around: call) {
      return .init(
        range: tree.bytes(of: call), type: type, changed: [], assignedBeside: [],
        observed: property)
    }
    guard let function = tree.function(around: call, parents) else { return nil }
    return .init(
      range: tree.bytes(of: call), type: type, changed: changed(in: function),
      assignedBeside: assigned(beside: call), observed: nil)
  }

  /// Returns the property in whose `willSet` or `didSet` a call stands; `nil` for any other call.
  private func observedProperty(around call: NodeID) -> String? {
    guard let block = parents[call], let accessor = parents[block],
      tree.nodes[accessor].kind == .accessor,
      [.willSet, .didSet].contains(tree.tokens[tree.nodes[accessor].token].keyword),
      let accessors = parents[accessor], let variable = parents[accessors],
      tree.nodes[variable].kind == .variable, tree.nodes[variable].token != .none
    else { return nil }
    return tree.name(ofToken: tree.nodes[variable].token)
  }

  /// Returns the names that a function changes anywhere.
  private func changed(in function: NodeID) -> Set<String> {
    Set((tree.nodes[function].first..<function).lazy.compactMap(changedName))
  }

  /// Returns the names assigned on every path that reaches a call.
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

  /// Returns the name changed by `name = …`, `self.name = …`, or a call such as `name.append(…)`.
  private func changedName(_ node: NodeID) -> String? {
    guard tree.nodes[node].kind == .call else { return assignedName(node) }
    guard let token = tree.calledToken(of: node), let base = tree.base(of: node),
      Self.changingMethods.contains(tree.name(ofToken: token))
    else { return nil }
    return ownName(base)
  }

  /// Returns the name assigned by `name = …`, `self.name = …` or `name += …`.
  private func assignedName(_ node: NodeID) -> String? {
    switch tree.nodes[node].kind {
    case .assignment: tree.firstChild(of: node).flatMap(ownName)
    case .operation: tree.changedOperand(of: node).flatMap(ownName)
    default: nil
    }
  }

  /// Returns the name in `name` or `self.name`; `nil` for any other expression.
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
