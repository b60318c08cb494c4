internal import SwiftTree
internal import SwiftTypes

/// Finds the values that calls, attributes and subscripts pass to parameters of the project's
/// declarations, and records the types that those parameters expect.
///
/// ``FlowCollector`` passes it one node at a time.
struct CallFlow {
  private let context: FlowContext
  private let slots: SlotFinder

  private var tree: SyntaxTree { context.tree }
  private var types: TypeInference { context.types }

  init(in context: FlowContext) {
    self.context = context
    slots = SlotFinder(in: context)
  }

  /// Returns the flows of arguments into parameters, and of a text into the member of `String`
  /// called on it.
  ///
  /// - Parameters:
  ///   - callee: The expression before the arguments.
  ///   - candidates: The declarations of the project that the call may refer to.
  func flows(
    ofCall node: NodeID, _ callee: NodeID, to candidates: [Callable]
  ) -> [ValueFlow] {
    var flows: [ValueFlow] = []
    let arguments = types.arguments(of: node)
    for (position, candidate) in candidates.enumerated() {
      let group = FlowGroup.given(at: node, candidate: CandidateID(position: position))
      flows += self.flows(of: arguments.nodes, arguments.written, to: candidate, group)
      if case .declared(let reference) = candidate.target,
        let flow = receiverFlow(of: reference, callee, group)
      {
        flows.append(flow)
      }
      for child in tree.children(of: node) where tree.nodes[child].kind == .trailingClosure {
        guard let closure = tree.lastChild(of: child),
          let type = candidate.parameter(of: child, in: types, node)
        else { continue }
        context.expected.expect(type, of: closure)
      }
    }
    return flows
  }

  /// Returns the flows of an attribute's arguments into the initializer of a property wrapper.
  func flows(ofAttribute node: NodeID) -> [ValueFlow] {
    let name = tree.nodes[node].token - 1
    guard tree.tokens[name].kind == .identifier,
      let id = context.index.type(
        [tree.nameHash(name)], scope: types.scope(at: node), file: types.file)
    else { return [] }
    let arguments = types.arguments(of: node)
    let candidates = types.initializers(of: id).matches(arguments.written).callables
    guard candidates.count == 1 else { return [] }
    return flows(
      of: arguments.nodes, arguments.written, to: candidates[0], .given(at: node, candidate: .first)
    )
  }

  private func flows(
    of arguments: [NodeID], _ written: Callable.Arguments, to callable: Callable, _ group: FlowGroup
  ) -> [ValueFlow] {
    guard let assignment = callable.assignment(of: written) else { return [] }
    var flows: [ValueFlow] = []
    for (position, argument) in arguments.enumerated() {
      guard let value = tree.lastChild(of: argument),
        let type = callable.type(of: assignment[position], in: types)
      else { continue }
      context.expected.expect(type, of: value)
      let reference = callable.parameters[assignment[position]]
      let isVariadic = context.index.record(reference).flags.contains(.isVariadic)
      let paths =
        context.texts.isGenericText(type, of: reference) ? [FlowPath()] : type.carriedPaths
      for path in paths {
        // A variadic parameter holds an array of the arguments.
        guard let inner = isVariadic ? path.prepending(.element) : path else { continue }
        let target = FlowSlot(.declared(reference), inner)
        flows.append(
          ValueFlow(origin: .value(value, path), target: target, group: group, kind: .argument))
      }
    }
    return flows
  }

  // MARK: Subscripts

  /// Returns the flows of a subscript's arguments into its parameters.
  func flows(ofSubscript node: NodeID) -> [ValueFlow] {
    guard let callable = context.subscripts(of: node).first else { return [] }
    var flows: [ValueFlow] = []
    for (parameter, argument) in zip(
      callable.parameters.indices, tree.children(of: node).dropFirst())
    {
      guard let type = callable.type(of: parameter, in: types) else { continue }
      for path in type.textPaths {
        let target = FlowSlot(.declared(callable.parameters[parameter]), path)
        flows.append(
          ValueFlow(
            origin: .value(argument, path), target: target,
            group: .given(at: node, candidate: .first),
            kind: .argument))
      }
    }
    return flows
  }

  // MARK: Receivers

  /// Returns the flow of `title` in `title.localized`, if the project declares that property for
  /// texts.
  func flows(ofMember node: NodeID) -> [ValueFlow] {
    guard let base = tree.firstChild(of: node), !isCallee(node) else { return [] }
    let name = tree.nameHash(tree.nodes[node].token)
    guard context.texts.mayBeTextMember(name),
      types.type(of: base)?.isText ?? context.texts.areAllTextMembers(named: name)
    else { return [] }
    return receiverFlows(
      from: .value(base, FlowPath()), at: node,
      to: context.members.properties(named: name, of: .string))
  }

  /// Returns the flow of `self` in a bare `localized` inside another member of `String`.
  func flows(ofName node: NodeID) -> [ValueFlow] {
    let name = tree.nameHash(tree.nodes[node].token)
    guard context.texts.mayBeTextMember(name), let receiver = slots.receiver(around: node),
      case .declared(let references)? = context.names.declaration(of: name, at: node),
      let first = references.first, context.texts.isTextMember(first)
    else { return [] }
    return receiverFlows(from: .slot(receiver), at: node, to: references)
  }

  private func receiverFlows(
    from origin: ValueFlow.Origin, at node: NodeID, to references: [ProjectIndex.Reference]
  ) -> [ValueFlow] {
    references.enumerated().map { number, reference in
      ValueFlow(
        origin: origin, target: FlowSlot(.receiver(reference)),
        group: .given(at: node, candidate: CandidateID(position: number)), kind: .argument)
    }
  }

  private func isCallee(_ node: NodeID) -> Bool {
    guard let parent = types.parents[node] else { return false }
    return tree.nodes[parent].kind == .call && tree.firstChild(of: parent) == node
  }

  /// Returns the flow of `title` in `title.localized(…)`, or of `self` in `localized(…)` inside
  /// another member of `String`.
  private func receiverFlow(
    of reference: ProjectIndex.Reference, _ callee: NodeID, _ group: FlowGroup
  ) -> ValueFlow? {
    guard context.texts.isTextMember(reference) else { return nil }
    let origin: ValueFlow.Origin
    if tree.nodes[callee].kind == .member, let base = tree.firstChild(of: callee) {
      origin = .value(base, FlowPath())
    } else if let receiver = slots.receiver(around: callee) {
      origin = .slot(receiver)
    } else {
      return nil
    }
    return ValueFlow(
      origin: origin, target: FlowSlot(.receiver(reference)), group: group, kind: .argument)
  }
}
