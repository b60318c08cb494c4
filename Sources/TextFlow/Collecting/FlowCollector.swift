internal import LocalizationModel
internal import SourceScanner
internal import SwiftTree
internal import SwiftTypes

/// Collects what one file does with texts.
///
/// From the outside in: what is around an implicit member says which type it is one of.
struct FlowCollector {
  let tree: SyntaxTree
  let types: TypeInference
  let names: ExactNames
  let members: ExactMembers
  let calls: ExactCalls
  let texts: ProjectTexts
  let table: LocalizingAPITable
  private(set) var facts = FlowFacts()
  /// The types that expressions are expected to have.
  private var expected: [NodeID: SwiftType] = [:]
  /// Variables of bodies that something asks about, whose values have not been looked at yet.
  private var pending: [(slot: FlowSlot, value: LocalValue)] = []
  private var requested: Set<FlowSlot> = []
  /// By function the group of the assignments in its body.
  private var bodyGroups: [NodeID: GroupID] = [:]
  /// By the token of a variable what is assigned to it.
  private lazy var assigned = assignedLocals()
  private lazy var lines = { (text: ContiguousArray<UInt8>) in LineTable(text.span) }(tree.source)
  private var conditions: ConditionMap?

  var index: ProjectIndex { types.index }

  init(_ tree: SyntaxTree, _ types: TypeInference, _ table: LocalizingAPITable) {
    self.tree = tree
    self.types = types
    names = ExactNames(types: types)
    members = ExactMembers(types: types)
    calls = ExactCalls(types: types)
    texts = ProjectTexts(index: types.index)
    self.table = table
    if !tree.directives.isEmpty { conditions = ConditionMap(tree) }
  }

  mutating func run() {
    var node = tree.nodes.endIndex - 1
    while node.position >= 0 {
      if isHidden(node) {
        node = tree.nodes[node].first - 1
        continue
      }
      visit(node)
      node -= 1
    }
    while let (slot, value) = pending.popLast() { expand(slot, value) }
    // The last was found first.
    facts.sinks.reverse()
  }

  /// Previews are for no user.
  private func isHidden(_ node: NodeID) -> Bool {
    switch tree.nodes[node].kind {
    case .macro: tree.isPreview(node)
    case .typeDeclaration: tree.isPreviewProvider(node)
    default: false
    }
  }

  private mutating func visit(_ node: NodeID) {
    switch tree.nodes[node].kind {
    case .call: visitCall(node)
    case .attribute where tree.nodes[node].token != .none: visitAttribute(node)
    case .member: visitReceiver(node)
    case .name: visitOwnReceiver(node)
    case .subscripting: visitSubscript(node)
    case .assignment: visitAssignment(node)
    case .variable where tree.nodes[node].token != .none: visitVariable(node)
    case .function, .initializer, .subscriptDeclaration: visitFunction(node)
    case .enumElement: visitElement(node)
    case .operation: noteChange(byOperation: node)
    case .prefix: noteChange(byPrefix: node)
    default: break
    }
    if let type = expected[node] { pass(type, on: node) }
  }

  // MARK: Expected types

  mutating func expect(_ type: SwiftType, of node: NodeID) { expected[node] = type }

  func expectedType(of node: NodeID) -> SwiftType? { expected[node] }

  /// Hands the expected type of an expression to its parts.
  private mutating func pass(_ type: SwiftType, on node: NodeID) {
    let children = tree.children(of: node)
    switch tree.nodes[node].kind {
    case .tuple where children.count == 1, .argument, .effect:
      if let last = children.last { expect(type, of: last) }
    case .ternary: for child in children.dropFirst() { expect(type, of: child) }
    case .operation where tree.operators(of: children).allSatisfy({ $0 == "??" }):
      for child in children { expect(type, of: child) }
    case .array:
      if case .array(let element) = type.unwrapped {
        for child in children { expect(element, of: child) }
      }
    case .dictionary:
      if case .dictionary(let key, let value) = type.unwrapped {
        for (position, child) in children.enumerated() {
          expect(position % 2 == 0 ? key : value, of: child)
        }
      }
    case .ifStatement, .switchStatement:
      for result in ResultExpressions(of: node, in: tree).nodes { expect(type, of: result) }
    case .closure:
      guard case .function(_, let result) = type.unwrapped else { return }
      for item in ResultExpressions(ofClosure: node, in: tree).nodes { expect(result, of: item) }
    default: break
    }
  }

  // MARK: Flow

  mutating func newGroup() -> GroupID {
    facts.groupCount += 1
    return GroupID(position: facts.groupCount - 1)
  }

  /// Notes that what an expression holds goes into a slot.
  mutating func flow(
    _ value: NodeID, _ path: FlowPath, into target: FlowSlot, _ group: GroupID = .none,
    _ kind: FlowFacts.Edge.Kind = .other
  ) {
    for source in sources(of: value, path) {
      // What a group gives a slot may be one thing or another.
      if source == .unknown && group == .none { continue }
      if case .slot(target) = source { continue }
      facts.edges.append(FlowFacts.Edge(source: source, target: target, group: group, kind: kind))
    }
  }

  /// Notes that a value goes into a declaration.
  mutating func flow(
    _ value: NodeID, into reference: ProjectIndex.Reference, of type: SwiftType?,
    _ group: GroupID = .none,
    _ kind: FlowFacts.Edge.Kind = .other
  ) {
    for path in type?.carriedPaths ?? [] {
      flow(value, path, into: FlowSlot(.declared(reference), path), group, kind)
    }
  }

  /// The slot of a variable of a body, whose values are then looked for.
  mutating func slot(ofLocal token: TokenID, _ value: LocalValue, _ path: FlowPath)
    -> FlowSlot
  {
    request(FlowSlot(.local(types.file, token), path), value, name: token)
  }

  /// The slot of `$0` and so on.
  mutating func slot(
    ofAnonymous position: Int, _ closure: NodeID, _ name: TokenID, _ path: FlowPath
  )
    -> FlowSlot
  {
    request(
      FlowSlot(.anonymous(types.file, closure: closure, position: min(position, 7)), path),
      .given(closure: closure, position: position, isOnly: position == 0), name: name)
  }

  private mutating func request(
    _ slot: FlowSlot, _ value: LocalValue, name: TokenID
  ) -> FlowSlot {
    if requested.insert(slot).inserted {
      pending.append((slot, value))
      facts.marks[slot] = FlowFacts.Mark(
        name: tree.name(ofToken: name), line: line(ofToken: name))
    }
    return slot
  }

  private mutating func expand(_ slot: FlowSlot, _ value: LocalValue) {
    switch value {
    case .variable(let node):
      for child in tree.children(of: node) {
        switch tree.nodes[child].kind {
        case .type, .attribute: break
        case .block, .accessors:
          for result in ResultExpressions(of: child, in: tree).nodes {
            flow(result, slot.path, into: slot)
          }
        default: flow(child, slot.path, into: slot)
        }
      }
      guard case .local(_, let token) = slot.place else { return }
      for value in assigned[token] ?? [] { flow(value, slot.path, into: slot) }
    case .part(of: let node, let path):
      if let whole = path.followed(by: slot.path) { flow(node, whole, into: slot) }
    case .payload(let reference):
      facts.edges.append(
        FlowFacts.Edge(
          source: .slot(FlowSlot(.declared(reference), slot.path)), target: slot, group: .none,
          kind: .other))
    case .given(let closure, let position, let isOnly):
      guard let (node, path) = given(to: closure, position, isOnly: isOnly, slot.path) else {
        return
      }
      flow(node, path, into: slot)
    }
  }

  private func assignedLocals() -> [TokenID: [NodeID]] {
    var assigned: [TokenID: [NodeID]] = [:]
    for node in tree.nodes.indices where tree.nodes[node].kind == .assignment {
      guard let target = tree.firstChild(of: node), tree.nodes[target].kind == .name,
        let value = tree.lastChild(of: node),
        case .local(let token, .variable)? = names.declaration(
          of: tree.interned(tree.nodes[target].token), at: target)
      else { continue }
      assigned[token, default: []].append(value)
    }
    return assigned
  }

  /// The group of the assignments in the body that a node lies in.
  mutating func bodyGroup(around node: NodeID) -> GroupID {
    var node = node
    while let (scope, _) = types.scopes.around(node) {
      node = scope
      switch tree.nodes[node].kind {
      case .function, .initializer:
        if let known = bodyGroups[node] { return known }
        let group = newGroup()
        bodyGroups[node] = group
        return group
      case .closure, .typeDeclaration: return .none
      default: break
      }
    }
    return .none
  }

  // MARK: Results

  mutating func add(_ edge: FlowFacts.Edge) { facts.edges.append(edge) }

  mutating func add(_ sink: FlowFacts.Sink, at node: NodeID) {
    let place = tree.bytes(of: node).start
    if conditions?.conditions(at: place).contains(where: table.leavesOut) == true {
      return
    }
    facts.sinks.append(sink)
  }

  mutating func noteChange(of slot: FlowSlot) { facts.changed.insert(slot) }

  mutating func line(ofToken token: TokenID) -> Int {
    let text = tree.source
    return lines.position(ofByte: tree.tokens[token].startOffset, in: text.span).line
  }
}
