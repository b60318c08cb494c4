internal import SwiftTree

/// Finds the declarations of the project that a call can mean, by name, scope and base, and picks
/// the ones whose labels fit. The result may hold several overloads. ``TypeInference`` and, through
/// it, extraction resolve calls with it.
struct CallResolution {
  let types: TypeInference

  private var tree: SyntaxTree { types.tree }
  private var index: ProjectIndex { types.index }
  private var file: FileID { types.file }
  private var scoped: ScopedTree { types.scoped }
  private var overloads: OverloadCache { types.overloads }

  /// The declarations that a call can mean by its name and labels: those of the innermost level
  /// that has any.
  ///
  /// - Parameter expected: The type expected of the call, in which an implicit member such as
  ///   `.row(…)` is looked up.
  func matches(of call: NodeID, expected: SwiftType?) -> OverloadSet.Matches {
    if expected == nil, let matches = overloads.byCall[call] { return matches }
    let written = types.arguments(of: call).written
    var matches = OverloadSet.Matches.none
    for set in candidates(of: call, expected) {
      matches = set.matches(written)
      if !matches.callables.isEmpty { break }
    }
    if expected == nil { overloads.byCall[call] = matches }
    return matches
  }

  func callables(of call: NodeID, expected: SwiftType?) -> [Callable] {
    matches(of: call, expected: expected).callables
  }

  /// The candidates whatever their labels, as sets from the innermost level outwards: an earlier
  /// set hides the later ones.
  private func candidates(of call: NodeID, _ expected: SwiftType?) -> [OverloadSet] {
    guard let callee = tree.firstChild(of: call), let token = scoped.calledName(of: call) else {
      return []
    }
    let name = tree.nameHash(token)
    switch tree.nodes[callee].kind {
    case .name: return sets(named: name, token, at: call)
    case .member:
      guard let base = tree.firstChild(of: callee) else { return implicitSets(name, expected) }
      return memberSets(name, base, call)
    default: return []
    }
  }

  func sets(named name: Name, _ token: TokenID, at call: NodeID) -> [OverloadSet] {
    let scope = types.scope(at: call)
    if tree.tokens[token].keyword == .selfType {
      return !scope.isKnown ? [] : [initializers(of: scope)]
    }
    return overloads.sets(named: name, in: scope) {
      var sets: [OverloadSet] = []
      var type = scope
      var steps = 0
      while type.isKnown, steps < 32 {  // a bound for absurdly deep nesting
        sets.append(methods(name, of: type))
        type = index.types[type].outer
        steps += 1
      }
      if let id = index.type([name], scope: scope, file: file) {
        sets.append(initializers(of: id))
      } else if let alias = index.alias([name], scope: scope, file: file),
        let id = index.writtenType(of: alias)?.nominal?.id, id.isKnown
      {
        sets.append(initializers(of: id))
      }
      sets.append(
        named(name) { $0.kind == .function && $0.owner == .none })
      return sets
    }
  }

  /// The candidates of `.name(…)` in an expected type or, without one, in any type.
  func implicitSets(_ name: Name, _ expected: SwiftType?) -> [OverloadSet] {
    if let nominal = expected?.unwrapped.nominal {
      guard let id = nominal.id.isKnown ? nominal.id : index.external(named: nominal.name) else {
        return []
      }
      return [staticMembers(name, of: id)]
    }
    if name == ProjectIndex.initName || expected != nil { return [] }
    return [
      overloads.set(.implicit(name)) {
        named(name) {
          $0.kind == .enumCase || $0.flags.contains(.isStatic) && $0.kind == .function
        }
      }
    ]
  }

  private func staticMembers(_ name: Name, of type: TypeID) -> OverloadSet {
    if name == ProjectIndex.initName { return initializers(of: type) }
    return overloads.set(.staticMembers(name, type)) {
      OverloadSet(
        index.members(named: name, of: type) {
          $0.kind == .enumCase || $0.kind == .function && $0.flags.contains(.isStatic)
        }.map { index.callable($0) })
    }
  }

  private func methods(_ name: Name, of type: TypeID) -> OverloadSet {
    overloads.set(.methods(name, type)) {
      OverloadSet(
        index.members(named: name, of: type) { $0.kind == .function }.map { index.callable($0) })
    }
  }

  private func named(
    _ name: Name, _ isWanted: (FileDeclarations.Record) -> Bool
  ) -> OverloadSet {
    OverloadSet(
      index.members[name].filter { isWanted(index.record($0)) }.map { index.callable($0) })
  }

  /// The candidates of a member call; last, unless the base decides, the methods of that name in
  /// any type of the project.
  private func memberSets(_ name: Name, _ base: NodeID, _ call: NodeID) -> [OverloadSet] {
    let (sets, areComplete) = typedSets(name, base, call)
    if areComplete || !types.acceptsNamesakes { return sets }
    return sets + [
      overloads.set(.namesakes(name)) {
        named(name) { $0.kind == .function && $0.owner != .none }
      }
    ]
  }

  /// The candidates of a member call in the type of its base.
  ///
  /// - Returns: The sets, and true if they are all: no method of another type can be meant.
  func typedSets(
    _ name: Name, _ base: NodeID, _ call: NodeID
  ) -> (sets: [OverloadSet], areComplete: Bool) {
    var sets: [OverloadSet] = []
    let type = types.type(of: base)
    if name == ProjectIndex.initName {
      if case .meta(let inner)? = type, let nominal = inner.nominal {
        let id = nominal.id.isKnown ? nominal.id : index.external(named: nominal.name)
        return (id.map { [initializers(of: $0)] } ?? [], true)
      }
      let scope = types.scope(at: call)  // `self.init(…)`
      return (!scope.isKnown ? [] : [initializers(of: scope)], true)
    }
    if case .meta(let inner)? = type, let nominal = inner.nominal {
      if nominal.id.isKnown {
        if let nested = index.nested(name, in: nominal.id) {
          sets.append(initializers(of: nested))
        }
        sets.append(staticMembers(name, of: nominal.id))
        return (sets, true)
      }
      // The base is a module or an external type.
      if let id = index.external(named: nominal.name) {
        if let nested = index.nested(name, in: id) { sets.append(initializers(of: nested)) }
        sets.append(staticMembers(name, of: id))
      } else if let id = index.type([name], scope: .none, file: file), index.known(id).isKnown {
        sets.append(initializers(of: id))
      }
      return (sets, true)
    }
    // `value.map { }` of an optional calls `Optional.map`, not a method of the project.
    if case .optional? = type, ClosureTypes.mapping.contains(name),
      tree.nodes[base].kind != .postfix
    {
      return ([], true)
    }
    if let type = type?.unwrapped {
      for id in memberTypes(of: type) { sets.append(methods(name, of: id)) }
      if let nominal = type.nominal, nominal.id.isKnown,
        sets.contains(where: { !$0.callables.isEmpty })
      {
        return (sets, true)
      }
      if isStandard(name, of: type) { return (sets, true) }
    }
    return (sets, false)
  }

  /// True if an SDK type has such a method of its own, which wins over namesakes in the project.
  private func isStandard(_ name: Name, of type: SwiftType) -> Bool {
    switch type {
    case .array, .dictionary: SDKMembers.sequenceMethods[name] != nil
    case .nominal(let nominal):
      !nominal.id.isKnown && SDKMembers.type(of: name, in: nominal.name) != nil
    default: false
    }
  }

  /// The types in which members of a type are looked up: the project's type or, for an external
  /// one, its extensions.
  func memberTypes(of type: SwiftType) -> [TypeID] {
    switch type {
    case .nominal(let nominal):
      if nominal.id.isKnown { return [nominal.id] }
      return index.external(named: nominal.name).map { [$0] } ?? []
    case .array:
      return Self.sequences.compactMap { index.external(named: $0) }
    case .dictionary: return index.external(named: Self.dictionary).map { [$0] } ?? []
    case .optional(let inner): return memberTypes(of: inner)
    default: return []
    }
  }

  /// SDK types whose extensions apply to arrays.
  static let sequences = ["Array", "Collection", "Sequence", "Set"].map { Name($0) }

  private static let dictionary = Name("Dictionary")

  /// All initializers of a type, the memberwise one included if it has one.
  func initializers(of type: TypeID) -> OverloadSet {
    overloads.set(.initializers(type)) { OverloadSet(index.callableInitializers(of: type)) }
  }
}
