import LocalizationModel
import SwiftTree
import SwiftTypes

/// Finds the property that an assignment changes, and the thread or function that runs the code.
///
/// ``GuideReader`` uses it. The rules on changes off the main thread read its facts.
struct PropertyChangeReading {
  private let tree: SyntaxTree
  private let types: TypeInference
  private let parents: NodeParents

  /// The function or thread that runs an assignment, by the code around it.
  enum Runner {
    /// The function around the assignment, on the thread of that function's caller.
    case function(NodeID)
    /// A closure that a call may run off the main thread.
    case offMain(Closure)
    case unknown
  }

  /// A closure that runs on a queue or session.
  struct Closure {
    /// The call that receives the closure.
    let call: NodeID
    /// The name of the API, such as `Task.detached`.
    let runner: String
    let executor: ExecutorUse
  }

  init(_ tree: SyntaxTree, _ types: TypeInference, _ parents: NodeParents) {
    self.tree = tree
    self.types = types
    self.parents = parents
  }

  /// Records the change of a property.
  ///
  /// - Parameter target: The assigned expression.
  func read(_ target: NodeID, into source: inout GuideFacts) {
    guard let (owner, token, isOwn) = property(target) else { return }
    switch runner(of: target) {
    case .function(let function):
      let name = tree.nodes[function].token
      guard isOwn, tree.nodes[function].kind == .function, name != .none else { return }
      source.changingFunctions.insert(
        .init(
          method: .init(name: tree.name(ofToken: name), type: owner),
          target: tree.name(ofToken: token)))
    case .offMain(let closure):
      source.offMainChanges.append(
        .init(
          range: tree.bytes(of: target), target: .property(tree.name(ofToken: token)), type: owner,
          runner: closure.runner, executor: closure.executor))
    case .unknown: break
    }
  }

  /// Records a call of a method of the same type, or of an object's method off the main thread.
  func readCall(_ call: NodeID, _ token: TokenID, into source: inout GuideFacts) {
    guard let owner = receiver(of: call),
      types.index.members[tree.nameHash(token)].contains(where: {
        types.index.record($0).kind == .function
      })
    else { return }
    let method = ChangingFunction.Method(name: tree.name(ofToken: token), type: owner.type)
    switch runner(of: call) {
    case .function(let function):
      let name = tree.nodes[function].token
      guard owner.isOwn, tree.nodes[function].kind == .function, name != .none else { return }
      source.ownCalls.insert(
        OwnCall(caller: .init(name: tree.name(ofToken: name), type: owner.type), callee: method))
    case .offMain(let closure) where !isAwaited(call):
      source.offMainChanges.append(
        .init(
          range: tree.bytes(ofToken: token), target: .method(method.name), type: owner.type,
          runner: closure.runner, executor: closure.executor))
    case .offMain, .unknown: break
    }
  }

  /// Returns the type of the object on which a call runs a method; `nil` if the project does not
  /// declare it, or if it is no object.
  private func receiver(of call: NodeID) -> (type: TypeID, isOwn: Bool)? {
    guard var base = tree.base(of: call) else { return typeAround(call).map { ($0, true) } }
    while tree.nodes[base].kind == .postfix, let inner = tree.firstChild(of: base) { base = inner }
    if tree.node(base, isWritten: "self") { return typeAround(call).map { ($0, true) } }
    guard tree.nodes[base].kind == .name, let id = types.type(of: base)?.unwrapped.nominal?.id,
      id.isKnown, case let known = types.index.known(id), known.isKnown,
      types.index.types[known].flags.contains(.isReference)
    else { return nil }
    return (known, false)
  }

  /// True if a call is awaited, so that it may run on another actor.
  private func isAwaited(_ call: NodeID) -> Bool {
    var node = call
    while let parent = parents[node], tree.nodes[parent].kind != .closure {
      node = parent
      if tree.nodes[node].kind == .effect, tree.isAwait(node) { return true }
    }
    return false
  }

  /// Returns the changed property in `name`, `self.name`, `self?.name[0]` or `model.name`.
  private func property(_ target: NodeID) -> (owner: TypeID, token: TokenID, isOwn: Bool)? {
    var node = target
    while [.subscripting, .postfix].contains(tree.nodes[node].kind),
      let inner = tree.firstChild(of: node)
    {
      node = inner
    }
    let token = tree.nodes[node].token
    guard token != .none else { return nil }
    if tree.nodes[node].kind == .name {
      return typeAround(node).map { ($0, token, true) }
    }
    guard tree.nodes[node].kind == .member, var base = tree.firstChild(of: node) else { return nil }
    while tree.nodes[base].kind == .postfix, let inner = tree.firstChild(of: base) { base = inner }
    if tree.node(base, isWritten: "self") { return typeAround(node).map { ($0, token, true) } }
    guard let id = types.type(of: base)?.unwrapped.nominal?.id, id.isKnown,
      case let known = types.index.known(id), known.isKnown
    else {
      // Changing a property of a structure changes the property that holds it.
      return tree.nodes[base].kind == .member || tree.nodes[base].kind == .name
        ? property(base) : nil
    }
    if types.index.types[known].flags.contains(.isReference) { return (known, token, false) }
    return property(base)
  }

  /// Returns the project's type around a node.
  private func typeAround(_ node: NodeID) -> TypeID? {
    let type = types.scope(at: node)
    guard type.isKnown, case let known = types.index.known(type), known.isKnown else { return nil }
    return known
  }

  /// Returns the function or thread that runs an assignment.
  private func runner(of target: NodeID) -> Runner {
    var node = target
    while let parent = parents[node] {
      node = parent
      switch tree.nodes[node].kind {
      case .function, .initializer:
        return isAsynchronous(node) ? .unknown : .function(node)
      case .accessor, .variable, .typeDeclaration: return .unknown
      case .closure:
        guard let call = call(of: node), let token = tree.calledToken(of: call) else {
          return .unknown
        }
        if let (runner, executor) = offMain(call, token, node) {
          // An object made in the closure is not known to any view yet.
          return isLocal(target, in: node)
            ? .unknown : .offMain(.init(call: call, runner: runner, executor: executor))
        }
        if !Self.synchronous.contains(tree.name(ofToken: token)) { return .unknown }
      default: break
      }
    }
    return .unknown
  }

  /// True if a closure declares the variable with which the assigned expression begins.
  private func isLocal(_ target: NodeID, in closure: NodeID) -> Bool {
    var root = target
    while let inner = tree.firstChild(of: root) { root = inner }
    guard tree.nodes[root].kind == .name, tree.nodes[root].token != .none else { return false }
    let name = tree.nameHash(tree.nodes[root].token)
    return (tree.nodes[closure].first..<closure).contains { node in
      let syntax = tree.nodes[node]
      return syntax.kind == .variable && syntax.token != .none
        && tree.nameHash(syntax.token) == name
    }
  }

  /// True for an `async` function, which runs where its actor decides, and for one without a body.
  private func isAsynchronous(_ function: NodeID) -> Bool {
    let syntax = tree.nodes[function]
    guard let block = tree.lastChild(of: function), tree.nodes[block].kind == .block else {
      return true
    }
    return (syntax.start..<tree.nodes[block].start).contains {
      tree.tokens[$0].keyword == .async
    }
  }

  /// Returns the call that receives a closure.
  private func call(of closure: NodeID) -> NodeID? {
    guard let argument = parents[closure] else { return nil }
    let isArgument =
      tree.nodes[argument].kind == .argument || tree.nodes[argument].kind == .trailingClosure
    guard isArgument, let call = parents[argument], tree.nodes[call].kind == .call
    else { return nil }
    return call
  }

  /// Returns the API that runs a closure, and the queue or session on which it does; `nil` if no
  /// API is known, or if the closure is for the main actor.
  private func offMain(
    _ call: NodeID, _ token: TokenID, _ closure: NodeID
  ) -> (runner: String, executor: ExecutorUse)? {
    guard let base = tree.base(of: call) else { return nil }
    let start = tree.bytes(of: closure).start
    // Attributes stand at the start of a closure; a long closure is not copied whole.
    let head = ByteRange(start: start, end: min(tree.bytes(of: closure).end, start + 60))
    if tree.text(head).contains("@MainActor") { return nil }
    let name = tree.name(ofToken: token)
    switch name {
    case "detached": return tree.node(base, isWritten: "Task") ? ("Task.detached", .offMain) : nil
    case "detachNewThread":
      return tree.node(base, isWritten: "Thread") ? ("Thread", .offMain) : nil
    case "requestAccess":
      return tree.node(base, isWritten: "AVCaptureDevice") ? (name, .offMain) : nil
    case "async", "asyncAfter", "addOperation", "addBarrierBlock":
      return executors.use(base).map { ($0 == .offMain ? queueName(base) : tree.written(base), $0) }
    default: return Self.handlers.contains(name) ? executors.use(base).map { (name, $0) } : nil
    }
  }

  /// Returns the name of a queue that an expression makes or finds.
  private func queueName(_ queue: NodeID) -> String {
    tree.nodes[queue].kind == .call
      ? tree.firstChild(of: queue).map { tree.written($0) } ?? "" : tree.written(queue)
  }

  private var executors: ExecutorReading {
    ExecutorReading(tree: tree, types: types, parents: parents)
  }

  /// Methods of sessions and the like whose completion handler runs on a queue of the framework.
  private static let handlers: Set<String> = [
    "dataTask", "downloadTask", "uploadTask", "requestAuthorization", "getNotificationSettings",
    "getPendingNotificationRequests",
  ]
  /// Calls that run their closure before they return.
  private static let synchronous: Set<String> = [
    "filter", "flatMap", "forEach", "map", "compactMap", "reduce", "sync", "withAnimation",
    "withTransaction", "withLock",
  ]
}
