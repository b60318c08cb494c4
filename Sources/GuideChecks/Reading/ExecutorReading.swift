import LocalizationModel
import SwiftTree
import SwiftTypes

/// Tells which queues and sessions run code off the main thread, for the readers of deliveries and
/// changes.
///
/// A property's values may stand in several sources, so ``ExecutorUse/held(_:_:)`` is answered by
/// the project.
struct ExecutorReading {
  let tree: SyntaxTree
  let types: TypeInference?
  let parents: NodeParents

  /// Returns the use of a queue or session; `nil` for one that runs code on the main thread, and
  /// for an expression that names none.
  func use(_ value: NodeID) -> ExecutorUse? {
    if let isOffMain = isOffMain(value, as: "") { return isOffMain ? .offMain : nil }
    let syntax = tree.nodes[value]
    guard syntax.token != .none, let types else { return nil }
    let name = tree.name(ofToken: syntax.token)
    if syntax.kind == .name {
      return isParameter(value) ? nil : .held(name, scope(of: value, types))
    }
    guard syntax.kind == .member, let base = tree.firstChild(of: value) else { return nil }
    let isOwn = ["self", "Self", "self?"].contains(tree.written(base))
    return .held(name, isOwn ? scope(of: value, types) : .none)
  }

  /// Reads the initial value of a property or variable for a queue or session; `nil` for others.
  func declared(_ variable: NodeID) -> ExecutorFact? {
    guard let types, tree.nodes[variable].token != .none else { return nil }
    let parts = VariableParts(of: variable, in: tree)
    guard let value = parts.value ?? onlyExpression(parts.body) else { return nil }
    let type = parts.type.map { tree.written($0) } ?? ""
    guard Self.types.contains(type) || isOffMain(value, as: type) != nil else { return nil }
    return ExecutorFact(
      name: tree.name(ofToken: tree.nodes[variable].token), type: scope(of: variable, types),
      isOffMain: isOffMain(value, as: type) ?? false)
  }

  /// Reads an assignment to a property for a queue or session; `nil` for others.
  func assigned(_ assignment: NodeID) -> ExecutorFact? {
    guard let types, let sides = tree.sides(of: assignment),
      [.name, .member].contains(tree.nodes[sides.target].kind),
      tree.nodes[sides.target].token != .none
    else { return nil }
    let type = typeName(of: sides.target, types)
    guard Self.types.contains(type) else { return nil }
    let value = defaultValue(of: sides.value) ?? sides.value
    return ExecutorFact(
      name: tree.name(ofToken: tree.nodes[sides.target].token), type: scope(of: assignment, types),
      isOffMain: isOffMain(value, as: type) ?? false)
  }

  /// Returns the type around a node, if the project declares it.
  private func scope(of node: NodeID, _ types: TypeInference) -> TypeID {
    let type = types.scope(at: node)
    return type.isKnown ? types.index.known(type) : .none
  }

  /// Returns the name of a value's type if that is one of ``types``.
  private func typeName(of value: NodeID, _ types: TypeInference) -> String {
    guard let name = types.type(of: value)?.unwrapped.nominal?.name else { return "" }
    return Self.types.first { Name($0) == name } ?? ""
  }

  /// Returns the only expression of a computed property's body.
  private func onlyExpression(_ body: NodeID?) -> NodeID? {
    guard let body, tree.nodes[body].kind == .block, tree.children(of: body).count == 1 else {
      return nil
    }
    return tree.lastChild(of: body)
  }

  /// Returns the default of the parameter that a value names; `nil` for any other value.
  private func defaultValue(of value: NodeID) -> NodeID? {
    guard let parameter = parameter(value) else { return nil }
    let last = tree.lastChild(of: parameter)
    return last == tree.children(of: parameter, .type).last ? nil : last
  }

  /// True if a value names a parameter of the function around it.
  private func isParameter(_ value: NodeID) -> Bool { parameter(value) != nil }

  /// Returns the parameter of the surrounding function that a value names.
  private func parameter(_ value: NodeID) -> NodeID? {
    guard tree.nodes[value].kind == .name, tree.nodes[value].token != .none,
      let function = tree.function(around: value, parents)
    else { return nil }
    let name = tree.nameHash(tree.nodes[value].token)
    return tree.children(of: function, .parameter).first {
      types?.scoped.parameterName($0) == name
    }
  }

  /// True if an expression is a queue or session that runs its code off the main thread, false for
  /// one on the main thread, and `nil` for any other.
  ///
  /// - Parameter type: The declared type, for values such as `.shared`; empty if it is unknown.
  private func isOffMain(_ value: NodeID, as type: String) -> Bool? {
    switch tree.nodes[value].kind {
    case .member:
      switch member(value, of: type) {
      case "DispatchQueue.main", "OperationQueue.main", "RunLoop.main": return false
      case "URLSession.shared": return true
      default: return nil
      }
    case .call:
      guard let callee = tree.firstChild(of: value) else { return nil }
      let arguments = CallArguments(of: value, in: tree)
      switch tree.nodes[callee].kind == .name ? tree.written(callee) : member(callee, of: type) {
      case "DispatchQueue.global", "UNUserNotificationCenter.current": return true
      case "DispatchQueue", "DispatchQueue.init":
        guard let target = arguments.value("target") else {
          return arguments.value("label") != nil ? true : nil
        }
        return isOffMain(target, as: "DispatchQueue")
      case "OperationQueue", "OperationQueue.init": return arguments.nodes.isEmpty ? true : nil
      case "URLSession", "URLSession.init":
        guard let queue = arguments.value("delegateQueue"), !tree.node(queue, isWritten: "nil")
        else { return arguments.nodes.isEmpty ? nil : true }
        return isOffMain(queue, as: "OperationQueue")
      default: return nil
      }
    default: return nil
    }
  }

  /// Returns a member with its type, such as `DispatchQueue.main` for `.main`; empty for a member
  /// of another expression.
  private func member(_ node: NodeID, of type: String) -> String {
    guard tree.nodes[node].kind == .member, tree.nodes[node].token != .none else { return "" }
    let name = tree.name(ofToken: tree.nodes[node].token)
    guard let base = tree.firstChild(of: node) else { return "\(type).\(name)" }
    return tree.nodes[base].kind == .name ? "\(tree.written(base)).\(name)" : ""
  }

  /// Types of queues and sessions.
  private static let types: Set<String> = [
    "DispatchQueue", "OperationQueue", "RunLoop", "URLSession", "UNUserNotificationCenter",
  ]
}
