internal import LocalizationModel

/// Where the texts of an expression come from.
extension FlowCollector {
  /// What an expression can hold at the end of a path. Something that is not understood gives
  /// `.unknown` beside what is.
  mutating func sources(of node: Int, _ path: FlowPath) -> [FlowFacts.Source] {
    var found: [FlowFacts.Source] = []
    // A stack, not recursion: conditional expressions can be chained without limit.
    var pending = [(node, path)]
    while let (node, path) = pending.popLast() {
      let syntax = tree.nodes[node]
      switch syntax.kind {
      case .string: found.append(path.isEmpty ? literal(node) : .unknown)
      case .name: found += sources(ofName: node, path)
      case .member:
        if let next = passed(member: node, path) {
          pending.append(next)
        } else {
          found += sources(ofMember: node, path)
        }
      case .call: sources(ofCall: node, path, &pending, &found)
      case .subscripting: sources(ofSubscript: node, path, &pending, &found)
      case .literal:
        let isNil = tree.tokens[Int(syntax.start)].keyword == .nil
        found.append(isNil ? .nothing : .unknown)
      default: sources(ofParts: node, path, &pending, &found)
      }
    }
    return found
  }

  private func literal(_ node: Int) -> FlowFacts.Source {
    // Nobody translates an empty text.
    guard let text = LiteralText(node, in: tree).staticText else { return .unknown }
    if text.isEmpty { return .nothing }
    return .literal(
      FlowFacts.Literal(start: UInt32(truncatingIfNeeded: tree.bytes(of: node).start), text: text))
  }

  private func sources(
    ofParts node: Int, _ path: FlowPath, _ pending: inout [(Int, FlowPath)],
    _ found: inout [FlowFacts.Source]
  ) {
    let children = tree.children(of: node)
    switch tree.nodes[node].kind {
    case .argument, .effect, .postfixIfConfig:
      if let last = children.last { pending.append((last, path)) }
    case .cast, .postfix:
      let isOperator =
        tree.nodes[node].kind == .postfix
        && tree.tokens[Int(tree.nodes[node].end) - 1].kind == .postfixOperator
      if let first = children.first, !isOperator { pending.append((first, path)) }
    case .tuple:
      if children.count == 1 {
        pending.append((children[0], path))
      } else if case .part(let number)? = path.first, number < children.count {
        pending.append((children[number], path.rest))
      }
    case .ternary: for child in children.dropFirst().reversed() { pending.append((child, path)) }
    case .operation:
      let operators = tree.operators(of: children)
      let isList = path.first == .element && operators.allSatisfy { $0 == "+" }
      if isList || operators.allSatisfy({ $0 == "??" }) {
        for child in children.reversed() { pending.append((child, path)) }
      } else {
        found.append(.unknown)
      }
    case .array:
      if path.first == .element {
        for child in children.reversed() { pending.append((child, path.rest)) }
      }
    case .dictionary:
      guard path.first == .key || path.first == .value else { return }
      let offset = path.first == .key ? 0 : 1
      for position in stride(from: offset, to: children.count, by: 2) {
        pending.append((children[position], path.rest))
      }
    case .ifStatement, .switchStatement:
      for result in ResultExpressions(of: node, in: tree).nodes.reversed() {
        pending.append((result, path))
      }
    default: found.append(.unknown)
    }
  }

  // MARK: Names and members

  private mutating func sources(ofName node: Int, _ path: FlowPath) -> [FlowFacts.Source] {
    let token = Int(tree.nodes[node].token)
    if tree.tokens[token].keyword == .self {
      return path.isEmpty ? receiver(around: node).map { [.slot($0)] } ?? [.unknown] : [.unknown]
    }
    var name = tree.interned(token)
    if tree.tokens[token].kind == .dollarIdentifier {
      if let position = types.anonymousPosition(token) {
        guard let closure = types.anonymousClosure(at: node) else { return [.unknown] }
        return [.slot(slot(ofAnonymous: position, closure, token, path))]
      }
      let text = tree.source
      let range = tree.nameRange(ofToken: token)
      name = Name(text.span, range.lowerBound + 1..<range.upperBound)
    }
    switch types.declaration(of: name, at: node) {
    case .declared(let references)?: return sources(of: references, path)
    case .local(let token, let value)?: return [.slot(slot(ofLocal: token, value, path))]
    case .other?, nil: return [.unknown]
    }
  }

  private func sources(
    of references: [ProjectIndex.Reference], _ path: FlowPath
  ) -> [FlowFacts.Source] {
    references.map {
      index.record($0).kind == .enumCase ? .unknown : .slot(FlowSlot($0, .declared, path))
    }
  }

  /// What a member only hands on: the base, and where in it the text is.
  private func passed(member node: Int, _ path: FlowPath) -> (Int, FlowPath)? {
    let token = Int(tree.nodes[node].token)
    guard let base = tree.firstChild(of: node) else { return nil }
    if tree.tokens[token].keyword == .self { return (base, path) }
    guard let type = types.type(of: base)?.unwrapped else { return nil }
    let name = tree.interned(token)
    switch type {
    case .tuple(let elements):
      let position =
        tree.tokens[token].kind == .number
        ? Int(tree.name(ofToken: token)) : elements.firstIndex { $0.label == name }
      return position.flatMap { path.behind(.part($0)) }.map { (base, $0) }
    case .array:
      if name == Self.first || name == Self.last {
        return path.behind(.element).map { (base, $0) }
      }
      return name == Self.lazy ? (base, path) : nil
    case .dictionary:
      guard path.first == .element else { return nil }
      if name == Self.keys { return path.rest.behind(.key).map { (base, $0) } }
      return name == Self.values ? path.rest.behind(.value).map { (base, $0) } : nil
    default: return name == Self.wrappedValue && type.isText ? (base, path) : nil
    }
  }

  private mutating func sources(ofMember node: Int, _ path: FlowPath) -> [FlowFacts.Source] {
    let token = Int(tree.nodes[node].token)
    let name = tree.interned(token)
    guard let base = tree.firstChild(of: node) else {
      guard let type = expectedType(of: node)?.unwrapped else { return [.unknown] }
      return sources(of: types.properties(named: name, of: .meta(type)), path)
    }
    guard let type = types.type(of: base) else { return [.unknown] }
    let references = types.properties(named: name, of: type)
    if references.isEmpty, name == Self.rawValue, let id = type.unwrapped.nominal?.id, id >= 0,
      path.isEmpty
    {
      return [.slot(FlowSlot(file: -1, .rawValue, Int(id), path))]
    }
    return references.isEmpty ? [.unknown] : sources(of: references, path)
  }

  private static let first = Name("first")
  private static let last = Name("last")
  private static let lazy = Name("lazy")
  private static let keys = Name("keys")
  private static let values = Name("values")
  private static let wrappedValue = Name("wrappedValue")
  private static let rawValue = Name("rawValue")

  // MARK: Calls

  private mutating func sources(
    ofCall node: Int, _ path: FlowPath, _ pending: inout [(Int, FlowPath)],
    _ found: inout [FlowFacts.Source]
  ) {
    guard let callee = tree.firstChild(of: node), let token = types.calledName(of: node) else {
      return found.append(.unknown)
    }
    let name = tree.interned(token)
    let candidates = callables(of: node)
    if !candidates.isEmpty {
      for candidate in candidates {
        guard case .declared(let reference) = candidate.target,
          index.record(reference).kind == .function
        else {
          found.append(.unknown)
          continue
        }
        found.append(.slot(FlowSlot(reference, .declared, path)))
      }
      return
    }
    let arguments = CallArguments(of: node, in: tree)
    if tree.nodes[callee].kind == .name {
      let isCopy =
        path.isEmpty
        ? name == .string && arguments.first.map(isText) == true : Self.sequences.contains(name)
      if arguments.nodes.count == 1, let first = arguments.first, isCopy {
        pending.append((first, path))
      } else if name == Self.zip, arguments.nodes.count == 2, path.first == .element,
        case .part(let position)? = path.rest.first, position < 2,
        let value = tree.lastChild(of: arguments.nodes[position]),
        let inner = path.rest.rest.behind(.element)
      {
        pending.append((value, inner))
      } else {
        found.append(.unknown)
      }
      return
    }
    guard let base = tree.firstChild(of: callee),
      let next = passed(method: name, base, node, path)
    else { return found.append(.unknown) }
    pending += next
  }

  private func isText(_ node: Int) -> Bool {
    guard let type = types.type(of: node) else { return false }
    return type.isText || type.unwrapped.nominal?.id == ProjectIndex.genericID
  }

  private static let sequences = StandardTypes.names("Array Set ContiguousArray OrderedSet")
  private static let zip = Name("zip")

  /// What a method of a sequence hands on.
  private func passed(
    method name: Name, _ base: Int, _ call: Int, _ path: FlowPath
  ) -> [(Int, FlowPath)]? {
    guard let type = types.type(of: base)?.unwrapped else { return nil }
    switch type {
    case .array, .dictionary: break
    default: return nil
    }
    guard let result = StandardMembers.sequenceMethods[name] else { return nil }
    switch result {
    case .same where !path.isEmpty: return [(base, path)]
    case .optionalElement, .element:
      guard case .array = type else { return nil }
      return path.behind(.element).map { [(base, $0)] }
    case .pairs:
      guard path.first == .element, path.rest.first == .part(1) else { return nil }
      return path.rest.rest.behind(.element).map { [(base, $0)] }
    case .mapped, .compactMapped:
      guard path.first == .element, let closure = closure(of: call) else { return nil }
      return ResultExpressions(ofClosure: closure, in: tree).nodes.map { ($0, path.rest) }
    default: return nil
    }
  }

  private func closure(of call: Int) -> Int? {
    for child in tree.children(of: call).reversed() {
      guard tree.nodes[child].kind == .trailingClosure || tree.nodes[child].kind == .argument,
        let value = tree.lastChild(of: child)
      else { continue }
      return tree.nodes[value].kind == .closure ? value : nil
    }
    return nil
  }

  private func sources(
    ofSubscript node: Int, _ path: FlowPath, _ pending: inout [(Int, FlowPath)],
    _ found: inout [FlowFacts.Source]
  ) {
    let children = tree.children(of: node)
    guard children.count > 1, let type = types.type(of: children[0])?.unwrapped else {
      return found.append(.unknown)
    }
    switch type {
    case .array:
      if case .array? = tree.lastChild(of: children[1]).flatMap({ types.type(of: $0) }) {
        return pending.append((children[0], path))
      }
      if let inner = path.behind(.element) { pending.append((children[0], inner)) }
    case .dictionary:
      if let inner = path.behind(.value) { pending.append((children[0], inner)) }
      if children.count == 3 { pending.append((children[2], path)) }
    default:
      let declared = subscripts(of: node)
      for callable in declared {
        if case .declared(let reference) = callable.target {
          found.append(.slot(FlowSlot(reference, .declared, path)))
        }
      }
      if declared.isEmpty { found.append(.unknown) }
    }
  }

  // MARK: Closures

  /// What a closure is given at a position: an expression, and where in it the text is.
  func given(
    to closure: Int, _ position: Int, isOnly: Bool, _ path: FlowPath
  ) -> (Int, FlowPath)? {
    let holder = Int(types.parents[closure])
    let call = Int(types.parents[holder])
    guard holder != closure, call != holder, tree.nodes[call].kind == .call,
      tree.nodes[holder].kind == .trailingClosure || tree.nodes[holder].kind == .argument,
      let callee = tree.firstChild(of: call), let token = types.calledName(of: call),
      callables(of: call).isEmpty
    else { return nil }
    let name = tree.interned(token)
    var sequence: Int?
    switch tree.nodes[callee].kind {
    case .name where Self.views.contains(name): sequence = CallArguments(of: call, in: tree).first
    case .member where Self.visiting.contains(name):
      sequence = tree.firstChild(of: callee)
    default: return nil
    }
    guard let sequence, let type = types.type(of: sequence) else { return nil }
    switch type.unwrapped {
    case .array:
      // Of a pair that is taken apart each closure parameter is one part.
      let inner = isOnly ? path : position < 10 ? path.behind(.part(position)) : nil
      return inner?.behind(.element).map { (sequence, $0) }
    case .dictionary:
      if !isOnly { return path.behind(position == 0 ? .key : .value).map { (sequence, $0) } }
      guard case .part(let part)? = path.first else { return nil }
      return path.rest.behind(part == 0 ? .key : .value).map { (sequence, $0) }
    default:
      guard case .optional = type, isOnly, name == Self.map || name == Self.flatMap else {
        return nil
      }
      return (sequence, path)
    }
  }

  private static let views = StandardTypes.names("ForEach List")
  private static let visiting = StandardTypes.names("forEach map compactMap flatMap filter")
  private static let map = Name("map")
  private static let flatMap = Name("flatMap")
}

extension TypeInference {
  /// The properties that a name can mean as a member of a type, the nearest.
  func properties(named name: Name, of type: SwiftType) -> [ProjectIndex.Reference] {
    if case .meta(let inner) = type {
      guard let nominal = inner.unwrapped.nominal else { return [] }
      let id = nominal.id >= 0 ? nominal.id : index.external(named: nominal.name)
      return id.map { found(name, $0, isStatic: true) } ?? []
    }
    for id in memberTypes(of: type.unwrapped) {
      let found = found(name, id, isStatic: false)
      if !found.isEmpty { return found }
    }
    return []
  }

  private func found(_ name: Name, _ type: Int32, isStatic: Bool) -> [ProjectIndex.Reference] {
    let found = index.members(named: name, of: type) {
      $0.kind == .property && $0.flags.contains(.isStatic) == isStatic
    }
    return nearestOnly(found) ?? []
  }

  /// The number of `$0`; `nil` for the projected value of a property.
  func anonymousPosition(_ token: Int) -> Int? {
    let range = tree.nameRange(ofToken: token).dropFirst()
    var number = 0
    for offset in range.prefix(3) {
      let digit = Int(tree.source[offset]) - 48
      guard (0...9).contains(digit) else { return nil }
      number = number * 10 + digit
    }
    return range.isEmpty ? nil : number
  }

  /// The closure that `$0` at a node belongs to.
  func anonymousClosure(at node: Int) -> Int? {
    var node = node
    while let (scope, _) = scopes.around(node) {
      node = scope
      if tree.nodes[node].kind == .closure {
        let hasNames = tree.firstChild(of: node) { tree.nodes[$0].kind == .parameter } != nil
        return hasNames ? nil : node
      }
    }
    return nil
  }
}
