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

  /// Reads `task = Task { await load() }`; `nil` for a task that neither waits nor loops.
  func storedTask(_ assignment: NodeID) -> StoredTaskFact? {
    guard let sides = tree.sides(of: assignment), tree.nodes[sides.value].kind == .call,
      let closure = TaskCall(tree, types).closure(of: sides.value), let types,
      case let loops = loops(closure), loops || tree.awaits(closure)
    else { return nil }
    let target = tree.nodes[sides.target]
    let isOwn =
      target.kind == .name
      || target.kind == .member
        && tree.firstChild(of: sides.target).map { tree.written($0) == "self" } ?? false
    let type = types.scope(at: assignment)
    guard isOwn, target.token != .none, type.isKnown else { return nil }
    return StoredTaskFact(
      property: tree.name(ofToken: target.token), type: types.index.known(type),
      range: tree.bytes(ofToken: target.token), loops: loops)
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

  /// Returns the name of the value that a call such as `task?.cancel()` cancels.
  func cancelled(_ call: NodeID) -> Name? {
    tree.base(of: call).flatMap { taskName(of: $0) }
  }

  /// Returns the name of a task whose `value` or `result` is read: it is waited for, so it needs no
  /// cancelling.
  func awaited(_ member: NodeID) -> Name? {
    let token = tree.nodes[member].token
    guard
      tree.token(token, spells: "value" as StaticString)
        || tree.token(token, spells: "result" as StaticString)
    else { return nil }
    return tree.firstChild(of: member).flatMap { taskName(of: $0) }
  }

  /// Returns the name of a value, looking through `?` and `!`.
  func taskName(of value: NodeID) -> Name? {
    var base = value
    while tree.nodes[base].kind == .postfix, let inner = tree.firstChild(of: base) { base = inner }
    return name(of: base)
  }

  /// Returns the name of the value that a local copy takes; the copy may be cancelled instead.
  ///
  /// - Parameter node: A variable or an `if let`.
  func copied(_ node: NodeID) -> Name? {
    guard let value = tree.lastChild(of: node) else { return nil }
    return taskName(of: value)
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
