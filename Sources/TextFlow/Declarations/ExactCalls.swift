internal import SwiftTree
internal import SwiftTypes

/// Resolves calls to the project's declarations, only where one declaration remains.
///
/// A wrong guess would send a text to the wrong lookup, so ambiguous calls resolve to nothing.
/// ``FlowContext`` is the only caller.
struct ExactCalls {
  let types: TypeInference

  private var tree: SyntaxTree { types.tree }
  private var index: ProjectIndex { types.index }

  private var members: ExactMembers { ExactMembers(types: types) }
  private var names: ExactNames { ExactNames(types: types) }

  /// Returns the declaration that a call refers to; several only if branches of an `#if` declare it
  /// alike. Empty if the call may refer to another.
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

  private func sets(of call: NodeID, _ expected: SwiftType?) -> [OverloadSet] {
    guard let callee = tree.firstChild(of: call), let token = types.calledName(of: call) else {
      return []
    }
    let name = tree.interned(token)
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

  private func inheritedSets(_ name: Name, at call: NodeID) -> [OverloadSet] {
    let own = types.scope(at: call)
    if !own.isKnown { return [] }
    return index.parents(of: own).map { parent in
      name == ProjectIndex.initName
        ? types.initializers(of: parent)
        : OverloadSet(
          index.members(named: name, of: parent) { $0.kind == .function }
            .map { index.callable($0) })
    }
  }

  /// Returns the methods that the project declares in extensions of `View`; none if another type
  /// declares one of the name. Types of view expressions are not inferred, so the name must be
  /// unique.
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
    var left = candidates
    func keep(_ isBetter: (Callable) -> Bool) {
      let better = left.filter(isBetter)
      if !better.isEmpty { left = better }
    }
    keep { !$0.isDisfavored }
    // A trailing closure needs a parameter that no other argument takes.
    keep { $0.parameters.count - written.nodes.count >= written.written.trailing }
    for (position, argument) in written.nodes.enumerated() where left.count > 1 {
      guard let value = tree.lastChild(of: argument) else { continue }
      let isLiteral = tree.nodes[value].kind == .string
      guard isLiteral || tree.nodes[value].kind == .name || tree.nodes[value].kind == .member,
        let type = types.type(of: value)
      else { continue }
      keep { candidate in
        guard let assigned = candidate.assignment(of: written.written),
          let taken = candidate.type(of: assigned[position], in: types)
        else { return false }
        return type.isText ? taken.isText : taken.unwrapped == type.unwrapped
      }
    }
    if left.count > 1 { left = nearest(left) }
    return left.count == 1 || areTwins(left) ? left : []
  }

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
