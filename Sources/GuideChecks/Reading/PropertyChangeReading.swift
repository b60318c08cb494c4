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
    /// A thread other than the main one; the text names the API.
    case offMain(String)
    case unknown
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
    case .offMain(let runner):
      source.offMainChanges.append(
        .init(
          range: tree.bytes(of: target), property: tree.name(ofToken: token), type: owner,
          runner: runner))
    case .unknown: break
    }
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
        if let runner = offMain(call, token, node) {
          // An object made in the closure is not known to any view yet.
          return isLocal(target, in: node) ? .unknown : .offMain(runner)
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

  /// Returns the name of the API that runs a closure off the main thread; `nil` if none is known.
  private func offMain(_ call: NodeID, _ token: TokenID, _ closure: NodeID) -> String? {
    guard let base = tree.base(of: call) else { return nil }
    let start = tree.bytes(of: closure).start
    // Attributes stand at the start of a closure; a long closure is not copied whole.
    let head = ByteRange(start: start, end: min(tree.bytes(of: closure).end, start + 60))
    if tree.text(head).contains("@MainActor") { return nil }
    let written = tree.written(base)
    switch tree.name(ofToken: token) {
    case "async", "asyncAfter":
      return written.hasPrefix("DispatchQueue.global(") ? "DispatchQueue.global" : nil
    case "detached": return written == "Task" ? "Task.detached" : nil
    case let name:
      return Self.handlers[name].flatMap { written.hasSuffix($0) ? name : nil }
    }
  }

  /// Methods whose completion handler runs on a queue of the framework, with the end of the
  /// expression they are called on.
  private static let handlers = [
    "dataTask": "URLSession.shared", "downloadTask": "URLSession.shared",
    "uploadTask": "URLSession.shared",
    "requestAuthorization": "UNUserNotificationCenter.current()",
    "getNotificationSettings": "UNUserNotificationCenter.current()",
    "getPendingNotificationRequests": "UNUserNotificationCenter.current()",
    "requestAccess": "AVCaptureDevice",
  ]
  /// Calls that run their closure before they return.
  private static let synchronous: Set<String> = [
    "filter", "flatMap", "forEach", "map", "compactMap", "reduce", "sync", "withAnimation",
    "withTransaction", "withLock",
  ]
}
