internal import SwiftTree

/// Infers the types of names that conditions, loops and `switch` cases bind.
struct PatternTypes {
  let types: TypeInference

  private var tree: SyntaxTree { types.tree }
  private var index: ProjectIndex { types.index }
  private var scoped: ScopedTree { types.scoped }

  /// Looks a name up among the bindings of a statement's conditions that precede a child. With the
  /// statement itself as `child` all conditions count, as after a `guard`.
  func conditions(_ name: Name, _ statement: NodeID, before child: NodeID) -> Lookup {
    let first = tree.nodes[statement].first
    var sibling = child == statement ? statement - 1 : tree.nodes[child].first - 1
    var found = Lookup.missing
    while sibling >= first {
      switch tree.nodes[sibling].kind {
      // An `else` branch sees no binding of the conditions.
      case .block where child != statement: return .missing
      case .optionalBinding:
        if case .missing = found, tree.nameHash(tree.nodes[sibling].token) == name {
          found = .found(bindingType(sibling))
        }
      case .patternCondition:
        if case .missing = found { found = patternCondition(name, sibling) }
      default: break
      }
      sibling = tree.nodes[sibling].first - 1
    }
    return found
  }

  private func bindingType(_ node: NodeID) -> SwiftType? {
    // `if let x` looks up an outer declaration, which counts as a step deeper. With a value, the
    // inference of the value counts that step.
    types.kept(at: node, isDeeper: tree.lastChild(of: node) == nil) { findBindingType(node) }
  }

  private func findBindingType(_ node: NodeID) -> SwiftType? {
    var value: NodeID?
    for child in tree.children(of: node) {
      if tree.nodes[child].kind == .type { return types.writtenType(child) }
      value = child
    }
    let type: SwiftType?
    if let value {
      type = types.type(of: value)
    } else if case .found(let outer) = types.names.lookUp(
      tree.nameHash(tree.nodes[node].token), at: node)
    {
      type = outer
    } else {
      type = nil
    }
    if case .optional(let inner)? = type { return inner }
    return type
  }

  private func patternCondition(_ name: Name, _ node: NodeID) -> Lookup {
    let children = tree.children(of: node)
    guard let pattern = children.first else { return .missing }
    return bind(name, pattern, isBinding: false) {
      children.count > 1 ? children.last.flatMap { types.type(of: $0) } : nil
    }
  }

  // MARK: Loops

  func loopVariable(_ name: Name, _ loop: NodeID, before child: NodeID) -> Lookup {
    let children = tree.children(of: loop)
    var start = tree.nodes[loop].start + 1
    while tree.tokens[start].keyword == .try || tree.tokens[start].keyword == .await
      || tree.tokens[start].keyword == .let || tree.tokens[start].keyword == .var
    {
      start += 1
    }
    let isPattern = tree.tokens[start].keyword == .case
    let parts = children.filter { tree.nodes[$0].kind != .type }
    guard let sequence = isPattern ? parts.dropFirst().first : parts.first, child > sequence
    else { return .missing }
    let element = { types.type(of: sequence).flatMap(\.element) }
    if isPattern, let pattern = parts.first {
      return bind(name, pattern, isBinding: false, element)
    }
    if let position = scoped.position(of: name, inTupleFrom: start) {
      guard case .tuple(let elements)? = element() else { return .found(nil) }
      return .found(position.element(of: elements)?.type)
    }
    if tree.nameHash(start) == name { return .found(element()) }
    return isInTuple(name, from: start) ? .found(nil) : .missing
  }

  /// True if a name stands anywhere in the tuple that a pattern begins with.
  private func isInTuple(_ name: Name, from start: TokenID) -> Bool {
    guard tree.tokens[start].kind == .leftParen else { return false }
    var token = start + 1
    while token < tree.tokens[start].partner {
      if tree.tokens[token].kind == .identifier, tree.nameHash(token) == name { return true }
      token += 1
    }
    return false
  }

  // MARK: Cases

  /// Looks a name up among the bindings of a case's patterns that precede a child of the case.
  func casePattern(_ name: Name, _ node: NodeID, before child: NodeID) -> Lookup {
    let first = tree.nodes[node].first
    var subject: NodeID?
    if let statement = types.parents[node], tree.nodes[statement].kind == .switchStatement {
      subject = tree.firstChild(of: statement)
    }
    var sibling = tree.nodes[child].first - 1
    while sibling >= first {
      let found = bind(name, sibling, isBinding: false) {
        subject.flatMap { types.type(of: $0) }
      }
      if case .found = found { return found }
      sibling = tree.nodes[sibling].first - 1
    }
    return .missing
  }

  /// Looks a name up among the bindings of a pattern.
  ///
  /// - Parameters:
  ///   - isBinding: True if a `let` or `var` stands before the pattern.
  ///   - value: Infers the type of the matched value, when needed.
  func bind(
    _ name: Name, _ pattern: NodeID, isBinding: Bool, _ value: () -> SwiftType?
  ) -> Lookup {
    let syntax = tree.nodes[pattern]
    switch syntax.kind {
    case .binding:
      guard let inner = tree.lastChild(of: pattern) else { return .missing }
      return bind(name, inner, isBinding: true, value)
    case .name:
      guard isBinding, tree.nameHash(syntax.token) == name else { return .missing }
      return .found(value())
    case .postfix:
      // A loop, because any number of `?` can follow.
      var (inner, optionals) = (pattern, 0)
      while tree.nodes[inner].kind == .postfix, let next = tree.firstChild(of: inner) {
        (inner, optionals) = (next, optionals + 1)
      }
      if tree.nodes[inner].kind == .postfix { return .missing }
      return bind(name, inner, isBinding: isBinding) {
        var type = value()
        var rest = optionals
        while rest > 0, case .optional(let inner)? = type { (type, rest) = (inner, rest - 1) }
        return type
      }
    case .cast:
      let children = tree.children(of: pattern)
      guard let inner = children.first, let type = children.last else { return .missing }
      return bind(name, inner, isBinding: isBinding) { types.writtenType(type) }
    case .call: return bindPayload(name, pattern, isBinding, value)
    case .tuple:
      let children = tree.children(of: pattern)
      for (position, child) in children.enumerated() {
        guard let inner = tree.lastChild(of: child) else { continue }
        let found = bind(name, inner, isBinding: isBinding) {
          if children.count == 1 { return value() }
          guard case .tuple(let elements)? = value(), position < elements.count else { return nil }
          return elements[position].type
        }
        if case .found = found { return found }
      }
      return .missing
    default: return .missing
    }
  }

  private func bindPayload(
    _ name: Name, _ pattern: NodeID, _ isBinding: Bool, _ value: () -> SwiftType?
  ) -> Lookup {
    let arguments = CallArguments(of: pattern, in: tree)
    for (position, argument) in arguments.nodes.enumerated() {
      guard let inner = tree.lastChild(of: argument) else { continue }
      let found = bind(name, inner, isBinding: isBinding) {
        self.payload(
          of: pattern, ElementID(position: position), self.tree.nodes[argument].token, value())
      }
      if case .found = found { return found }
    }
    return .missing
  }

  /// The type of an enum case's associated value at a position, or with a label, in a pattern.
  private func payload(
    of pattern: NodeID, _ position: ElementID, _ label: TokenID, _ type: SwiftType?
  ) -> SwiftType? {
    guard let callee = scoped.calledName(of: pattern) else { return nil }
    let name = tree.nameHash(callee)
    if let type = type, name == Self.some, case .optional(let inner) = type { return inner }
    var cases: [ProjectIndex.Reference] = []
    if let nominal = type?.unwrapped.nominal, nominal.id.isKnown {
      cases = index.members(named: name, of: nominal.id) { $0.kind == .enumCase }
    }
    if cases.isEmpty, let callee = tree.firstChild(of: pattern),
      let base = tree.firstChild(of: callee),
      case .meta(let type)? = types.type(of: base), let id = type.nominal?.id, id.isKnown
    {
      cases = index.members(named: name, of: id) { $0.kind == .enumCase }
    }
    if cases.isEmpty, !types.isCertain {
      cases = index.members[name].filter { index.record($0).kind == .enumCase }
    }
    if types.isCertain, cases.count > 1 { return nil }
    guard let found = cases.first else { return nil }
    let parameters = index.parameters(of: found)
    if label != .none {
      let label = tree.nameHash(label)
      if let labelled = parameters.first(where: { index.record($0).name == label }) {
        return index.writtenType(of: labelled)
      }
    }
    if position == .first, CallArguments(of: pattern, in: tree).nodes.count == 1,
      parameters.count > 1
    {
      // `case .x(let all)` binds all associated values as a tuple.
      return .tuple(
        parameters.compactMap { parameter in
          index.writtenType(of: parameter).map {
            SwiftType.Element(label: index.record(parameter).name, type: $0)
          }
        })
    }
    return position.element(of: parameters).flatMap { index.writtenType(of: $0) }
  }

  private static let some = Name("some")
}
