import LocalizationModel
import SwiftTree
import SwiftTypes

/// Reads the calls and subscriptions in an `.onAppear` into an ``AppearFact``, for ``GuideReader``.
struct AppearReading {
  let tree: SyntaxTree
  let types: TypeInference?
  let parents: NodeParents

  /// Reads `.onAppear { … }` or `.onAppear(perform: load)`; `nil` for any other call.
  func appearance(_ call: NodeID) -> AppearFact? {
    guard ViewModifierCall(tree: tree, types: types, parents: parents).isModifier(call) else {
      return nil
    }
    if let closure = tree.onlyClosure(of: call) {
      return AppearFact(
        calls: tree.items(of: closure).compactMap { methodCall($0) },
        subscriptions: subscriptions(in: closure))
    }
    guard let value = CallArguments(of: call, in: tree).value("perform") else { return nil }
    if tree.nodes[value].kind == .closure {
      return AppearFact(
        calls: tree.items(of: value).compactMap { methodCall($0) },
        subscriptions: subscriptions(in: value))
    }
    return AppearFact(calls: method(value).map { [$0] } ?? [], subscriptions: [])
  }

  /// Reads a statement that calls a method; `nil` for any other.
  private func methodCall(_ node: NodeID) -> AppearFact.Call? {
    guard tree.nodes[node].kind == .call, let callee = tree.firstChild(of: node) else { return nil }
    return method(callee)
  }

  /// Resolves a callee such as `load`, `self.load` or `model.load`; `nil` if its type is unknown.
  private func method(_ callee: NodeID) -> AppearFact.Call? {
    let syntax = tree.nodes[callee]
    guard let types, syntax.token != .none else { return nil }
    var owner = TypeID.none
    if syntax.kind == .name {
      owner = types.scope(at: callee)
    } else if syntax.kind == .member, let base = tree.firstChild(of: callee) {
      owner =
        tree.written(base) == "self"
        ? types.scope(at: callee) : types.type(of: base)?.nominal?.id ?? .none
    }
    guard owner.isKnown else { return nil }
    return AppearFact.Call(
      name: tree.name(ofToken: syntax.token), range: tree.bytes(ofToken: syntax.token),
      type: types.index.known(owner))
  }

  /// Returns the subscriptions that each run of a closure would add to earlier ones.
  private func subscriptions(in closure: NodeID) -> [ByteRange] {
    var found: [ByteRange] = []
    var node = tree.nodes[closure].first
    while node < closure {
      defer { node += 1 }
      switch tree.nodes[node].kind {
      case .call:
        guard let token = tree.calledToken(of: node) else { continue }
        let isStored =
          tree.token(token, spells: "store" as StaticString)
          && CallArguments(of: node, in: tree).value("in") != nil
          && tree.base(of: node).map { isCall($0, of: "sink") || isCall($0, of: "assign") }
            ?? false
        let observes =
          tree.token(token, spells: "addObserver" as StaticString) && tree.base(of: node) != nil
        if isStored && !isEmptied(node, in: closure) || observes && !isRemoved(node, in: closure),
          !isGuarded(node, in: closure)
        {
          found.append(tree.bytes(ofToken: token))
        }
      default: break
      }
    }
    return found
  }

  /// True if the same type removes the observer: it has an `.onDisappear` and a matching
  /// `removeObserver`.
  private func isRemoved(_ observer: NodeID, in closure: NodeID) -> Bool {
    guard let center = tree.base(of: observer).map({ tree.written($0) }) else { return false }
    let type = type(around: closure)
    return hasDisappear(type)
      && (tree.nodes[type].first..<type).contains { node in
        isCall(node, of: "removeObserver")
          && tree.base(of: node).map { tree.written($0) } == center
      }
  }

  /// True if the same type empties the set that stores a subscription: it has an `.onDisappear` and
  /// a call on the set.
  private func isEmptied(_ store: NodeID, in closure: NodeID) -> Bool {
    guard let set = CallArguments(of: store, in: tree).value("in"),
      case let name = tree.written(set).drop(while: { $0 == "&" })
    else { return false }
    let type = type(around: closure)
    return hasDisappear(type)
      && (tree.nodes[type].first..<type).contains { node in
        (isCall(node, of: "removeAll") || isCall(node, of: "forEach"))
          && tree.base(of: node).map { tree.written($0) == name } ?? false
      }
  }

  /// Returns the type declaration around a node, or the outermost node.
  private func type(around node: NodeID) -> NodeID {
    var type = node
    while let parent = parents[type], tree.nodes[type].kind != .typeDeclaration { type = parent }
    return type
  }

  /// True if a type's code has an `.onDisappear`.
  private func hasDisappear(_ type: NodeID) -> Bool {
    (tree.nodes[type].first..<type).contains { isCall($0, of: "onDisappear") }
  }

  /// True if an expression is a call of a method of this name.
  private func isCall(_ node: NodeID, of name: StaticString) -> Bool {
    guard tree.nodes[node].kind == .call, let token = tree.calledToken(of: node) else {
      return false
    }
    return tree.token(token, spells: name)
  }

  /// True if a condition precedes a call in a closure, so that the call may run only once.
  private func isGuarded(_ call: NodeID, in closure: NodeID) -> Bool {
    var node = call
    while let parent = parents[node], node != closure {
      if tree.nodes[parent].kind == .ifStatement || tree.nodes[parent].kind == .switchStatement {
        return true
      }
      if tree.isList(parent) {
        let earlier = tree.children(of: parent).prefix { $0 < node }
        if earlier.contains(where: { tree.nodes[$0].kind == .guardStatement }) { return true }
      }
      node = parent
    }
    return false
  }
}
