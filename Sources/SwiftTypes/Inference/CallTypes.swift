internal import SwiftTree

/// Infers the result types of calls: of functions and initializers of the project, sequence methods
/// and listed SDK functions.
struct CallTypes {
  let types: TypeInference

  private var tree: SyntaxTree { types.tree }
  private var index: ProjectIndex { types.index }
  private var file: FileID { types.file }
  private var scoped: ScopedTree { types.scoped }

  func callType(_ node: NodeID) -> SwiftType? {
    guard let callee = tree.firstChild(of: node) else { return nil }
    let callables = types.calls.callables(of: node, expected: nil)
    // A certain answer needs one result type of all overloads.
    if types.isCertain, !callables.isEmpty {
      return types.agreedType(of: callables.map { result(of: $0, calledBy: callee) })
    }
    if let callable = callables.first, let type = result(of: callable, calledBy: callee) {
      return type
    }
    switch tree.nodes[callee].kind {
    case .name: return namedCallType(node, callee)
    case .member: return methodType(node, callee)
    default:
      switch types.type(of: callee) {
      case .meta(let type)?: return type
      case .function(_, let result)?: return result
      default: return nil
      }
    }
  }

  private func result(of callable: Callable, calledBy callee: NodeID) -> SwiftType? {
    let type: SwiftType?
    switch callable.target {
    case .memberwise(let id):
      type = .nominal(.init(name: index.types[id].name, id: id))
    case .declared(let reference):
      let record = index.record(reference)
      switch record.kind {
      case .function: type = index.writtenType(of: reference)
      default:
        let id = index.scope(of: reference)
        type = !id.isKnown ? nil : .nominal(.init(name: index.types[id].name, id: index.known(id)))
      }
    }
    // A chain after a `?` is optional as a whole.
    guard let type, tree.nodes[callee].kind == .member, let base = tree.firstChild(of: callee),
      tree.nodes[base].kind == .postfix, case .optional? = types.type(of: base)
    else { return type }
    return type.asOptional
  }

  private func namedCallType(_ node: NodeID, _ callee: NodeID) -> SwiftType? {
    let token = tree.nodes[callee].token
    let name = tree.nameHash(token)
    if case .found(let type) = types.names.lookUp(name, at: node) {
      if case .function(_, let result)? = type?.unwrapped { return result }
      return nil
    }
    let arguments = CallArguments(of: node, in: tree)
    if Self.likeArguments.contains(name) {
      return commonType(of: arguments.nodes.compactMap { tree.lastChild(of: $0) })
    }
    if Self.fractional.contains(name) {
      let values = arguments.nodes.compactMap { tree.lastChild(of: $0) }
      let type = commonType(of: values)
      if type != .int { return type }
      // `sqrt(2)` is a `Double`, because the literal adapts. For other whole numbers the result is
      // unknown: `pow`, for one, takes a `Decimal` with an `Int` and returns a `Decimal`.
      return values.allSatisfy { scoped.isLiteral($0) } ? .double : nil
    }
    if name == Self.zip { return pairs(of: arguments) }
    if name == Self.stride {
      return commonType(of: arguments.nodes.compactMap { tree.lastChild(of: $0) }).map {
        .array($0)
      }
    }
    if let type = SDKFunctions.result(of: name) {
      return scoped.isLocalFunction(name, at: node) ? nil : type
    }
    guard case .meta(let type)? = types.type(of: callee) else { return nil }
    if let first = arguments.first, CallResolution.sequences.contains(name) {
      return types.type(of: first).flatMap(\.element).map { .array($0) }
    }
    // `Int(text)`
    if let first = arguments.first, Self.numbers.contains(name), arguments.nodes.count == 1,
      types.type(of: first) == .string
    {
      return .optional(type)
    }
    if types.isCertain, !isConversion(arguments, to: name) { return nil }
    return type
  }

  /// True if an initializer of an SDK type surely returns a value and not an optional: it makes a
  /// `String`, or a number from a number.
  private func isConversion(_ arguments: CallArguments, to name: Name) -> Bool {
    if name == .string { return arguments.first != nil }
    guard arguments.nodes.count == 1, let first = arguments.first,
      let source = types.type(of: first)?.nominal, !source.id.isKnown
    else { return false }
    return Self.conversions.contains(name) && Self.conversions.contains(source.name)
  }

  private static let conversions = SDKTypes.names(
    """
    Int Int8 Int16 Int32 Int64 UInt UInt8 UInt16 UInt32 UInt64 Double Float CGFloat TimeInterval
    """)

  /// The common type of values such as the arguments of `max(0, x)`, to which literals adapt.
  private func commonType(of values: [NodeID]) -> SwiftType? {
    if types.isCertain { return types.operandType(values) }
    for value in values where !scoped.isLiteral(value) {
      if let type = types.type(of: value) { return type }
    }
    let literals = values.compactMap { types.type(of: $0) }
    return literals.contains(.double) ? .double : literals.first
  }

  /// The result type of `zip`: an array of pairs.
  private func pairs(of arguments: CallArguments) -> SwiftType? {
    guard arguments.nodes.count == 2 else { return nil }
    return .array(
      .tuple(
        arguments.nodes.map { argument in
          let type = tree.lastChild(of: argument).flatMap { types.type(of: $0) }
          return SwiftType.Element(label: .none, type: type.flatMap(\.element) ?? .unknown)
        }))
  }

  private static let zip = Name("zip")

  private static let stride = Name("stride")

  /// Functions whose result has the type of their arguments.
  private static let likeArguments = SDKTypes.names("min max abs")

  /// Functions of floating-point numbers.
  private static let fractional = SDKTypes.names("round floor ceil sqrt pow")

  /// Types whose initializer with a `String` returns an optional.
  private static let numbers = SDKTypes.names("Int Double Float UInt Int64 Int32 UInt64")

  private func methodType(_ node: NodeID, _ callee: NodeID) -> SwiftType? {
    let token = tree.nodes[callee].token
    let name = tree.nameHash(token)
    guard let base = tree.firstChild(of: callee) else { return nil }
    guard let type = types.type(of: base), type != .unknown else {
      if types.isCertain { return nil }
      if SDKMembers.sequenceMethods[name] == .pairs {
        return sequenceMethod(name, .array(.unknown), .unknown, node)
      }
      return SDKMembers.type(ofAny: name)
    }
    if case .meta(let inner) = type {
      if name == ProjectIndex.initName { return inner }
      if let nominal = inner.nominal, !nominal.id.isKnown,
        index.type([name], scope: .none, file: file) == nil,
        tree.source[tree.tokens[token].startOffset] >= UInt8(ascii: "a")
      {
        return SDKMembers.type(of: name, in: nominal.name)
      }
      return .named(name)
    }
    if case .optional(let inner) = type {
      if ClosureTypes.mapping.contains(name), inner.element == nil {
        return closureResult(of: node)?.asOptional
      }
      return methodType(name, of: inner, node).map(\.asOptional)
    }
    return methodType(name, of: type, node)
  }

  private func methodType(_ name: Name, of type: SwiftType, _ node: NodeID) -> SwiftType? {
    if let element = type.element, let result = sequenceMethod(name, type, element, node) {
      return result
    }
    if case .function(_, let result)? = types.members.property(name, of: type)?.unwrapped {
      return result
    }
    return types.members.property(name, of: type)
  }

  private func sequenceMethod(
    _ name: Name, _ type: SwiftType, _ element: SwiftType, _ node: NodeID
  ) -> SwiftType? {
    switch SDKMembers.sequenceMethods[name] {
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
      return closureResult(of: node).map {
        $0.element != nil ? $0 : .array($0.unwrapped)
      }
    case .reduced?: return types.isCertain ? nil : reduced(node, element)
    case .joined?: return element == .string ? .string : types.isCertain ? nil : element
    case nil: return nil
    }
  }

  private func reduced(_ call: NodeID, _ element: SwiftType) -> SwiftType? {
    let arguments = CallArguments(of: call, in: tree).nodes
    guard let initial = arguments.first, let type = initialType(initial) else {
      // A whole-number literal as initial value takes the type of the values that are added to it.
      if let result = closureResult(of: call), result != .unknown { return result }
      if arguments.count == 2 { return element }
      return Self.fractions.contains(element) ? nil : .int
    }
    return type
  }

  /// The type of the initial value of `reduce`; `nil` for a whole-number literal, whose type
  /// depends on the closure.
  func initialType(_ argument: NodeID) -> SwiftType? {
    guard let value = tree.lastChild(of: argument), let type = types.type(of: value) else {
      return .unknown
    }
    return type == .int && scoped.isLiteral(value) ? nil : type
  }

  private static let fractions: [SwiftType] =
    [.double] + ["Float", "CGFloat", "TimeInterval", "Decimal"].map { .named(Name($0)) }

  /// The result type of the closure or key path that a call is given; `nil` if it has none.
  private func closureResult(of call: NodeID) -> SwiftType? {
    for child in tree.children(of: call).reversed() {
      guard tree.nodes[child].kind == .trailingClosure || tree.nodes[child].kind == .argument,
        let value = tree.lastChild(of: child)
      else { continue }
      if tree.nodes[value].kind == .closure { return types.closures.closureResult(value) }
      if tree.nodes[value].kind == .keyPath { return keyPathResult(value, of: call) }
    }
    return nil
  }

  /// The type of a key path's last property, starting from the elements of the call's base.
  private func keyPathResult(_ node: NodeID, of call: NodeID) -> SwiftType? {
    guard let callee = tree.firstChild(of: call), let base = tree.firstChild(of: callee),
      var type = types.type(of: base).flatMap(\.element)
    else { return nil }
    var token = tree.nodes[node].start + 1
    while token + 1 < tree.nodes[node].end, tree.tokens[token].kind == .period {
      guard let next = types.members.property(tree.nameHash(token + 1), of: type) else {
        return nil
      }
      type = next
      token += 2
    }
    return token == tree.nodes[node].end ? type : nil
  }
}
