import LocalizationModel
import SwiftTree
import SwiftTypes

/// Finds the side effects of an expression or body, beyond making and storing values.
///
/// Any call that is not known to be harmless counts as an effect: a migration must not rest on a
/// guess. ``SourceEffects`` and ``ModelUseReading`` use it.
struct EffectReading {
  private let tree: SyntaxTree
  private let types: TypeInference?
  private let parents: NodeParents
  /// Names of methods, beyond those that only compute a value, that do nothing to an object just
  /// made.
  private let harmlessMethods: Set<String>

  init(
    _ tree: SyntaxTree, _ types: TypeInference?, _ parents: NodeParents,
    harmlessMethods: Set<String> = []
  ) {
    self.tree = tree
    self.types = types
    self.parents = parents
    self.harmlessMethods = harmlessMethods
  }

  /// Methods that end what an object has started: nothing, where `@State` makes and drops it.
  static let endingMethods: Set<String> = [
    "cancel", "forEach", "invalidate", "removeAll", "removeObserver",
  ]

  /// Returns the first effect or, if there is none, the objects that the code makes.
  func effects(of root: NodeID) -> Effects {
    let stored = storedClosures(in: root)
    var initializerCalls: [NodeID] = []
    for node in tree.nodes[root].first...root {
      if stored.contains(where: { tree.nodes[$0].first <= node && node <= $0 }) { continue }
      switch tree.nodes[node].kind {
      case .call:
        guard let token = tree.calledToken(of: node) else { continue }
        if isInitializer(token) {
          initializerCalls.append(node)
        } else if !isHarmless(node, token) {
          return Effects(
            call: .init(name: tree.name(ofToken: token), range: tree.bytes(ofToken: token)))
        }
      case .effect:
        let start = tree.nodes[node].start
        if tree.tokens[start].keyword == .await {
          return Effects(call: .init(name: "await", range: tree.bytes(ofToken: start)))
        }
      case .assignment:
        if let target = tree.firstChild(of: node), !isOwn(target, in: root) {
          return Effects(call: .init(name: tree.written(target), range: tree.bytes(of: target)))
        }
      case .operation:
        if let target = tree.changedOperand(of: node), !isOwn(target, in: root) {
          return Effects(call: .init(name: tree.written(target), range: tree.bytes(of: target)))
        }
      default: break
      }
    }
    return Effects(creations: initializerCalls.compactMap(creation))
  }

  /// True if a changed expression is a property of the object that is made, or a local variable.
  private func isOwn(_ target: NodeID, in root: NodeID) -> Bool {
    var node = target
    while [.subscripting, .postfix].contains(tree.nodes[node].kind),
      let inner = tree.firstChild(of: node)
    {
      node = inner
    }
    if tree.nodes[node].kind == .member {
      return tree.firstChild(of: node).map { tree.node($0, isWritten: "self") } ?? false
    }
    guard tree.nodes[node].kind == .name, tree.nodes[node].token != .none,
      !tree.node(node, isWritten: "_"), let types
    else { return true }
    let name = tree.nameHash(tree.nodes[node].token)
    let isLocal = (tree.nodes[root].first..<root).contains {
      tree.nodes[$0].kind == .variable && tree.nodes[$0].token != .none
        && tree.nameHash(tree.nodes[$0].token) == name
    }
    let scope = types.scope(at: node)
    if isLocal || !scope.isKnown { return true }
    // The wrapper of a property has the property's name with a `_`.
    let names = [name, Name(String(tree.written(node).drop { $0 == "_" }))]
    return names.contains { name in
      !types.index.members(named: name, of: scope) {
        $0.kind == .property && !$0.flags.contains(.isStatic)
      }.isEmpty
    }
  }

  /// Returns the closures that are stored and not run.
  private func storedClosures(in root: NodeID) -> [NodeID] {
    (tree.nodes[root].first...root).filter { node in
      guard tree.nodes[node].kind == .closure else { return false }
      guard node != root, let parent = parents[node] else { return true }
      return tree.nodes[parent].kind == .assignment || tree.nodes[parent].kind == .variable
    }
  }

  /// True if a called name is an initializer's: `init`, or a name with a capital letter.
  private func isInitializer(_ token: TokenID) -> Bool {
    let name = tree.name(ofToken: token)
    return (name == "init" || name.first?.isUppercase ?? false) && !Self.starters.contains(name)
  }

  /// True if a call only computes a value, or makes an enum case.
  private func isHarmless(_ call: NodeID, _ token: TokenID) -> Bool {
    guard let callee = tree.firstChild(of: call) else { return true }
    if tree.nodes[callee].kind == .name {
      return Self.functions.contains(tree.name(ofToken: token))
    }
    if tree.nodes[callee].kind == .member, harmlessMethods.contains(tree.name(ofToken: token)) {
      return true
    }
    guard tree.nodes[callee].kind == .member, let index = types?.index else { return false }
    return index.members[tree.nameHash(token)].contains { index.record($0).kind == .enumCase }
  }

  /// Returns the object that a call of an initializer makes; `nil` for framework types.
  private func creation(_ call: NodeID) -> Effects.Creation? {
    if let token = tree.calledToken(of: call), tree.name(ofToken: token) == "init",
      let base = tree.base(of: call), tree.node(base, isWritten: "self")
    {
      guard let type = types?.scope(at: call), type.isKnown else { return nil }
      return creation(of: types?.index.known(type) ?? .none, call)
    }
    guard let id = types?.type(of: call)?.unwrapped.nominal?.id, id.isKnown,
      let known = types?.index.known(id), known.isKnown
    else { return nil }
    return creation(of: known, call)
  }

  /// Makes the creation of a type by a call.
  private func creation(of type: TypeID, _ call: NodeID) -> Effects.Creation {
    Effects.Creation(
      type: type,
      labels: CallArguments(of: call, in: tree).nodes.map {
        let token = tree.nodes[$0].token
        return token == .none ? "" : tree.name(ofToken: token)
      }, hasClosures: !tree.children(of: call, .trailingClosure).isEmpty)
  }

  /// Types whose initializers start something.
  private static let starters: Set<String> = ["Task", "Timer", "Thread"]
  /// Functions that only compute a value.
  private static let functions: Set<String> = ["abs", "max", "min", "zip"]
}
