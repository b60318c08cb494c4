internal import SwiftTree

/// Infers the parameter types of closures from the calls that take them, and their result types
/// from their bodies.
struct ClosureTypes {
  let types: TypeInference

  private var tree: SyntaxTree { types.tree }
  private var index: ProjectIndex { types.index }
  private var scoped: ScopedTree { types.scoped }

  func closureParameter(_ name: Name, _ closure: NodeID) -> Lookup {
    var position = ElementID.first
    let parameters = scoped.parameters(ofClosure: closure)
    for child in parameters {
      let token = tree.nodes[child].token
      if let written = tree.firstChild(of: child, where: { tree.nodes[$0].kind == .type }) {
        if scoped.parameterName(child) == name { return .found(types.writtenType(written)) }
        // The parser takes parameters without a type, as in `{ (index, item) in … }`, for types.
        if tree.nodes[written].end - tree.nodes[written].start == 1,
          tree.nameHash(tree.nodes[written].start) == name
        {
          return .found(parameterType(ofClosure: closure, position, isOnly: parameters.count == 1))
        }
      } else if token != .none, isNamed(token, name) {
        return .found(parameterType(ofClosure: closure, position, isOnly: parameters.count == 1))
      }
      position += 1
    }
    return .missing
  }

  /// True if a parameter binds the name; `$item` binds `item`, too.
  private func isNamed(_ token: TokenID, _ name: Name) -> Bool {
    if tree.tokens[token].kind == .dollarIdentifier {
      let range = tree.nameRange(ofToken: token)
      let source = tree.source
      return Name(source.span, (range.lowerBound + 1)..<range.upperBound) == name
    }
    return tree.nameHash(token) == name
  }

  /// The type of a closure's parameter at a position.
  ///
  /// - Parameter isOnly: True if the closure has one parameter, which is then a pair as a whole.
  ///   Several parameters are the elements of a pair.
  func parameterType(ofClosure closure: NodeID, _ position: ElementID, isOnly: Bool) -> SwiftType? {
    guard let types = parameterTypes(ofClosure: closure) else { return nil }
    if !isOnly, types.count == 1, case .tuple(let elements) = types[0] {
      return position.element(of: elements)?.type
    }
    return position.element(of: types)
  }

  private func parameterTypes(ofClosure closure: NodeID) -> [SwiftType]? {
    guard let parent = types.parents[closure] else { return nil }
    switch tree.nodes[parent].kind {
    case .trailingClosure, .argument:
      guard let call = types.parents[parent], tree.nodes[call].kind == .call else { return nil }
      return givenTypes(by: call, parent, closure)
    case .variable:
      guard let written = tree.firstChild(of: parent), tree.nodes[written].kind == .type,
        case .function(let parameters, _)? = types.writtenType(written)?.unwrapped
      else { return nil }
      return parameters
    default: return nil
    }
  }

  /// The parameter types of the closure that is an argument of a call: as the call's declaration
  /// says or, for SDK functions, as closures with such labels usually have them; `nil` if unknown.
  private func givenTypes(by call: NodeID, _ argument: NodeID, _ closure: NodeID) -> [SwiftType]? {
    guard let callee = tree.firstChild(of: call), let name = scoped.calledName(of: call) else {
      return nil
    }
    let arguments = CallArguments(of: call, in: tree)
    let called = tree.nameHash(name)
    if types.isCertain {
      return certainTypes(ofGivenBy: call, callee, called, arguments.first, argument)
    }
    if let candidate = types.calls.callables(of: call, expected: nil).first,
      let parameter = candidate.parameter(of: argument, in: types, call),
      case .function(let parameters, _) = parameter.unwrapped
    {
      return parameters
    }
    if tree.nodes[callee].kind == .member, let base = tree.firstChild(of: callee),
      let type = types.type(of: base)
    {
      if case .optional(let inner) = type, Self.mapping.contains(called) {
        // `a?.map { }` maps the elements of the array.
        if tree.nodes[base].kind != .postfix, inner.element == nil { return [inner] }
        return inner.element.map { [$0] } ?? [inner]
      }
      if let element = type.element {
        if called == Self.reduce {
          return arguments.nodes.first.map { [types.results.initialType($0) ?? .unknown, element] }
        }
        // The closure of `zip(a, b).map { $0 * $1 }` takes the pair apart; comparisons get two
        // elements.
        if case .tuple = element, !Self.comparing.contains(called) { return [element] }
        return [element, element]
      }
    }
    switch called {
    case Self.onChange:
      return arguments.value("of").flatMap { types.type(of: $0) }.map { [$0, $0] }
    case Self.onReceive: return nil
    default: break
    }
    for label in ["presenting", "item"] {
      if let value = arguments.value(label), let type = types.type(of: value) {
        return [type.unwrapped]
      }
    }
    if let value = arguments.value("for"), case .meta(let type)? = types.type(of: value) {
      return [type]
    }
    guard let first = arguments.first, let type = types.type(of: first) else { return nil }
    if case .array(let element) = type { return [element] }
    return type.element.map { [$0] }
  }

  /// The parameter types that are certain: the call has only one possible declaration, or it is a
  /// method of an array, `ForEach` or `List`.
  private func certainTypes(
    ofGivenBy call: NodeID, _ callee: NodeID, _ called: Name, _ first: NodeID?, _ argument: NodeID
  ) -> [SwiftType]? {
    let candidates = types.calls.callables(of: call, expected: nil)
    if !candidates.isEmpty {
      guard candidates.count == 1,
        case .function(let parameters, _)? = candidates[0].parameter(of: argument, in: types, call)?
          .unwrapped
      else { return nil }
      return parameters
    }
    if tree.nodes[callee].kind == .member {
      guard Self.iterating.contains(called), let base = tree.firstChild(of: callee),
        case .array(let element)? = types.type(of: base)
      else { return nil }
      return [element, element]
    }
    guard Self.listing.contains(called), let first,
      case .array(let element)? = types.type(of: first)
    else { return nil }
    return [element]
  }

  /// Methods of arrays whose closure takes elements; a comparison takes two.
  private static let iterating = SDKTypes.names(
    "map compactMap flatMap filter forEach first last contains allSatisfy sorted min max")

  /// Views whose closure takes an element of their first argument.
  private static let listing = SDKTypes.names("ForEach List")

  /// Methods that an optional has, too, for its value.
  static let mapping = SDKTypes.names("map flatMap")

  private static let reduce = Name("reduce")

  /// Methods whose closure compares two elements.
  private static let comparing = SDKTypes.names("sort sorted min max")

  private static let onChange = Name("onChange")

  private static let onReceive = Name("onReceive")

  /// A closure's type as a value, without parameters; `nil` if its result is not known.
  func closureType(_ node: NodeID) -> SwiftType? {
    closureResult(node).map { .function([], $0) }
  }

  /// The result type of a closure: the written one, otherwise the type of its only expression or of
  /// its first top-level `return`; `nil` if it has none.
  func closureResult(_ node: NodeID) -> SwiftType? {
    var items: [NodeID] = []
    for child in tree.children(of: node) {
      switch tree.nodes[child].kind {
      case .parameter: break
      case .returnType: return types.writtenType(child)
      default: items.append(child)
      }
    }
    if items.count == 1, tree.nodes[items[0]].kind != .returnStatement {
      return types.type(of: items[0])
    }
    for item in items where tree.nodes[item].kind == .returnStatement {
      return tree.lastChild(of: item).flatMap { types.type(of: $0) }
    }
    return nil
  }
}
