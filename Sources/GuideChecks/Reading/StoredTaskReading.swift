import LocalizationModel
import SwiftTree
import SwiftTypes

/// Reads the tasks that properties keep, the names that may cancel them, and the `.task` modifiers
/// of views.
///
/// ``GuideReader`` uses it.
struct StoredTaskReading {
  let tree: SyntaxTree
  let types: TypeInference?
  let parents: NodeParents

  /// Reads `task = Task { await load() }` or `tasks[id] = Task { … }`; `nil` for a task that neither
  /// waits nor loops.
  func storedTask(_ assignment: NodeID) -> StoredTaskFact? {
    guard let sides = tree.sides(of: assignment) else { return nil }
    return storedTask(in: sides.target, sides.value)
  }

  /// Reads `tasks.append(Task { … })` or another method that adds to a list.
  func addedTask(_ call: NodeID) -> StoredTaskFact? {
    guard let list = tree.base(of: call), let value = CallArguments(of: call, in: tree).first else {
      return nil
    }
    return storedTask(in: list, localValue(value) ?? value)
  }

  /// Reads `tasks += [Task { … }]`.
  func addedTasks(_ operation: NodeID) -> StoredTaskFact? {
    guard let list = tree.changedOperand(of: operation), let value = tree.lastChild(of: operation),
      tree.nodes[value].kind == .array
    else { return nil }
    return tree.children(of: value).lazy.compactMap { storedTask(in: list, $0) }.first
  }

  private func storedTask(in target: NodeID, _ value: NodeID) -> StoredTaskFact? {
    guard tree.nodes[value].kind == .call, let closure = TaskCall(tree, types).closure(of: value),
      let types, case let loops = loops(closure), loops || tree.awaits(closure)
    else { return nil }
    var property = target
    if tree.nodes[property].kind == .subscripting, let list = tree.firstChild(of: property) {
      property = list
    }
    let syntax = tree.nodes[property]
    let isOwn =
      syntax.kind == .name
      || syntax.kind == .member
        && tree.firstChild(of: property).map { tree.written($0) == "self" } ?? false
    let type = types.scope(at: target)
    guard isOwn, syntax.token != .none, type.isKnown else { return nil }
    return StoredTaskFact(
      property: tree.name(ofToken: syntax.token), type: types.index.known(type),
      range: tree.bytes(ofToken: syntax.token), loops: loops)
  }

  /// Returns the initial value of the local variable that an expression names.
  private func localValue(_ value: NodeID) -> NodeID? {
    guard tree.nodes[value].kind == .name, tree.nodes[value].token != .none,
      let function = tree.function(around: value, parents)
    else { return nil }
    let name = tree.nameHash(tree.nodes[value].token)
    for node in tree.nodes[function].first..<function
    where tree.nodes[node].kind == .variable && tree.nodes[node].token != .none
      && tree.nameHash(tree.nodes[node].token) == name
    {
      return VariableParts(of: node, in: tree).value
    }
    return nil
  }

  /// True if a closure has a loop that may run without end.
  private func loops(_ closure: NodeID) -> Bool {
    (tree.nodes[closure].first..<closure).contains { node in
      switch tree.nodes[node].kind {
      case .whileStatement, .repeatStatement: true
      case .forStatement: tree.awaitsElements(node)
      default: false
      }
    }
  }

  /// Returns the names in the expression that a call such as `task?.cancel()` or
  /// `tasks.removeValue(forKey: id)?.cancel()` cancels. For the parameter of a closure these are the
  /// names in the list that the closure's call goes through.
  func cancelled(_ call: NodeID) -> [Name] {
    guard let base = tree.base(of: call) else { return [] }
    var names = chainNames(of: base)
    var node = call
    while let parent = parents[node] {
      node = parent
      switch tree.nodes[node].kind {
      case .call: if let list = tree.base(of: node) { names += chainNames(of: list) }
      case .function, .initializer, .typeDeclaration: return names
      default: break
      }
    }
    return names
  }

  /// Returns the names in a value of which `value` or `result` is read: the task is waited for, so
  /// it needs no cancelling.
  func awaited(_ member: NodeID) -> [Name] {
    let token = tree.nodes[member].token
    guard
      tree.token(token, spells: "value" as StaticString)
        || tree.token(token, spells: "result" as StaticString)
    else { return [] }
    return tree.firstChild(of: member).map { chainNames(of: $0) } ?? []
  }

  /// Returns the names in the value of which a local copy is taken; the copy may be cancelled
  /// instead.
  ///
  /// - Parameter node: A variable or an `if let`.
  func copied(_ node: NodeID) -> [Name] {
    tree.lastChild(of: node).map { chainNames(of: $0) } ?? []
  }

  /// Returns the names in the list that a loop goes through.
  func looped(_ loop: NodeID) -> [Name] {
    tree.children(of: loop).filter { tree.nodes[$0].kind != .block }.flatMap { chainNames(of: $0) }
  }

  /// Returns the names in a chain of members, calls and subscripts.
  private func chainNames(of value: NodeID) -> [Name] {
    var names: [Name] = []
    var node = value
    while true {
      switch tree.nodes[node].kind {
      case .name, .member:
        if tree.nodes[node].token != .none { names.append(tree.nameHash(tree.nodes[node].token)) }
      case .postfix, .subscripting, .call, .effect: break
      default: return names
      }
      guard let inner = tree.firstChild(of: node) else { return names }
      node = inner
    }
  }

  /// Returns the name of a value that an argument passes on unchanged.
  func passedOn(_ node: NodeID) -> Name? {
    tree.lastChild(of: node).flatMap { name(of: $0) }
  }

  /// Returns the name of a value, or of its last member; `nil` for any other expression.
  func name(of value: NodeID) -> Name? {
    let token = tree.nodes[value].token
    guard tree.nodes[value].kind == .name || tree.nodes[value].kind == .member, token != .none
    else { return nil }
    return tree.nameHash(token)
  }

  /// Reads `.task { … }` without an `id:`.
  func taskModifier(_ call: NodeID, _ token: TokenID) -> TaskModifierFact? {
    guard tree.base(of: call) != nil, let closure = tree.onlyClosure(of: call),
      CallArguments(of: call, in: tree).value("id") == nil, let types
    else { return nil }
    let type = types.scope(at: call)
    guard type.isKnown else { return nil }
    var names: Set<String> = []
    for node in tree.nodes[closure].first..<closure {
      let syntax = tree.nodes[node]
      let isOwn =
        syntax.kind == .name
        || syntax.kind == .member
          && tree.firstChild(of: node).map { tree.written($0) == "self" } ?? false
      // A name that is only assigned is not read.
      if isOwn, syntax.token != .none, tree.tokens[syntax.token + 1].kind != .equal {
        names.insert(tree.name(ofToken: syntax.token))
      }
    }
    return TaskModifierFact(
      range: tree.bytes(ofToken: token), type: types.index.known(type), names: names)
  }
}
