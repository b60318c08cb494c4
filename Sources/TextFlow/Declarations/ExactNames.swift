internal import SwiftTree
internal import SwiftTypes

/// Resolves a name to the declaration it refers to, by walking the scopes from the inside out.
///
/// A name that is visible but not understood resolves to ``ExactDeclaration/other``, so that no
/// text is followed to the wrong variable.
struct ExactNames {
  let types: TypeInference

  private var tree: SyntaxTree { types.tree }
  private var index: ProjectIndex { types.index }

  private var members: ExactMembers { ExactMembers(types: types) }

  /// Finds the declaration that a name refers to at a node; `nil` if the project has none.
  func declaration(of name: Name, at node: NodeID) -> ExactDeclaration? {
    var node = node
    while let (scope, part) = types.scopes.around(node) {
      if let found = declaration(of: name, in: scope, before: part) { return found }
      node = scope
    }
    let globals = index.members[name].filter {
      index.record($0).owner == .none && index.record($0).kind == .property
    }
    return members.nearestOnly(globals).map { .declared($0) }
  }

  private func declaration(
    of name: Name, in parent: NodeID, before child: NodeID
  ) -> ExactDeclaration? {
    switch tree.nodes[parent].kind {
    case .block:
      // Members are visible before their declaration, so they are looked up in the index.
      if types.parents[parent].map({ tree.nodes[$0].kind }) == .typeDeclaration { return nil }
      return declaration(of: name, among: parent, before: child)
    case .closure:
      return declaration(of: name, among: parent, before: child)
        ?? closureParameterDeclaration(of: name, parent)
    case .switchCase:
      return declaration(of: name, among: parent, before: child)
        ?? caseDeclaration(of: name, parent, before: child)
    case .ifStatement, .whileStatement, .guardStatement:
      return conditionDeclaration(of: name, parent, before: child)
    case .forStatement: return loopDeclaration(of: name, parent, before: child)
    case .function, .initializer, .subscriptDeclaration:
      return parameterDeclaration(of: name, parent)
    case .typeDeclaration:
      return types.declaredType(parent).flatMap { memberDeclaration(of: name, $0) }
    default: return nil
    }
  }

  /// Finds a property or case of a type, or of the types around it.
  private func memberDeclaration(of name: Name, _ type: TypeID) -> ExactDeclaration? {
    var type = type
    var steps = 0
    while type.isKnown, steps < 32 {
      let found = index.members(named: name, of: type) {
        $0.kind == .property || $0.kind == .enumCase
      }
      if let nearest = members.nearestOnly(found) { return .declared(nearest) }
      type = index.types[type].outer
      steps += 1
    }
    return nil
  }

  private func parameterDeclaration(of name: Name, _ function: NodeID) -> ExactDeclaration? {
    var position = 0
    for child in tree.children(of: function) where tree.nodes[child].kind == .parameter {
      defer { position += 1 }
      guard types.scoped.parameterName(child) == name else { continue }
      guard let callable = types.record(at: tree.nodes[function].token),
        case let parameters = index.parameters(of: callable), position < parameters.count
      else { return .other }
      return .declared([parameters[position]])
    }
    return nil
  }

  // MARK: Statements

  /// Finds a variable declared by an earlier statement of a block.
  private func declaration(
    of name: Name, among parent: NodeID, before child: NodeID
  ) -> ExactDeclaration? {
    for declaration in types.scoped.bindings(of: name, in: parent, before: child).reversed() {
      let found =
        tree.nodes[declaration].kind == .guardStatement
        ? conditionDeclaration(of: name, declaration, before: declaration)
        : variableDeclaration(of: name, declaration)
      if let found { return found }
    }
    return nil
  }

  private func variableDeclaration(of name: Name, _ declaration: NodeID) -> ExactDeclaration? {
    for child in tree.children(of: declaration) where tree.nodes[child].kind == .variable {
      let token = tree.nodes[child].token
      if token != .none {
        if tree.nameHash(token) == name { return .local(token: token, .variable(child)) }
      } else {
        let open = tree.nodes[child].start
        guard let position = types.scoped.position(of: name, inTupleFrom: open) else { continue }
        guard let value = tree.lastChild(of: child), tree.nodes[value].kind != .type,
          let path = FlowPath().prepending(.part(position)),
          let named = self.token(of: name, from: open)
        else { return .other }
        return .local(token: named, .part(of: value, path))
      }
    }
    return nil
  }

  /// Returns the token inside the parentheses that spells a name.
  private func token(of name: Name, from open: TokenID) -> TokenID? {
    let end = max(open, tree.tokens[open].partner)
    return (open..<end).first {
      tree.tokens[$0].kind == .identifier && tree.nameHash($0) == name
    }
  }

  /// Finds a variable bound by an earlier condition of an `if`, `while` or `guard`.
  private func conditionDeclaration(
    of name: Name, _ statement: NodeID, before child: NodeID
  ) -> ExactDeclaration? {
    let first = tree.nodes[statement].first
    var sibling = child == statement ? statement - 1 : tree.nodes[child].first - 1
    while sibling >= first {
      switch tree.nodes[sibling].kind {
      case .block where child != statement: return nil
      case .optionalBinding where tree.nameHash(tree.nodes[sibling].token) == name:
        return boundDeclaration(of: name, sibling)
      case .patternCondition:
        let children = tree.children(of: sibling)
        if let pattern = children.first,
          let found = patternDeclaration(
            of: name, pattern, false, children.count > 1 ? children.last : nil)
        {
          return found
        }
      default: break
      }
      sibling = tree.nodes[sibling].first - 1
    }
    return nil
  }

  /// Resolves `if let name = value` and `if let name`.
  private func boundDeclaration(of name: Name, _ binding: NodeID) -> ExactDeclaration {
    let token = tree.nodes[binding].token
    if let value = tree.lastChild(of: binding), tree.nodes[value].kind != .type {
      return .local(token: token, .part(of: value, FlowPath()))
    }
    // A statement is a scope of its own, so the lookup from here finds the outer declaration.
    return declaration(of: name, at: binding) ?? .other
  }

  private func loopDeclaration(
    of name: Name, _ loop: NodeID, before child: NodeID
  ) -> ExactDeclaration? {
    guard case .found = types.loopVariable(name, loop, before: child) else { return nil }
    var start = tree.nodes[loop].start + 1
    while [.try, .await, .let, .var].contains(tree.tokens[start].keyword) { start += 1 }
    let parts = tree.children(of: loop).filter { tree.nodes[$0].kind != .type }
    guard tree.tokens[start].keyword != .case, let sequence = parts.first else { return .other }
    if let position = types.scoped.position(of: name, inTupleFrom: start) {
      guard let token = token(of: name, from: start) else { return .other }
      return elementPart(position, of: sequence).map {
        .local(token: token, .part(of: sequence, $0))
      }
        ?? .other
    }
    guard tree.nameHash(start) == name, let path = FlowPath().prepending(.element) else {
      return .other
    }
    return .local(token: start, .part(of: sequence, path))
  }

  /// Returns the path to one part of each pair in a sequence, such as the keys of a dictionary.
  private func elementPart(_ position: ElementID, of sequence: NodeID) -> FlowPath? {
    if case .dictionary? = types.type(of: sequence)?.unwrapped {
      return FlowPath().prepending(position == .first ? .key : .value)
    }
    return FlowPath().prepending(.part(position))?.prepending(.element)
  }

  private func closureParameterDeclaration(of name: Name, _ closure: NodeID) -> ExactDeclaration? {
    let parameters = types.scoped.parameters(ofClosure: closure)
    for (position, child) in parameters.enumerated() {
      var token = tree.nodes[child].token
      if let type = tree.firstChild(of: child, where: { tree.nodes[$0].kind == .type }) {
        let isName =
          types.scoped.parameterName(child) != name
          && tree.nodes[type].end - tree.nodes[type].start == 1
        if isName { token = tree.nodes[type].start }
        guard types.scoped.parameterName(child) == name || isName && tree.nameHash(token) == name
        else {
          continue
        }
      } else if token == .none || tree.nameHash(token) != name {
        continue
      }
      return .local(
        token: token,
        .given(
          closure: closure, position: ElementID(position: position),
          isOnly: parameters.count == 1))
    }
    return nil
  }

  // MARK: Patterns

  private func caseDeclaration(
    of name: Name, _ node: NodeID, before child: NodeID
  ) -> ExactDeclaration? {
    let first = tree.nodes[node].first
    var subject: NodeID?
    if let statement = types.parents[node], tree.nodes[statement].kind == .switchStatement {
      subject = tree.firstChild(of: statement)
    }
    var sibling = tree.nodes[child].first - 1
    while sibling >= first {
      if let found = patternDeclaration(of: name, sibling, false, subject) { return found }
      sibling = tree.nodes[sibling].first - 1
    }
    return nil
  }

  /// - Parameter value: The expression matched with the whole pattern; `nil` if only a part of it
  ///   is.
  private func patternDeclaration(
    of name: Name, _ pattern: NodeID, _ isBinding: Bool, _ value: NodeID?
  ) -> ExactDeclaration? {
    let syntax = tree.nodes[pattern]
    switch syntax.kind {
    case .binding:
      return tree.lastChild(of: pattern).flatMap { patternDeclaration(of: name, $0, true, value) }
    case .name:
      guard isBinding, tree.nameHash(syntax.token) == name else { return nil }
      return value.map { .local(token: syntax.token, .part(of: $0, FlowPath())) } ?? .other
    case .postfix, .cast:
      return tree.firstChild(of: pattern).flatMap {
        patternDeclaration(of: name, $0, isBinding, syntax.kind == .cast ? nil : value)
      }
    case .tuple:
      for child in tree.children(of: pattern) {
        guard let inner = tree.lastChild(of: child) else { continue }
        if let found = patternDeclaration(of: name, inner, isBinding, nil) { return found }
      }
      return nil
    case .call: return payloadDeclaration(of: name, pattern, isBinding, value)
    default: return nil
    }
  }

  private func payloadDeclaration(
    of name: Name, _ pattern: NodeID, _ isBinding: Bool, _ value: NodeID?
  ) -> ExactDeclaration? {
    let arguments = CallArguments(of: pattern, in: tree)
    for (position, argument) in arguments.nodes.enumerated() {
      guard let inner = tree.lastChild(of: argument),
        let found = patternDeclaration(of: name, inner, isBinding, nil)
      else { continue }
      // Only a payload bound as a whole is followed, and only if its case is certain.
      var whole = inner
      if tree.nodes[whole].kind == .binding { whole = tree.lastChild(of: whole) ?? whole }
      guard tree.nodes[whole].kind == .name, let value, let callee = types.calledName(of: pattern),
        let id = types.type(of: value)?.unwrapped.nominal?.id, id.isKnown,
        case let cases = index.members(
          named: tree.nameHash(callee), of: id, { $0.kind == .enumCase }),
        cases.count == 1
      else { return found }
      let parameters = index.parameters(of: cases[0])
      guard parameters.count == arguments.nodes.count else { return .other }
      return .local(token: tree.nodes[whole].token, .payload(parameters[position]))
    }
    return nil
  }
}
