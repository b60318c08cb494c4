internal import LocalizationModel
internal import SwiftTree

/// Finds the type of a name at a node: looks its declaration up from the innermost scope outwards
/// to the file and the project. ``TypeInference`` asks it.
struct NameLookup {
  let types: TypeInference

  private var tree: SyntaxTree { types.tree }
  private var index: ProjectIndex { types.index }
  private var file: FileID { types.file }
  private var scoped: ScopedTree { types.scoped }

  func nameType(_ node: NodeID) -> SwiftType? {
    let token = tree.nodes[node].token
    switch tree.tokens[token].keyword {
    case .self: return types.ownType(at: node)
    case .selfType: return types.ownType(at: node).map { .meta($0) }
    case .super: return types.ownType(at: node)
    case .wildcard: return nil
    default: break
    }
    if tree.tokens[token].kind == .dollarIdentifier { return dollarType(token, at: node) }
    let name = tree.nameHash(token)
    if case .found(let type) = lookUp(name, at: node) { return type }
    return typeNamed(name, token, at: node).map { .meta($0) }
  }

  /// The type of `$0`, or of the projected value of a property.
  private func dollarType(_ token: TokenID, at node: NodeID) -> SwiftType? {
    let range = tree.nameRange(ofToken: token)
    let digits = tree.source[(range.lowerBound + 1)..<range.upperBound]
    if !digits.isEmpty, digits.allSatisfy({ $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }) {
      let position = digits.prefix(3).reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
      return anonymousParameter(ElementID(position: position), at: node)
    }
    let source = tree.source
    let name = Name(source.span, (range.lowerBound + 1)..<range.upperBound)
    if case .found(let type) = lookUp(name, at: node) { return type }
    return nil
  }

  private func anonymousParameter(_ position: ElementID, at node: NodeID) -> SwiftType? {
    var node = node
    while let (scope, _) = types.scopes.around(node) {
      node = scope
      if tree.nodes[node].kind == .closure,
        scoped.parameters(ofClosure: node).isEmpty
      {
        return types.closures.parameterType(
          ofClosure: node, position, isOnly: !scoped.usesSeveralArguments(node))
      }
    }
    return nil
  }

  /// The type that a capitalized name, or a name that the project declares as a type, means as an
  /// expression.
  private func typeNamed(_ name: Name, _ token: TokenID, at node: NodeID) -> SwiftType? {
    let first = tree.source[tree.nameRange(ofToken: token).lowerBound]
    guard first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z") || first == UInt8(ascii: "_")
    else { return index.types.contains(name) ? named(name, at: node) : nil }
    return named(name, at: node)
  }

  private func named(_ name: Name, at node: NodeID) -> SwiftType? {
    let scope = types.scope(at: node)
    if let id = index.type([name], scope: scope, file: file), index.known(id).isKnown {
      return .nominal(.init(name: name, id: id))
    }
    if let alias = index.alias([name], scope: scope, file: file),
      let type = index.writtenType(of: alias)
    {
      return type
    }
    return .named(name)
  }

  // MARK: Scopes

  /// Looks a name up from a node outwards: local scopes, types, globals.
  func lookUp(_ name: Name, at node: NodeID) -> Lookup {
    var node = node
    while let (scope, part) = types.scopes.around(node) {
      if case .found(let type) = lookUp(name, in: scope, before: part) { return .found(type) }
      node = scope
    }
    if types.outerScope.isKnown, case .found(let type) = member(name, ofType: types.outerScope) {
      return .found(type)
    }
    return global(name)
  }

  private func global(_ name: Name) -> Lookup {
    let globals = index.members[name].filter {
      index.record($0).owner == .none && index.record($0).kind == .property
    }
    if types.isCertain, globals.count > 1 { return .found(types.type(ofAny: globals)) }
    if let nearest = index.nearest(globals, to: file, file: { $0.file }) {
      return .found(types.type(of: nearest))
    }
    return name == Self.errorNumber ? .found(.named(Name("Int32"))) : .missing
  }

  private static let errorNumber = Name("errno")

  /// Looks a name up in one scope, for a part of it.
  func lookUp(_ name: Name, in parent: NodeID, before child: NodeID) -> Lookup {
    switch tree.nodes[parent].kind {
    case .block: return lookUp(name, among: parent, before: child)
    case .closure:
      if case .found(let type) = lookUp(name, among: parent, before: child) {
        return .found(type)
      }
      if types.isCertain, captures(name, parent) { return .found(nil) }
      return types.closures.closureParameter(name, parent)
    case .switchCase:
      if case .found(let type) = lookUp(name, among: parent, before: child) {
        return .found(type)
      }
      return types.patterns.casePattern(name, parent, before: child)
    case .guardStatement where tree.nodes[child].kind == .block:
      // The bindings of a `guard` are visible only after it, not in its `else` body.
      return .missing
    case .ifStatement, .whileStatement, .guardStatement:
      return types.patterns.conditions(name, parent, before: child)
    case .forStatement: return types.patterns.loopVariable(name, parent, before: child)
    case .function, .initializer, .subscriptDeclaration: return parameter(name, parent)
    case .typeDeclaration:
      guard let type = types.declaredType(parent) else { return .missing }
      return member(name, ofType: type)
    // `catch` binds `error` and `set` binds `newValue`, even if not written. These bindings are not
    // read, so that any name there may be hidden.
    case .catchClause where types.isCertain: return .found(nil)
    case .accessor where types.isCertain && !tree.token(tree.nodes[parent].token, spells: "get"):
      return .found(nil)
    default: return .missing
    }
  }

  /// True if the capture list of a closure binds the name to a new value.
  func captures(_ name: Name, _ closure: NodeID) -> Bool {
    tree.capturedNames(tree.nodes[closure].start + 1).contains { tree.nameHash($0) == name }
  }

  /// Looks a name up among the statements of a list that precede a child, last to first.
  private func lookUp(_ name: Name, among parent: NodeID, before child: NodeID) -> Lookup {
    let bindings = scoped.bindings(of: name, in: parent, before: child)
    // Only the branches of an `#if` can bind a name twice in one list.
    if types.isCertain, bindings.count > 1 { return .found(nil) }
    for declaration in bindings.reversed() {
      LookupCounter.add(1)
      let found =
        tree.nodes[declaration].kind == .guardStatement
        ? types.patterns.conditions(name, declaration, before: declaration)
        : variable(name, declaration)
      if case .found = found { return found }
    }
    return .missing
  }

  private func variable(_ name: Name, _ declaration: NodeID) -> Lookup {
    let first = tree.nodes[declaration].first
    var child = declaration - 1
    while child >= first, tree.nodes[child].kind == .variable {
      let token = tree.nodes[child].token
      if token != .none {
        if tree.nameHash(token) == name { return .found(variableType(child)) }
      } else if let position = scoped.position(of: name, inTupleFrom: tree.nodes[child].start) {
        guard case .tuple(let elements)? = variableType(child) else { return .found(nil) }
        return .found(position.element(of: elements)?.type)
      }
      child = tree.nodes[child].first - 1
    }
    // The name is bound by a tuple within a tuple, whose type is not read.
    return .found(nil)
  }

  func variableType(_ node: NodeID) -> SwiftType? {
    var value: NodeID?
    for child in tree.children(of: node) {
      switch tree.nodes[child].kind {
      case .type: return types.writtenType(child)
      case .block, .accessors: break
      default: value = value ?? child
      }
    }
    if let value { return types.type(of: value) }
    // A property may have its type from its attribute, as in `@Environment(Model.self) var model`.
    let token = tree.nodes[node].token
    return token == .none ? nil : types.record(at: token).flatMap { types.type(of: $0) }
  }

  private func parameter(_ name: Name, _ function: NodeID) -> Lookup {
    for child in tree.children(of: function) where tree.nodes[child].kind == .parameter {
      guard scoped.parameterName(child) == name else { continue }
      guard let type = tree.firstChild(of: child, where: { tree.nodes[$0].kind == .type }) else {
        return .found(nil)
      }
      let end = tree.nodes[type].end
      let isVariadic =
        tree.tokens[end].kind != .equal && end < tree.nodes[child].end
        && tree.source[tree.tokens[end].startOffset] == UInt8(ascii: ".")
      return .found(types.writtenType(type).map { isVariadic ? .array($0) : $0 })
    }
    return .missing
  }

  // MARK: Members of types

  /// Looks a name up among the properties and cases of a type and the types around it.
  func member(_ name: Name, ofType type: TypeID) -> Lookup {
    var type = type
    var steps = 0
    while type.isKnown, steps < 32 {  // a bound for absurdly deep nesting
      let found = index.members(named: name, of: type) {
        $0.kind == .property || $0.kind == .enumCase
      }
      if !found.isEmpty { return .found(types.type(ofAny: found)) }
      type = index.types[type].outer
      steps += 1
    }
    return .missing
  }
}
