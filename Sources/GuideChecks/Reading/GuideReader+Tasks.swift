import LocalizationModel
import SwiftTree
import SwiftTypes

/// What views and initializers start.
extension GuideReader {
  /// A `Task` that is dropped where it should not be.
  func task(_ call: NodeID, _ token: TokenID) -> TaskFact? {
    guard let closure = TaskCall(tree, types).closure(of: call), isDropped(call) else { return nil }
    let isDetached = tree.token(token, spells: "detached" as StaticString)
    let name = isDetached ? token - 2 : token
    let range = ByteRange(
      start: tree.tokens[name].startOffset, end: tree.tokens[token].endOffset)
    var node = call
    while let parent = parents[node] {
      node = parent
      switch tree.nodes[node].kind {
      case .closure:
        guard let appear = appearCall(ofClosure: node) else { return nil }
        return TaskFact(
          range: range, place: .appear, isDetached: isDetached,
          edits: isDetached ? nil : TaskMove(tree, appear, node, call, closure).edits)
      case .initializer:
        guard let block = parents[node], let owner = parents[block],
          tree.nodes[owner].kind == .typeDeclaration
        else { return nil }
        let id = types?.scope(at: node) ?? .none
        let isClass =
          tree.nodes[owner].detail == .class
          || tree.nodes[owner].detail == .extension && id.isKnown
            && (types?.index.types[id].flags.contains(.isReference) ?? false)
        guard isClass else { return nil }
        return TaskFact(
          range: range, place: .initializerOfClass, isDetached: isDetached, edits: nil)
      case .function, .typeDeclaration, .accessor, .variable: return nil
      default: break
      }
    }
    return nil
  }

  /// The `.onAppear` whose closure a node is.
  private func appearCall(ofClosure closure: NodeID) -> NodeID? {
    guard let holder = parents[closure], let call = parents[holder],
      tree.nodes[call].kind == .call, let token = tree.calledToken(of: call),
      tree.token(token, spells: "onAppear" as StaticString),
      tree.base(of: call) != nil || isImplicit(call)
    else { return nil }
    return call
  }

  /// Whether a call begins with a period, as in a chain that an `#if` divides.
  private func isImplicit(_ call: NodeID) -> Bool {
    tree.tokens[tree.nodes[call].start].kind == .period
  }

  // MARK: What an appearance does

  func appearance(_ call: NodeID) -> AppearFact? {
    guard tree.base(of: call) != nil || isImplicit(call) else { return nil }
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

  private func methodCall(_ node: NodeID) -> AppearFact.Call? {
    guard tree.nodes[node].kind == .call, let callee = tree.firstChild(of: node) else { return nil }
    return method(callee)
  }

  /// `load`, `self.load`, `model.load`
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

  /// Notes a method that starts a task and does nothing else.
  mutating func readFunction(_ node: NodeID) {
    guard let types, let block = tree.lastChild(of: node), tree.nodes[block].kind == .block,
      tree.firstChild(of: node, where: { tree.nodes[$0].kind == .returnType }) == nil
    else { return }
    let items = tree.children(of: block)
    guard items.count == 1, tree.nodes[items[0]].kind == .call,
      TaskCall(tree, types).closure(of: items[0]) != nil
    else { return }
    let owner = types.scope(at: node)
    guard owner.isKnown, tree.nodes[node].token != .none else { return }
    source.startingFunctions.insert(
      .init(
        name: tree.name(ofToken: tree.nodes[node].token), type: types.index.known(owner)))
  }

  /// The subscriptions that each run of a closure adds to those before.
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
          && tree.base(of: node).map { begins($0, with: "sink") || begins($0, with: "assign") }
            ?? false
        let observes =
          tree.token(token, spells: "addObserver" as StaticString) && tree.base(of: node) != nil
        if isStored || observes && !isRemoved(node, in: closure), !isGuarded(node, in: closure) {
          found.append(tree.bytes(ofToken: token))
        }
      default: break
      }
    }
    return found
  }

  /// Whether an `.onDisappear` of the same view removes an observer again.
  private func isRemoved(_ observer: NodeID, in closure: NodeID) -> Bool {
    guard let center = tree.base(of: observer).map({ tree.written($0) }) else { return false }
    var type = closure
    while let parent = parents[type], tree.nodes[type].kind != .typeDeclaration { type = parent }
    return (tree.nodes[type].first..<type).contains { node in
      begins(node, with: "removeObserver") && isInDisappearance(node)
        && tree.base(of: node).map { tree.written($0) } == center
    }
  }

  private func isInDisappearance(_ node: NodeID) -> Bool {
    var node = node
    while let parent = parents[node], tree.nodes[node].kind != .typeDeclaration {
      if begins(node, with: "onDisappear") { return true }
      node = parent
    }
    return false
  }

  /// Whether an expression is a call of a method.
  private func begins(_ node: NodeID, with name: StaticString) -> Bool {
    guard tree.nodes[node].kind == .call, let token = tree.calledToken(of: node) else {
      return false
    }
    return tree.token(token, spells: name)
  }

  /// Whether a condition stands before a place in a closure, which may let it be reached once only.
  private func isGuarded(_ place: NodeID, in closure: NodeID) -> Bool {
    var node = place
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
