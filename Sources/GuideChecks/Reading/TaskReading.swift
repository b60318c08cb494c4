import LocalizationModel
import SwiftTree
import SwiftTypes

/// Reads tasks whose handle is dropped, in `.onAppear`, in initializers of classes and in methods,
/// for ``GuideReader``.
struct TaskReading {
  private let tree: SyntaxTree
  private let types: TypeInference?
  private let parents: NodeParents
  private let values: ValueUse

  init(_ tree: SyntaxTree, _ types: TypeInference?, _ parents: NodeParents) {
    self.tree = tree
    self.types = types
    self.parents = parents
    values = ValueUse(tree: tree, parents: parents)
  }

  /// Reads a call that starts a task and whose handle is dropped; `nil` for any other call.
  func task(_ call: NodeID, _ token: TokenID) -> TaskFact? {
    guard let closure = TaskCall(tree, types).closure(of: call), values.isDropped(call),
      let (place, move) = place(of: call, closure)
    else { return nil }
    let isDetached = tree.token(token, spells: "detached" as StaticString)
    let name = isDetached ? token - 2 : token
    return TaskFact(
      range: ByteRange(
        start: tree.tokens[name].startOffset, end: tree.tokens[token].endOffset),
      place: place, isDetached: isDetached, awaits: tree.awaits(closure),
      move: isDetached && move != nil ? .failure(.detached) : move)
  }

  /// Returns the code that starts the task, with the edits that move the task; `nil` for other
  /// code.
  private func place(
    of call: NodeID, _ closure: NodeID
  ) -> (place: TaskFact.Place, move: Result<[Fix.Edit], TaskFact.Obstacle>?)? {
    var node = call
    while let parent = parents[node] {
      node = parent
      switch tree.nodes[node].kind {
      case .closure:
        guard let appear = appearCall(ofClosure: node) else { return nil }
        return (.appear, TaskMove(tree, appear, node, call, closure).outcome)
      case .initializer:
        return classAround(node).map { type in
          (.initializer(of: type, isPrivate: isPrivate(node)), nil)
        }
      case .function: return method(node).map { (.method(of: $0), nil) }
      case .typeDeclaration, .accessor, .variable: return nil
      default: break
      }
    }
    return nil
  }

  /// Returns the class around an initializer, `.none` if it is not known; `nil` for an initializer
  /// of another type.
  private func classAround(_ initializer: NodeID) -> TypeID? {
    guard let block = parents[initializer], let owner = parents[block],
      tree.nodes[owner].kind == .typeDeclaration
    else { return nil }
    let scope = types?.scope(at: initializer) ?? .none
    let type = scope.isKnown ? types?.index.known(scope) ?? .none : .none
    if tree.nodes[owner].detail == .class { return type }
    let isClass =
      tree.nodes[owner].detail == .extension && type.isKnown
      && (types?.index.types[type].flags.contains(.isReference) ?? false)
    return isClass ? type : nil
  }

  private func isPrivate(_ initializer: NodeID) -> Bool {
    let syntax = tree.nodes[initializer]
    return (syntax.start..<max(syntax.start, syntax.token)).contains {
      [.private, .fileprivate].contains(tree.tokens[$0].keyword)
    }
  }

  /// Returns the type of a method that could keep a handle. `nil` for static and `nonisolated`
  /// methods, which any thread may call: a task brings them back to the actor.
  private func method(_ function: NodeID) -> TypeID? {
    guard let types, let block = parents[function], let owner = parents[block],
      tree.nodes[owner].kind == .typeDeclaration
    else { return nil }
    let syntax = tree.nodes[function]
    let words = syntax.start..<syntax.token
    if words.contains(where: { [.nonisolated, .static, .class].contains(tree.tokens[$0].keyword) })
    {
      return nil
    }
    let name = tree.name(ofToken: syntax.token)
    if Self.endingPrefixes.contains(where: name.hasPrefix) { return nil }
    let type = types.scope(at: function)
    guard type.isKnown, case let known = types.index.known(type), known.isKnown else { return nil }
    return known
  }

  /// Prefixes of methods that end an object's work. Their task must finish even if the object does
  /// not live on.
  private static let endingPrefixes = [
    "cancel", "cleanUp", "cleanup", "close", "disconnect", "invalidate", "shutDown", "shutdown",
    "stop", "tearDown", "teardown", "terminate",
  ]

  /// Returns the `.onAppear` call that a closure belongs to.
  private func appearCall(ofClosure closure: NodeID) -> NodeID? {
    guard let argument = parents[closure], let call = parents[argument],
      tree.nodes[call].kind == .call, let token = tree.calledToken(of: call),
      tree.token(token, spells: "onAppear" as StaticString),
      ViewModifierCall(tree: tree, types: types, parents: parents).isModifier(call)
    else { return nil }
    return call
  }

  /// Reads a method that starts a task and does nothing else.
  func startingFunction(_ node: NodeID) -> GuideFacts.StartingFunction? {
    guard let types, let block = tree.lastChild(of: node), tree.nodes[block].kind == .block,
      tree.firstChild(of: node, where: { tree.nodes[$0].kind == .returnType }) == nil
    else { return nil }
    guard let item = tree.lastChild(of: block), tree.nodes[item].kind == .call,
      tree.nodes[item].first == tree.nodes[block].first,
      TaskCall(tree, types).closure(of: item) != nil
    else { return nil }
    let owner = types.scope(at: node)
    guard owner.isKnown, tree.nodes[node].token != .none else { return nil }
    return .init(name: tree.name(ofToken: tree.nodes[node].token), type: types.index.known(owner))
  }
}
