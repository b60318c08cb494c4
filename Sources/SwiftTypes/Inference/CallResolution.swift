internal import SwiftTree

/// What is called.
struct CallResolution {
  let types: TypeInference

  private var tree: SyntaxTree { types.tree }
  private var index: ProjectIndex { types.index }
  private var file: FileID { types.file }
  private var scoped: ScopedTree { types.scoped }

  /// What of the project's a call can mean by its name and labels; those nearest to the call.
  ///
  /// - Parameter expected: The type that an implicit member is one of.
  func callables(of call: NodeID, expected: SwiftType?) -> [Callable] {
    if expected == nil, let known = types.knownCallables[call] { return known }
    let written = types.arguments(of: call).written
    var candidates: [Callable] = []
    for group in candidateGroups(of: call, expected) {
      candidates = group.filter { $0.assignment(of: written, in: index) != nil }
      if !candidates.isEmpty { break }
    }
    if expected == nil { types.knownCallables[call] = candidates }
    return candidates
  }

  /// Candidates whatever their labels, those first that hide the others.
  private func candidateGroups(of call: NodeID, _ expected: SwiftType?) -> [[Callable]] {
    guard let callee = tree.firstChild(of: call), let token = scoped.calledName(of: call) else {
      return []
    }
    let name = tree.interned(token)
    switch tree.nodes[callee].kind {
    case .name: return groups(named: name, token, at: call)
    case .member:
      guard let base = tree.firstChild(of: callee) else {
        return implicitGroups(name, expected)
      }
      return memberGroups(name, base, call)
    default: return []
    }
  }

  func groups(named name: Name, _ token: TokenID, at call: NodeID) -> [[Callable]] {
    var groups: [[Callable]] = []
    var type = types.scope(at: call)
    if tree.tokens[token].keyword == .selfType {
      return !type.isKnown ? [] : [initializers(of: type)]
    }
    var steps = 0
    while type.isKnown, steps < 32 {
      let methods = index.members(named: name, of: type) { $0.kind == .function }
      groups.append(methods.map { Callable($0, in: index) })
      type = index.types[type].outer
      steps += 1
    }
    if let id = index.type([name], scope: types.scope(at: call), file: file) {
      groups.append(initializers(of: id))
    } else if let alias = index.aliases[name], let first = alias.first,
      let id = index.writtenType(of: first)?.nominal?.id, id.isKnown
    {
      groups.append(initializers(of: id))
    }
    let functions = index.members.references(named: name).filter {
      index.record($0).kind == .function && index.record($0).owner == .none
    }
    groups.append(functions.map { Callable($0, in: index) })
    return groups
  }

  /// `.name(…)` where a type is expected, or anywhere.
  func implicitGroups(_ name: Name, _ expected: SwiftType?) -> [[Callable]] {
    if let nominal = expected?.unwrapped.nominal {
      guard let id = nominal.id.isKnown ? nominal.id : index.external(named: nominal.name) else {
        return []
      }
      return [staticGroup(name, of: id)]
    }
    if name == ProjectIndex.initName || expected != nil { return [] }
    let named = index.members.references(named: name).filter {
      index.record($0).kind == .enumCase
        || index.record($0).flags.contains(.isStatic)
          && index.record($0).kind == .function
    }
    return [named.map { Callable($0, in: index) }]
  }

  func staticGroup(_ name: Name, of type: TypeID) -> [Callable] {
    if name == ProjectIndex.initName { return initializers(of: type) }
    return index.members(named: name, of: type) {
      $0.kind == .enumCase || $0.kind == .function && $0.flags.contains(.isStatic)
    }.map { Callable($0, in: index) }
  }

  func memberGroups(_ name: Name, _ base: NodeID, _ call: NodeID) -> [[Callable]] {
    let (groups, areAll) = typedGroups(name, base, call)
    if areAll { return groups }
    if let known = types.namesakes[name] { return groups + [known] }
    let named = index.members.references(named: name).filter {
      index.record($0).kind == .function && index.record($0).owner != .none
    }
    let namesakes = named.map { Callable($0, in: index) }
    types.namesakes[name] = namesakes
    return groups + [namesakes]
  }

  /// What the type of a base has under a name, and whether nothing else can be meant.
  func typedGroups(
    _ name: Name, _ base: NodeID, _ call: NodeID
  ) -> (groups: [[Callable]], areAll: Bool) {
    var groups: [[Callable]] = []
    let type = types.type(of: base)
    if name == ProjectIndex.initName {
      if case .meta(let inner)? = type, let nominal = inner.nominal {
        let id = nominal.id.isKnown ? nominal.id : index.external(named: nominal.name)
        return (id.map { [initializers(of: $0)] } ?? [], true)
      }
      let own = types.scope(at: call)
      return (!own.isKnown ? [] : [initializers(of: own)], true)
    }
    if case .meta(let inner)? = type, let nominal = inner.nominal {
      if nominal.id.isKnown {
        if let nested = index.nested(name, in: nominal.id) {
          groups.append(initializers(of: nested))
        }
        groups.append(staticGroup(name, of: nominal.id))
        return (groups, true)
      }
      // A module, or a type of others.
      if let id = index.external(named: nominal.name) {
        if let nested = index.nested(name, in: id) { groups.append(initializers(of: nested)) }
        groups.append(staticGroup(name, of: id))
      } else if let id = index.type([name], scope: .none, file: file), index.known(id).isKnown {
        groups.append(initializers(of: id))
      }
      return (groups, true)
    }
    // `value.map { }` of an optional.
    if case .optional? = type, ClosureTypes.mapping.contains(name),
      tree.nodes[base].kind != .postfix
    {
      return ([], true)
    }
    if let type = type?.unwrapped {
      for id in memberTypes(of: type) {
        let methods = index.members(named: name, of: id) { $0.kind == .function }
        groups.append(methods.map { Callable($0, in: index) })
      }
      if let nominal = type.nominal, nominal.id.isKnown, groups.contains(where: { !$0.isEmpty }) {
        return (groups, true)
      }
      if isStandard(name, of: type) { return (groups, true) }
    }
    return (groups, false)
  }

  /// Whether a type of the SDKs has such a method of its own.
  private func isStandard(_ name: Name, of type: SwiftType) -> Bool {
    switch type {
    case .array, .dictionary: StandardMembers.sequenceMethods[name] != nil
    case .nominal(let nominal):
      !nominal.id.isKnown && StandardMembers.type(of: name, in: nominal.name) != nil
    default: false
    }
  }

  /// The project's types and extensions that members of a type are looked for in.
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

  static let sequences = ["Array", "Collection", "Sequence", "Set"].map { Name($0) }

  private static let dictionary = Name("Dictionary")

  /// All initializers of a type, its own memberwise one among them if it has it.
  func initializers(of type: TypeID) -> [Callable] {
    let declared = index.initializers(of: type)
    var all = declared.map { Callable($0, in: index) }
    let entry = index.types[type]
    let isStructure =
      entry.file != .none
      && entry.flags.isDisjoint(with: [.isReference, .isEnum, .isProtocol])
    let hasOwn = declared.contains { reference in
      let record = index.record(reference)
      guard record.owner != .none else { return false }
      return index.files[reference.file].records[record.owner].kind == .type
    }
    if isStructure, !hasOwn { all.append(Callable(memberwise: type, in: index)) }
    return all
  }
}
