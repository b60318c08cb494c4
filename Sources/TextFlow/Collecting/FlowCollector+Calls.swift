internal import LocalizationModel
internal import SwiftTree
internal import SwiftTypes

/// What calls, attributes and subscripts of the project are given.
extension FlowCollector {
  /// The declarations of the project that a call means beyond doubt.
  func callables(of call: NodeID) -> [Callable] {
    calls.callables(of: call, expected: expectedType(of: call))
  }

  mutating func visitCall(_ node: NodeID) {
    guard let callee = tree.firstChild(of: node), let token = types.calledName(of: node) else {
      return
    }
    let name = tree.interned(token)
    let base = tree.nodes[callee].kind == .member ? tree.firstChild(of: callee) : nil
    if let base { noteChange(byMethod: name, of: base) }
    let candidates = callables(of: node)
    if candidates.isEmpty {
      visitSink(node, token, name)
      return
    }
    let arguments = types.arguments(of: node)
    for candidate in candidates {
      let group = newGroup()
      visit(arguments.nodes, arguments.written, of: candidate, group)
      if case .declared(let reference) = candidate.target {
        flowReceiver(of: reference, callee, base, group)
      }
      for child in tree.children(of: node) where tree.nodes[child].kind == .trailingClosure {
        guard let closure = tree.lastChild(of: child),
          let type = candidate.parameter(of: child, in: types, node)
        else { continue }
        expect(type, of: closure)
      }
    }
  }

  mutating func visitAttribute(_ node: NodeID) {
    let name = tree.nodes[node].token - 1
    guard tree.tokens[name].kind == .identifier,
      let id = index.type([tree.interned(name)], scope: types.scope(at: node), file: types.file)
    else { return }
    let arguments = types.arguments(of: node)
    let candidates = types.initializers(of: id).filter {
      $0.assignment(of: arguments.written, in: index) != nil
    }
    guard candidates.count == 1 else { return }
    visit(arguments.nodes, arguments.written, of: candidates[0], newGroup())
  }

  private mutating func visit(
    _ arguments: [NodeID], _ written: Callable.Arguments, of callable: Callable, _ group: GroupID
  ) {
    guard let assignment = callable.assignment(of: written, in: index) else { return }
    for (position, argument) in arguments.enumerated() {
      guard let value = tree.lastChild(of: argument),
        let type = callable.type(of: assignment[position], in: types)
      else { continue }
      expect(type, of: value)
      let reference = callable.parameters[assignment[position]]
      let isVariadic = index.record(reference).flags.contains(.isVariadic)
      let paths = texts.isGenericText(type, of: reference) ? [FlowPath()] : type.carriedPaths
      for path in paths {
        guard let taken = isVariadic ? path.behind(.element) : path else { continue }
        flow(value, path, into: FlowSlot(.declared(reference), taken), group, .argument)
      }
    }
  }

  // MARK: Subscripts

  /// The subscripts of the project that one means.
  func subscripts(of node: NodeID) -> [Callable] {
    let children = tree.children(of: node)
    guard let base = children.first, let type = types.type(of: base)?.unwrapped else { return [] }
    var inner = type
    if case .meta(let type) = type { inner = type }
    for id in types.memberTypes(of: inner) {
      let found = index.members(named: Self.subscripted, of: id) { $0.kind == .subscripted }
      let candidates = found.map { Callable($0, in: index) }.filter {
        $0.parameters.count == children.count - 1
      }
      if candidates.count == 1 { return candidates }
    }
    return []
  }

  private static let subscripted = Name("subscript")

  mutating func visitSubscript(_ node: NodeID) {
    guard let callable = subscripts(of: node).first else { return }
    let group = newGroup()
    for (parameter, argument) in zip(
      callable.parameters.indices, tree.children(of: node).dropFirst())
    {
      guard let type = callable.type(of: parameter, in: types) else { continue }
      for path in type.textPaths {
        flow(
          argument, path, into: FlowSlot(.declared(callable.parameters[parameter]), path), group,
          .argument)
      }
    }
  }

  // MARK: Receivers

  /// `title.localized`, where the project declares that for texts.
  mutating func visitReceiver(_ node: NodeID) {
    guard let base = tree.firstChild(of: node), !isCallee(node) else { return }
    let name = tree.interned(tree.nodes[node].token)
    guard texts.mayBeTextMember(name) else { return }
    guard types.type(of: base)?.isText ?? texts.areAllTextMembers(named: name) else { return }
    for reference in members.properties(named: name, of: .string) {
      flow(base, FlowPath(), into: FlowSlot(.receiver(reference)), newGroup(), .argument)
    }
  }

  /// `localized` by itself, in another member of texts.
  mutating func visitOwnReceiver(_ node: NodeID) {
    let name = tree.interned(tree.nodes[node].token)
    guard texts.mayBeTextMember(name), let own = receiver(around: node),
      case .declared(let references)? = names.declaration(of: name, at: node),
      let first = references.first, texts.isTextMember(first)
    else { return }
    for reference in references where FlowSlot(.receiver(reference)) != own {
      add(
        FlowFacts.Edge(
          source: .slot(own), target: FlowSlot(.receiver(reference)), group: newGroup(),
          kind: .argument))
    }
  }

  private func isCallee(_ node: NodeID) -> Bool {
    guard let parent = types.parents[node] else { return false }
    return tree.nodes[parent].kind == .call && tree.firstChild(of: parent) == node
  }

  /// `title.localized(…)`, and `localized(…)` in another member of texts.
  private mutating func flowReceiver(
    of reference: ProjectIndex.Reference, _ callee: NodeID, _ base: NodeID?, _ group: GroupID
  ) {
    guard texts.isTextMember(reference) else { return }
    let target = FlowSlot(.receiver(reference))
    if let base {
      flow(base, FlowPath(), into: target, group, .argument)
    } else if let own = receiver(around: callee), own != target {
      add(FlowFacts.Edge(source: .slot(own), target: target, group: group, kind: .argument))
    }
  }

  /// What `self` is at a node, if that is a text.
  func receiver(around node: NodeID) -> FlowSlot? {
    var node = node
    while let parent = types.parents[node] {
      node = parent
      switch tree.nodes[node].kind {
      case .function, .variable, .subscriptDeclaration:
        guard tree.nodes[node].token != .none,
          let reference = types.record(at: tree.nodes[node].token)
        else { continue }
        return texts.isTextMember(reference) ? FlowSlot(.receiver(reference)) : nil
      case .typeDeclaration: return nil
      default: break
      }
    }
    return nil
  }
}
