/// What is called, and what calls give.
extension TypeInference {
  /// What of the project's a call can mean by its name and labels; those nearest to the call.
  ///
  /// - Parameter expected: The type that an implicit member is one of.
  func callables(of call: Int, expected: SwiftType?) -> [Callable] {
    if expected == nil, let known = knownCallables[call] { return known }
    let written = arguments(of: call).written
    var candidates: [Callable] = []
    for group in candidateGroups(of: call, expected) {
      candidates = group.filter { $0.assignment(of: written, in: index) != nil }
      if !candidates.isEmpty { break }
    }
    if expected == nil { knownCallables[call] = candidates }
    return candidates
  }

  /// Candidates whatever their labels, those first that hide the others.
  private func candidateGroups(of call: Int, _ expected: SwiftType?) -> [[Callable]] {
    guard let callee = tree.firstChild(of: call), let token = calledName(of: call) else {
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

  private func groups(named name: Name, _ token: Int, at call: Int) -> [[Callable]] {
    var groups: [[Callable]] = []
    var type = scope(at: call)
    if tree.tokens[token].keyword == .selfType { return type < 0 ? [] : [initializers(of: type)] }
    var steps = 0
    while type >= 0, steps < 32 {
      let methods = index.members(named: name, of: type) { $0.kind == .function }
      groups.append(methods.map { Callable($0, in: index) })
      type = index.types[Int(type)].outer
      steps += 1
    }
    if let id = index.type([name], scope: scope(at: call), file: file) {
      groups.append(initializers(of: id))
    } else if let alias = index.aliases[name], let first = alias.first,
      let id = index.writtenType(of: first)?.nominal?.id, id >= 0
    {
      groups.append(initializers(of: id))
    }
    let functions = index.members.references(named: name).filter {
      index.record($0).kind == .function && index.record($0).owner < 0
    }
    groups.append(functions.map { Callable($0, in: index) })
    return groups
  }

  /// `.name(…)` where a type is expected, or anywhere.
  private func implicitGroups(_ name: Name, _ expected: SwiftType?) -> [[Callable]] {
    if let nominal = expected?.unwrapped.nominal {
      guard let id = nominal.id >= 0 ? nominal.id : index.external(named: nominal.name) else {
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

  private func staticGroup(_ name: Name, of type: Int32) -> [Callable] {
    if name == ProjectIndex.initName { return initializers(of: type) }
    return index.members(named: name, of: type) {
      $0.kind == .enumCase || $0.kind == .function && $0.flags.contains(.isStatic)
    }.map { Callable($0, in: index) }
  }

  private func memberGroups(_ name: Name, _ base: Int, _ call: Int) -> [[Callable]] {
    var groups: [[Callable]] = []
    let type = type(of: base)
    if name == ProjectIndex.initName {
      if case .meta(let inner)? = type, let nominal = inner.nominal {
        let id = nominal.id >= 0 ? nominal.id : index.external(named: nominal.name)
        return id.map { [initializers(of: $0)] } ?? []
      }
      let own = scope(at: call)
      return own < 0 ? [] : [initializers(of: own)]
    }
    if case .meta(let inner)? = type, let nominal = inner.nominal {
      if nominal.id >= 0 {
        if let nested = index.nested(name, in: nominal.id) {
          groups.append(initializers(of: nested))
        }
        groups.append(staticGroup(name, of: nominal.id))
        return groups
      }
      // A module, or a type of others.
      if let id = index.external(named: nominal.name) {
        if let nested = index.nested(name, in: id) { groups.append(initializers(of: nested)) }
        groups.append(staticGroup(name, of: id))
      } else if let id = index.type([name], scope: -1, file: file), index.known(id) >= 0 {
        groups.append(initializers(of: id))
      }
      return groups
    }
    if let type = type?.unwrapped {
      for id in memberTypes(of: type) {
        let methods = index.members(named: name, of: id) { $0.kind == .function }
        groups.append(methods.map { Callable($0, in: index) })
      }
      if let nominal = type.nominal, nominal.id >= 0, groups.contains(where: { !$0.isEmpty }) {
        return groups
      }
    }
    if let known = namesakes[name] { return groups + [known] }
    let named = index.members.references(named: name).filter {
      index.record($0).kind == .function && index.record($0).owner >= 0
    }
    let namesakes = named.map { Callable($0, in: index) }
    self.namesakes[name] = namesakes
    groups.append(namesakes)
    return groups
  }

  /// The project's types and extensions that members of a type are looked for in.
  func memberTypes(of type: SwiftType) -> [Int32] {
    switch type {
    case .nominal(let nominal):
      if nominal.id >= 0 { return [nominal.id] }
      return index.external(named: nominal.name).map { [$0] } ?? []
    case .array:
      return Self.sequences.compactMap { index.external(named: $0) }
    case .dictionary: return index.external(named: Self.dictionary).map { [$0] } ?? []
    case .optional(let inner): return memberTypes(of: inner)
    default: return []
    }
  }

  private static let sequences = ["Array", "Collection", "Sequence", "Set"].map { Name($0) }
  private static let dictionary = Name("Dictionary")

  /// All initializers of a type, its own memberwise one among them if it has it.
  func initializers(of type: Int32) -> [Callable] {
    let declared = index.initializers(of: type)
    var all = declared.map { Callable($0, in: index) }
    let entry = index.types[Int(type)]
    let isStructure =
      entry.file >= 0
      && entry.flags.isDisjoint(with: [.isReference, .isEnum, .isProtocol])
    let hasOwn = declared.contains { reference in
      let record = index.record(reference)
      guard record.owner >= 0 else { return false }
      return index.files[Int(reference.file)].records[Int(record.owner)].kind == .type
    }
    if isStructure, !hasOwn { all.append(Callable(memberwise: type, in: index)) }
    return all
  }

  // MARK: Results

  func callType(_ node: Int) -> SwiftType? {
    guard let callee = tree.firstChild(of: node) else { return nil }
    if let callable = callables(of: node, expected: nil).first,
      let type = result(of: callable, calledBy: callee)
    {
      return type
    }
    switch tree.nodes[callee].kind {
    case .name: return namedCallType(node, callee)
    case .member: return methodType(node, callee)
    default:
      switch type(of: callee) {
      case .meta(let type)?: return type
      case .function(_, let result)?: return result
      default: return nil
      }
    }
  }

  private func result(of callable: Callable, calledBy callee: Int) -> SwiftType? {
    let type: SwiftType?
    switch callable.target {
    case .memberwise(let id):
      type = .nominal(.init(name: index.types[Int(id)].name, id: id))
    case .declared(let reference):
      let record = index.record(reference)
      switch record.kind {
      case .function: type = index.writtenType(of: reference)
      default:
        let id = index.scope(of: record, in: index.files[Int(reference.file)])
        type = id < 0 ? nil : .nominal(.init(name: index.types[Int(id)].name, id: index.known(id)))
      }
    }
    // A chain behind a `?` is optional as a whole.
    guard let type, tree.nodes[callee].kind == .member, let base = tree.firstChild(of: callee),
      tree.nodes[base].kind == .postfix, case .optional? = self.type(of: base)
    else { return type }
    return type.asOptional
  }

  private func namedCallType(_ node: Int, _ callee: Int) -> SwiftType? {
    let token = Int(tree.nodes[callee].token)
    let name = tree.interned(token)
    if case .found(let type) = lookUp(name, at: node) {
      if case .function(_, let result)? = type?.unwrapped { return result }
      return nil
    }
    let arguments = CallArguments(of: node, in: tree)
    if Self.likeArguments.contains(name) {
      for argument in arguments.nodes {
        if let value = tree.lastChild(of: argument), tree.nodes[value].kind != .literal,
          let type = type(of: value)
        {
          return type
        }
      }
      return arguments.first.flatMap { type(of: $0) }
    }
    guard case .meta(let type)? = type(of: callee) else { return nil }
    if let first = arguments.first, Self.sequences.contains(name) {
      return self.type(of: first).flatMap(Self.element).map { .array($0) }
    }
    if let first = arguments.first, Self.numbers.contains(name), arguments.nodes.count == 1,
      self.type(of: first) == .string
    {
      return .optional(type)
    }
    return type
  }

  private static let likeArguments = StandardTypes.names("min max abs round floor ceil sqrt pow")
  private static let numbers = StandardTypes.names("Int Double Float UInt Int64 Int32 UInt64")

  private func methodType(_ node: Int, _ callee: Int) -> SwiftType? {
    let token = Int(tree.nodes[callee].token)
    let name = tree.interned(token)
    guard let base = tree.firstChild(of: callee) else { return nil }
    guard let type = type(of: base), type != .unknown else {
      if StandardMembers.sequenceMethods[name] == .pairs {
        return sequenceMethod(name, .array(.unknown), .unknown, node)
      }
      return StandardMembers.type(ofAny: name)
    }
    if case .meta(let inner) = type {
      if name == ProjectIndex.initName { return inner }
      if let nominal = inner.nominal, nominal.id < 0,
        index.type([name], scope: -1, file: file) == nil,
        tree.source[tree.tokens[token].startOffset] >= UInt8(ascii: "a")
      {
        return StandardMembers.type(of: name, in: nominal.name)
      }
      return .named(name)
    }
    if case .optional(let inner) = type {
      return methodType(name, of: inner, node).map(\.asOptional)
    }
    return methodType(name, of: type, node)
  }

  private func methodType(_ name: Name, of type: SwiftType, _ node: Int) -> SwiftType? {
    if let element = Self.element(of: type), let result = sequenceMethod(name, type, element, node)
    {
      return result
    }
    if case .function(_, let result)? = property(name, of: type)?.unwrapped { return result }
    return property(name, of: type)
  }

  private func sequenceMethod(
    _ name: Name, _ type: SwiftType, _ element: SwiftType, _ node: Int
  ) -> SwiftType? {
    switch StandardMembers.sequenceMethods[name] {
    case .same?:
      return type == .string || type == .named(.string) ? .named(Name("Substring")) : type
    case .elements?: return .array(element)
    case .optionalElement?: return .optional(element)
    case .element?: return element
    case .pairs?:
      return .array(
        .tuple([
          .init(label: Name("offset"), type: .int), .init(label: Name("element"), type: element),
        ]))
    case .mapped?: return closureResult(of: node).map { .array($0) }
    case .compactMapped?: return closureResult(of: node).map { .array($0.unwrapped) }
    case .flatMapped?:
      return closureResult(of: node).map { Self.element(of: $0) != nil ? $0 : .array($0.unwrapped) }
    case .reduced?:
      return CallArguments(of: node, in: tree).nodes.first.flatMap { self.type(of: $0) }
    case .joined?: return element == .string ? .string : element
    case nil: return nil
    }
  }

  /// What the closure that a call is given gives.
  private func closureResult(of call: Int) -> SwiftType? {
    for child in tree.children(of: call).reversed() {
      guard tree.nodes[child].kind == .trailingClosure || tree.nodes[child].kind == .argument,
        let value = tree.lastChild(of: child)
      else { continue }
      if tree.nodes[value].kind == .closure { return closureResult(value) }
      if tree.nodes[value].kind == .keyPath { return keyPathResult(value, of: call) }
    }
    return nil
  }

  /// What a key path leads to from the elements of what a method is called on.
  private func keyPathResult(_ node: Int, of call: Int) -> SwiftType? {
    guard let callee = tree.firstChild(of: call), let base = tree.firstChild(of: callee),
      var type = type(of: base).flatMap(Self.element)
    else { return nil }
    var token = Int(tree.nodes[node].start) + 1
    while token + 1 < Int(tree.nodes[node].end), tree.tokens[token].kind == .period {
      guard let next = property(tree.interned(token + 1), of: type) else { return nil }
      type = next
      token += 2
    }
    return token == Int(tree.nodes[node].end) ? type : nil
  }

  func subscriptType(_ node: Int) -> SwiftType? {
    guard let base = tree.firstChild(of: node), let type = type(of: base) else { return nil }
    if case .optional(let inner) = type { return subscripted(inner, node).map(\.asOptional) }
    return subscripted(type, node)
  }

  private func subscripted(_ type: SwiftType, _ node: Int) -> SwiftType? {
    switch type {
    case .array(let element):
      let index = tree.lastChild(of: node).flatMap { self.type(of: $0) }
      if case .array? = index { return type }
      if let argument = tree.lastChild(of: node), tree.nodes[argument].token != 0 {
        // `array[safe: index]`, as projects add it.
        return element.asOptional
      }
      return element
    case .dictionary(_, let value):
      if let argument = tree.lastChild(of: node), tree.nodes[argument].kind == .argument,
        tree.nodes[argument].token != 0
      {
        return value
      }
      return .optional(value)
    default:
      for id in memberTypes(of: type) {
        let found = index.members(named: Name("subscript"), of: id) { $0.kind == .subscripted }
        if let first = found.first { return index.writtenType(of: first) }
      }
      return nil
    }
  }
}
