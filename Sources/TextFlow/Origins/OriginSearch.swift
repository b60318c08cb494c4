internal import LocalizationModel
internal import SwiftTree
internal import SwiftTypes

/// Searches an expression for the sources of its texts: literals, declarations and local variables.
///
/// ``FlowCollector`` and the readers of lookups use it.
struct OriginSearch {
  private let context: FlowContext
  private var found = Origins()
  /// A stack instead of recursion: conditional expressions can be chained without limit.
  private var pending: [(NodeID, FlowPath)] = []

  private var tree: SyntaxTree { context.tree }
  private var types: TypeInference { context.types }

  private init(in context: FlowContext) { self.context = context }

  /// Returns the sources of the texts at a path in an expression. A part that is not understood
  /// gives an `.unknown` source.
  static func origins(of node: NodeID, _ path: FlowPath, in context: FlowContext) -> Origins {
    var search = OriginSearch(in: context)
    search.pending.append((node, path))
    while let (node, path) = search.pending.popLast() { search.visit(node, path) }
    return search.found
  }

  private mutating func visit(_ node: NodeID, _ path: FlowPath) {
    let syntax = tree.nodes[node]
    switch syntax.kind {
    case .string: found.sources.append(path.isEmpty ? literal(node) : .unknown)
    case .name: found.sources += sources(ofName: node, path)
    case .member:
      if let next = passed(member: node, path) {
        pending.append(next)
      } else {
        found.sources += sources(ofMember: node, path)
      }
    case .call: visitCall(node, path)
    case .subscripting: visitSubscript(node, path)
    case .literal:
      switch tree.tokens[syntax.start].keyword {
      case .nil: found.sources.append(.nothing)
      case .true: found.sources.append(.flag(true))
      case .false: found.sources.append(.flag(false))
      default: found.sources.append(.unknown)
      }
    default: visitParts(of: node, path)
    }
  }

  private func literal(_ node: NodeID) -> FlowFacts.Source {
    // An empty text needs no translation, so it is followed no further.
    guard let text = LiteralText(node, in: tree).staticText else { return .unknown }
    if text.isEmpty { return .nothing }
    return .literal(
      FlowFacts.Literal(start: tree.bytes(of: node).start, text: text))
  }

  private mutating func visitParts(of node: NodeID, _ path: FlowPath) {
    let children = tree.children(of: node)
    switch tree.nodes[node].kind {
    case .argument, .effect, .postfixIfConfig:
      if let last = children.last { pending.append((last, path)) }
    case .cast, .postfix:
      let isOperator =
        tree.nodes[node].kind == .postfix
        && tree.tokens[tree.nodes[node].end - 1].kind == .postfixOperator
      if let first = children.first, !isOperator { pending.append((first, path)) }
    case .tuple:
      if children.count == 1 {
        pending.append((children[0], path))
      } else if case .part(let part)? = path.first, let child = part.element(of: children) {
        pending.append((child, path.rest))
      }
    case .ternary: for child in children.dropFirst().reversed() { pending.append((child, path)) }
    case .operation:
      let operators = tree.operators(of: children)
      let isList = path.first == .element && operators.allSatisfy { $0 == "+" }
      if isList || operators.allSatisfy({ $0 == "??" }) {
        for child in children.reversed() { pending.append((child, path)) }
      } else {
        found.sources.append(.unknown)
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
    default: found.sources.append(.unknown)
    }
  }

  // MARK: Names and members

  private mutating func sources(ofName node: NodeID, _ path: FlowPath) -> [FlowFacts.Source] {
    let token = tree.nodes[node].token
    if tree.tokens[token].keyword == .self {
      return path.isEmpty
        ? SlotFinder(in: context).receiver(around: node).map { [.slot($0)] } ?? [.unknown]
        : [.unknown]
    }
    var name = tree.nameHash(token)
    if tree.tokens[token].kind == .dollarIdentifier {
      if let position = types.dollarPosition(token) {
        guard let closure = types.dollarClosure(at: node) else { return [.unknown] }
        return [.slot(slot(ofAnonymous: position, closure, token, path))]
      }
      let text = tree.source
      let range = tree.nameRange(ofToken: token)
      // The projected value of a wrapper, such as `$title`, stands for its property.
      name = Name(text.span, range.lowerBound + 1..<range.upperBound)
    }
    switch context.names.declaration(of: name, at: node) {
    case .declared(let references)?: return sources(of: references, path)
    case .local(let token, let value)?: return [.slot(slot(ofLocal: token, value, path))]
    case nil where name == Self.rawValue && path.isEmpty:
      return types.ownType(at: node).flatMap(rawValues).map { [$0] } ?? [.unknown]
    case .other?, nil: return [.unknown]
    }
  }

  private func sources(
    of references: [ProjectIndex.Reference], _ path: FlowPath
  ) -> [FlowFacts.Source] {
    references.map {
      context.index.record($0).kind == .enumCase ? .unknown : .slot(FlowSlot(.declared($0), path))
    }
  }

  /// Returns the base of a member that only gives a part of it, such as `pair.0` or `titles.first`,
  /// and the path in the base; `nil` for any other member.
  private func passed(member node: NodeID, _ path: FlowPath) -> (NodeID, FlowPath)? {
    let token = tree.nodes[node].token
    guard let base = tree.firstChild(of: node) else { return nil }
    if tree.tokens[token].keyword == .self { return (base, path) }
    guard let type = types.type(of: base)?.unwrapped else { return nil }
    let name = tree.nameHash(token)
    switch type {
    case .tuple(let elements):
      let position =
        tree.tokens[token].kind == .number
        ? Int(tree.name(ofToken: token)) : elements.firstIndex { $0.label == name }
      return position.flatMap { path.prepending(.part(ElementID(position: $0))) }.map { (base, $0) }
    case .array:
      if name == Self.first || name == Self.last {
        return path.prepending(.element).map { (base, $0) }
      }
      return name == Self.lazy ? (base, path) : nil
    case .dictionary:
      guard path.first == .element else { return nil }
      if name == Self.keys { return path.rest.prepending(.key).map { (base, $0) } }
      return name == Self.values ? path.rest.prepending(.value).map { (base, $0) } : nil
    default: return name == Self.wrappedValue && type.isText ? (base, path) : nil
    }
  }

  private func sources(ofMember node: NodeID, _ path: FlowPath) -> [FlowFacts.Source] {
    let token = tree.nodes[node].token
    let name = tree.nameHash(token)
    guard let base = tree.firstChild(of: node) else {
      guard let type = context.expected[node]?.unwrapped else { return [.unknown] }
      return sources(of: context.members.properties(named: name, of: .meta(type)), path)
    }
    guard let type = types.type(of: base) else { return [.unknown] }
    let references = context.members.properties(named: name, of: type)
    if references.isEmpty, name == Self.rawValue, path.isEmpty, let source = rawValues(of: type) {
      return [source]
    }
    return references.isEmpty ? [.unknown] : sources(of: references, path)
  }

  /// Returns the slot of an enum's raw values; `nil` for a type outside the project.
  private func rawValues(of type: SwiftType) -> FlowFacts.Source? {
    guard let id = type.unwrapped.nominal?.id, id.isKnown else { return nil }
    return .slot(FlowSlot(.rawValue(id)))
  }

  private static let first = Name("first")
  private static let last = Name("last")
  private static let lazy = Name("lazy")
  private static let keys = Name("keys")
  private static let values = Name("values")
  private static let wrappedValue = Name("wrappedValue")
  private static let rawValue = Name("rawValue")

  // MARK: Calls

  private mutating func visitCall(_ node: NodeID, _ path: FlowPath) {
    guard let callee = tree.firstChild(of: node), let token = types.calledName(of: node) else {
      return found.sources.append(.unknown)
    }
    let name = tree.nameHash(token)
    let candidates = context.callables(of: node)
    if !candidates.isEmpty {
      for candidate in candidates {
        guard case .declared(let reference) = candidate.target,
          context.index.record(reference).kind == .function
        else {
          found.sources.append(.unknown)
          continue
        }
        found.sources.append(.slot(FlowSlot(.declared(reference), path)))
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
        case .part(let part)? = path.rest.first, let argument = part.element(of: arguments.nodes),
        let value = tree.lastChild(of: argument),
        let inner = path.rest.rest.prepending(.element)
      {
        pending.append((value, inner))
      } else {
        found.sources.append(.unknown)
      }
      return
    }
    guard let base = tree.firstChild(of: callee),
      let next = SequenceFlow(in: context).passed(method: name, base, node, path)
    else { return found.sources.append(.unknown) }
    pending += next
  }

  private func isText(_ node: NodeID) -> Bool {
    guard let type = types.type(of: node) else { return false }
    return type.isText || type.unwrapped.nominal?.id == TypeID.generic
  }

  private static let sequences = SDKTypes.names("Array Set ContiguousArray OrderedSet")
  private static let zip = Name("zip")

  private mutating func visitSubscript(_ node: NodeID, _ path: FlowPath) {
    let children = tree.children(of: node)
    guard children.count > 1, let type = types.type(of: children[0])?.unwrapped else {
      return found.sources.append(.unknown)
    }
    switch type {
    case .array:
      if case .array? = tree.lastChild(of: children[1]).flatMap({ types.type(of: $0) }) {
        return pending.append((children[0], path))
      }
      if let inner = path.prepending(.element) { pending.append((children[0], inner)) }
    case .dictionary:
      if let inner = path.prepending(.value) { pending.append((children[0], inner)) }
      if children.count == 3 { pending.append((children[2], path)) }
    default:
      let declared = context.subscripts(of: node)
      for callable in declared {
        if case .declared(let reference) = callable.target {
          found.sources.append(.slot(FlowSlot(.declared(reference), path)))
        }
      }
      if declared.isEmpty { found.sources.append(.unknown) }
    }
  }

  // MARK: Variables of bodies

  private mutating func slot(
    ofLocal token: TokenID, _ value: LocalValue, _ path: FlowPath
  ) -> FlowSlot {
    note(FlowSlot(.local(types.file, token), path), value, name: token)
  }

  /// The position whose slot all later positions share.
  private static let lastAnonymous = ElementID(position: 7)

  /// The slot of an anonymous closure argument such as `$0`.
  private mutating func slot(
    ofAnonymous position: ElementID, _ closure: NodeID, _ name: TokenID, _ path: FlowPath
  ) -> FlowSlot {
    note(
      FlowSlot(
        .anonymous(types.file, closure: closure, position: min(position, Self.lastAnonymous)),
        path),
      .given(closure: closure, position: position, isOnly: position == .first), name: name)
  }

  /// Records a local variable among the sources, and returns its slot.
  private mutating func note(
    _ slot: FlowSlot, _ value: LocalValue, name: TokenID
  ) -> FlowSlot {
    found.locals.append(Origins.Local(slot: slot, value: value, name: name))
    return slot
  }
}
