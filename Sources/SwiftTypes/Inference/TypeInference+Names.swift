package import SwiftTree

/// What names stand for where they are used.
extension TypeInference {
  /// What a search for a name comes to.
  package enum Lookup {
    case missing
    /// It is declared; its type may be unknown.
    case found(SwiftType?)
  }

  func nameType(_ node: NodeID) -> SwiftType? {
    let token = tree.nodes[node].token
    switch tree.tokens[token].keyword {
    case .self: return ownType(at: node)
    case .selfType: return ownType(at: node).map { .meta($0) }
    case .super: return ownType(at: node)
    case .wildcard: return nil
    default: break
    }
    if tree.tokens[token].kind == .dollarIdentifier { return dollarType(token, at: node) }
    let name = tree.interned(token)
    if case .found(let type) = lookUp(name, at: node) { return type }
    return typeNamed(name, token, at: node).map { .meta($0) }
  }

  /// `self` where a node stands.
  package func ownType(at node: NodeID) -> SwiftType? {
    let type = scope(at: node)
    guard type.isKnown else { return nil }
    let entry = index.types[type]
    // Of what it extends, an array has its elements for parameters.
    return .nominal(.init(name: entry.name, id: index.known(type)))
  }

  /// `$0`, or the projected value of a property.
  private func dollarType(_ token: TokenID, at node: NodeID) -> SwiftType? {
    let range = tree.nameRange(ofToken: token)
    let digits = tree.source[(range.lowerBound + 1)..<range.upperBound]
    if !digits.isEmpty, digits.allSatisfy({ $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }) {
      let position = digits.prefix(3).reduce(0) { $0 * 10 + Int($1) - 48 }
      return anonymousParameter(position, at: node)
    }
    let source = tree.source
    let name = Name(source.span, (range.lowerBound + 1)..<range.upperBound)
    if case .found(let type) = lookUp(name, at: node) { return type }
    return nil
  }

  private func anonymousParameter(_ position: Int, at node: NodeID) -> SwiftType? {
    var node = node
    while let (scope, _) = scopes.around(node) {
      node = scope
      if tree.nodes[node].kind == .closure,
        parameters(ofClosure: node).isEmpty
      {
        return parameterType(ofClosure: node, position, isOnly: !takesSeveral(node))
      }
    }
    return nil
  }

  /// A type by its name.
  private func typeNamed(_ name: Name, _ token: TokenID, at node: NodeID) -> SwiftType? {
    let first = tree.source[tree.nameRange(ofToken: token).lowerBound]
    guard first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z") || first == UInt8(ascii: "_")
    else { return index.typesByName[name] == nil ? nil : named(name, at: node) }
    return named(name, at: node)
  }

  private func named(_ name: Name, at node: NodeID) -> SwiftType? {
    if let id = index.type([name], scope: scope(at: node), file: file), index.known(id).isKnown {
      return .nominal(.init(name: name, id: id))
    }
    if let alias = index.aliases[name],
      let nearest = index.nearest(alias, to: file, file: { $0.file }),
      let type = index.writtenType(of: nearest)
    {
      return type
    }
    return .named(name)
  }

  // MARK: Scopes

  /// Finds the declaration that a name means at a node, from the inside out.
  func lookUp(_ name: Name, at node: NodeID) -> Lookup {
    var node = node
    while let (scope, part) = scopes.around(node) {
      if case .found(let type) = lookUp(name, in: scope, before: part) { return .found(type) }
      node = scope
    }
    if outerScope.isKnown, case .found(let type) = member(name, ofType: outerScope) {
      return .found(type)
    }
    return global(name)
  }

  private func global(_ name: Name) -> Lookup {
    let globals = index.members.references(named: name).filter {
      index.record($0).owner == .none && index.record($0).kind == .property
    }
    if let nearest = index.nearest(globals, to: file, file: { $0.file }) {
      return .found(type(of: nearest))
    }
    return name == Self.errorNumber ? .found(.named(Name("Int32"))) : .missing
  }

  private static let errorNumber = Name("errno")

  private func lookUp(_ name: Name, in parent: NodeID, before child: NodeID) -> Lookup {
    switch tree.nodes[parent].kind {
    case .block: return lookUp(name, among: parent, before: child)
    case .closure:
      if case .found(let type) = lookUp(name, among: parent, before: child) {
        return .found(type)
      }
      return closureParameter(name, parent)
    case .switchCase:
      if case .found(let type) = lookUp(name, among: parent, before: child) {
        return .found(type)
      }
      return casePattern(name, parent, before: child)
    case .guardStatement where tree.nodes[child].kind == .block:
      // What it binds is there only behind it.
      return .missing
    case .ifStatement, .whileStatement, .guardStatement:
      return conditions(name, parent, before: child)
    case .forStatement: return loopVariable(name, parent, before: child)
    case .function, .initializer, .subscriptDeclaration: return parameter(name, parent)
    case .typeDeclaration:
      guard let type = declaredType(parent) else { return .missing }
      return member(name, ofType: type)
    default: return .missing
    }
  }

  /// The statements of a list before one of them.
  private func lookUp(_ name: Name, among parent: NodeID, before child: NodeID) -> Lookup {
    for declaration in bindings(of: parent)[name]?.reversed() ?? [] where declaration < child {
      let found =
        tree.nodes[declaration].kind == .guardStatement
        ? conditions(name, declaration, before: declaration) : variable(name, declaration)
      if case .found = found { return found }
    }
    return .missing
  }

  /// The statements of a list that may declare names, by those.
  package func bindings(of list: NodeID) -> [Name: [NodeID]] {
    if let known = bindings[list] { return known }
    var found: [Name: [NodeID]] = [:]
    for child in tree.children(of: list) {
      switch tree.nodes[child].kind {
      case .variableDeclaration:
        for variable in tree.children(of: child) where tree.nodes[variable].kind == .variable {
          let token = tree.nodes[variable].token
          let start = tree.nodes[variable].start
          if token != .none {
            found[tree.interned(token), default: []].append(child)
          } else if tree.tokens[start].kind == .leftParen {
            addNames(start..<max(start, tree.tokens[start].partner), child, &found)
          }
        }
      case .guardStatement:
        for condition in tree.children(of: child) {
          switch tree.nodes[condition].kind {
          case .optionalBinding:
            found[tree.interned(tree.nodes[condition].token), default: []].append(child)
          case .patternCondition:
            guard let pattern = tree.firstChild(of: condition) else { continue }
            addNames(
              tree.nodes[pattern].start..<tree.nodes[pattern].end, child, &found)
          default: break
          }
        }
      default: break
      }
    }
    bindings[list] = found
    return found
  }

  private func addNames(
    _ tokens: Range<TokenID>, _ statement: NodeID, _ found: inout [Name: [NodeID]]
  ) {
    for token in tokens where tree.tokens[token].kind == .identifier {
      let name = tree.interned(token)
      if found[name]?.last != statement { found[name, default: []].append(statement) }
    }
  }

  private func variable(_ name: Name, _ declaration: NodeID) -> Lookup {
    let first = tree.nodes[declaration].first
    var child = declaration - 1
    while child >= first, tree.nodes[child].kind == .variable {
      let token = tree.nodes[child].token
      if token != .none {
        if tree.interned(token) == name { return .found(variableType(child)) }
      } else if let position = position(of: name, inTupleFrom: tree.nodes[child].start) {
        guard case .tuple(let elements)? = variableType(child), position < elements.count else {
          return .found(nil)
        }
        return .found(elements[position].type)
      }
      child = tree.nodes[child].first - 1
    }
    return .missing
  }

  func variableType(_ node: NodeID) -> SwiftType? {
    var value: NodeID?
    for child in tree.children(of: node) {
      switch tree.nodes[child].kind {
      case .type: return writtenType(child)
      case .block, .accessors: break
      default: value = value ?? child
      }
    }
    if let value { return type(of: value) }
    // A property may have its type by its attribute.
    let token = tree.nodes[node].token
    return token == .none ? nil : record(at: token).flatMap { type(of: $0) }
  }

  /// Which of the names between parentheses one is.
  package func position(of name: Name, inTupleFrom open: TokenID) -> Int? {
    guard tree.tokens[open].kind == .leftParen else { return nil }
    let end = tree.tokens[open].partner
    var position = 0
    var token = open + 1
    while token < end {
      switch tree.tokens[token].kind {
      case .comma: position += 1
      case .leftParen: token = max(token, tree.tokens[token].partner)
      case .identifier where tree.interned(token) == name: return position
      default: break
      }
      token += 1
    }
    return nil
  }

  private func parameter(_ name: Name, _ function: NodeID) -> Lookup {
    for child in tree.children(of: function) where tree.nodes[child].kind == .parameter {
      guard parameterName(child) == name else { continue }
      guard let type = tree.firstChild(of: child, where: { tree.nodes[$0].kind == .type }) else {
        return .found(nil)
      }
      let end = tree.nodes[type].end
      let isVariadic =
        tree.tokens[end].kind != .equal && end < tree.nodes[child].end
        && tree.source[tree.tokens[end].startOffset] == UInt8(ascii: ".")
      return .found(writtenType(type).map { isVariadic ? .array($0) : $0 })
    }
    return .missing
  }

  /// The name that a parameter has inside: the second of two.
  package func parameterName(_ node: NodeID) -> Name? {
    let token = tree.nodes[node].token
    guard token != .none else { return nil }
    let next = token + 1
    let isNamed = next < tree.nodes[node].end && tree.tokens[next].kind == .identifier
    if isNamed, tree.tokens[next].start > tree.tokens[token].end || true,
      tree.tokens[next + 1].kind == .colon || next + 1 == tree.nodes[node].end
    {
      return tree.interned(next)
    }
    return tree.interned(token)
  }

  // MARK: Members of types

  package func member(_ name: Name, ofType type: TypeID) -> Lookup {
    var type = type
    var steps = 0
    while type.isKnown, steps < 32 {
      let found = index.members(named: name, of: type) {
        $0.kind == .property || $0.kind == .enumCase
      }
      if let reference = found.first { return .found(self.type(of: reference)) }
      type = index.types[type].outer
      steps += 1
    }
    return .missing
  }
}
