internal import SwiftTree
internal import SwiftTypes

/// Resolves calls to the project's declarations, and only those with a single possible one.
///
/// A wrong guess would connect a text with the wrong lookup, so ambiguous calls resolve to nothing.
/// ``FlowContext`` is the only caller.
struct ExactCalls {
  let types: TypeInference

  private var tree: SyntaxTree { types.tree }
  private var index: ProjectIndex { types.index }

  private var members: ExactMembers { ExactMembers(types: types) }
  private var names: ExactNames { ExactNames(types: types) }

  /// Returns the declaration that a call refers to; several only if branches of an `#if` declare it
  /// alike. Empty if the call is ambiguous.
  ///
  /// - Parameter expected: The type of which an implicit member, such as `.title(…)`, is a member.
  func callables(of call: NodeID, expected: SwiftType?) -> [Callable] {
    let written = types.arguments(of: call)
    for set in sets(of: call, expected) {
      let candidates = set.matches(written.written).callables
      if candidates.isEmpty { continue }
      return candidates.count == 1 ? candidates : choice(among: candidates, written)
    }
    return []
  }

  /// Returns the overloads that a call's name can mean, innermost scope first.
  private func sets(of call: NodeID, _ expected: SwiftType?) -> [OverloadSet] {
    guard let callee = tree.firstChild(of: call), let token = types.calledName(of: call) else {
      return []
    }
    let name = tree.nameHash(token)
    let isKeyword = name == ProjectIndex.initName || tree.tokens[token].keyword == .selfType
    guard isKeyword || index.declares(name) else { return [] }
    switch tree.nodes[callee].kind {
    case .name:
      // A function declared in a body hides outer ones of its name.
      if types.scoped.isLocalFunction(name, at: call) { return [] }
      switch names.declaration(of: name, at: call) {
      case .local?, .other?: return []
      case .declared(let found)? where index.record(found[0]).kind == .parameter: return []
      default: return types.sets(named: name, token, at: call)
      }
    case .member:
      guard let base = tree.firstChild(of: callee) else {
        return expected == nil ? [] : types.implicitSets(name, expected)
      }
      if tree.nodes[base].kind == .name, tree.tokens[tree.nodes[base].token].keyword == .super {
        return inheritedSets(name, at: call)
      }
      let sets = types.typedSets(name, base, call).sets
      return sets.contains { !$0.callables.isEmpty } ? sets : [OverloadSet(viewModifiers(name))]
    default: return []
    }
  }

  /// Returns the overloads of a call on `super`.
  private func inheritedSets(_ name: Name, at call: NodeID) -> [OverloadSet] {
    let type = types.scope(at: call)
    if !type.isKnown { return [] }
    return index.parents(of: type).map { parent in
      name == ProjectIndex.initName
        ? types.initializers(of: parent)
        : OverloadSet(
          index.members(named: name, of: parent) { $0.kind == .function }
            .map { index.callable($0) })
    }
  }

  /// Returns the methods of a name that the project declares in extensions of `View`; none if
  /// another type declares one, too: types of view expressions are not inferred, so the name alone
  /// has to decide.
  private func viewModifiers(_ name: Name) -> [Callable] {
    guard let view = index.external(named: Self.view) else { return [] }
    let named = index.members[name].filter {
      index.record($0).kind == .function && index.record($0).owner != .none
    }
    let isOnlyViews = named.allSatisfy {
      index.scope(of: $0) == view
    }
    return isOnlyViews ? named.map { index.callable($0) } : []
  }

  private static let view = Name("View")

  // MARK: Overloads

  /// Chooses one overload by the call's arguments; empty if several remain.
  private func choice(
    among candidates: [Callable], _ written: (nodes: [NodeID], written: Callable.Arguments)
  ) -> [Callable] {
    var remaining = candidates
    func keep(_ isBetter: (Callable) -> Bool) {
      let better = remaining.filter(isBetter)
      if !better.isEmpty { remaining = better }
    }
    keep { !$0.isDisfavored }
    // A trailing closure needs a parameter that no other argument takes.
    keep { $0.parameters.count - written.nodes.count >= written.written.trailing }
    for (position, argument) in written.nodes.enumerated() where remaining.count > 1 {
      guard let value = tree.lastChild(of: argument) else { continue }
      let isLiteral = tree.nodes[value].kind == .string
      guard isLiteral || tree.nodes[value].kind == .name || tree.nodes[value].kind == .member,
        let type = types.type(of: value)
      else { continue }
      keep { candidate in
        guard let assigned = candidate.assignment(of: written.written),
          let parameterType = candidate.type(of: assigned[position], in: types)
        else { return false }
        return type.isText ? parameterType.isText : parameterType.unwrapped == type.unwrapped
      }
    }
    if remaining.count > 1 { remaining = nearest(remaining) }
    return remaining.count == 1 || areTwins(remaining) ? remaining : []
  }

  /// Returns the candidates declared in the nearest file; all of them if one has no declaration.
  private func nearest(_ candidates: [Callable]) -> [Callable] {
    let references = candidates.compactMap { candidate in
      if case .declared(let reference) = candidate.target { reference } else { nil }
    }
    guard references.count == candidates.count, let nearest = members.nearestOnly(references) else {
      return candidates
    }
    return candidates.filter { candidate in
      if case .declared(let reference) = candidate.target {
        nearest.contains(reference)
      } else {
        false
      }
    }
  }

  /// True if all candidates have the same labels, parameter types and result.
  private func areTwins(_ candidates: [Callable]) -> Bool {
    guard let first = candidates.first else { return false }
    return candidates.dropFirst().allSatisfy { other in
      result(of: other) == result(of: first) && other.parameters.count == first.parameters.count
        && first.parameters.indices.allSatisfy {
          first.label($0) == other.label($0)
            && first.type(of: $0, in: types) == other.type(of: $0, in: types)
        }
    }
  }

  private func result(of callable: Callable) -> SwiftType? {
    guard case .declared(let reference) = callable.target else { return nil }
    return index.writtenType(of: reference)
  }
}
