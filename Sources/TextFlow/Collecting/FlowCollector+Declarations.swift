internal import LocalizationModel
internal import SwiftTree
internal import SwiftTypes

/// What declarations and assignments do with texts.
extension FlowCollector {
  mutating func visitVariable(_ node: NodeID) {
    let reference = types.record(at: tree.nodes[node].token)
    let type = reference.flatMap { types.type(of: $0) } ?? writtenType(ofVariable: node)
    guard let type else { return }
    for child in tree.children(of: node) {
      switch tree.nodes[child].kind {
      case .type, .attribute: break
      case .block, .accessors:
        for result in ResultExpressions(of: child, in: tree).nodes {
          expect(type, of: result)
          if let reference { flow(result, into: reference, of: type, .none, .result) }
        }
      default:
        expect(type, of: child)
        if let reference { flow(child, into: reference, of: type) }
      }
    }
  }

  private func writtenType(ofVariable node: NodeID) -> SwiftType? {
    guard let first = tree.firstChild(of: node), tree.nodes[first].kind == .type else { return nil }
    return types.writtenType(first)
  }

  mutating func visitFunction(_ node: NodeID) {
    guard let reference = types.record(at: tree.nodes[node].token) else { return }
    visitDefaults(node, reference)
    guard tree.nodes[node].kind != .initializer, let type = index.writtenType(of: reference),
      let body = tree.lastChild(of: node),
      tree.nodes[body].kind == .block || tree.nodes[body].kind == .accessors
    else { return }
    for result in ResultExpressions(of: body, in: tree).nodes {
      expect(type, of: result)
      flow(result, into: reference, of: type, .none, .result)
    }
  }

  mutating func visitElement(_ node: NodeID) {
    guard let reference = types.record(at: tree.nodes[node].token) else { return }
    visitDefaults(node, reference)
    guard let value = tree.lastChild(of: node), tree.nodes[value].kind == .string else { return }
    let scope = types.scope(at: node)
    guard scope.isKnown, index.inherited(by: scope).contains(where: \.isText) else { return }
    flow(
      value, FlowPath(), into: FlowSlot(.rawValue(scope)))
  }

  private mutating func visitDefaults(_ node: NodeID, _ callable: ProjectIndex.Reference) {
    var position = -1
    var parameters: [ProjectIndex.Reference]?
    for child in tree.children(of: node) where tree.nodes[child].kind == .parameter {
      position += 1
      guard let value = tree.lastChild(of: child), tree.nodes[value].kind != .type else { continue }
      let known = parameters ?? index.parameters(of: callable)
      parameters = known
      guard position < known.count, let type = index.writtenType(of: known[position]) else {
        continue
      }
      expect(type, of: value)
      flow(value, into: known[position], of: type)
    }
  }

  // MARK: Assignments

  mutating func visitAssignment(_ node: NodeID) {
    guard let target = tree.firstChild(of: node), let value = tree.lastChild(of: node) else {
      return
    }
    let type = types.type(of: target)
    if let type { expect(type, of: value) }
    let references = properties(of: target)
    let slots =
      references.isEmpty ? localSlots(of: target) : references.map { FlowSlot(.declared($0)) }
    if let slot = slots.first, mentions(slot, in: value, like: tree.nodes[target].token) {
      noteChange(of: slot)
      noteChangedParts(of: slot, in: value, type)
    }
    if type == .bool, !isInInitializer(node) { for slot in slots { noteChange(of: slot) } }
    if references.isEmpty { return visitWrapped(target, value) }
    let group = bodyGroup(around: node)
    for reference in references {
      flow(value, into: reference, of: types.type(of: reference), group)
    }
  }

  private func isInInitializer(_ node: NodeID) -> Bool {
    var node = node
    while let (scope, _) = types.scopes.around(node) {
      node = scope
      switch tree.nodes[node].kind {
      case .initializer: return true
      case .function, .closure, .typeDeclaration: return false
      default: break
      }
    }
    return false
  }

  /// `_title = State(initialValue: title)`
  private mutating func visitWrapped(_ target: NodeID, _ value: NodeID) {
    let token = tree.nodes[target].token
    guard token != .none, case let range = tree.nameRange(ofToken: token), range.count > 1,
      tree.source[range.lowerBound] == UInt8(ascii: "_")
    else { return }
    let text = tree.source
    let name = Name(text.span, range.lowerBound + 1..<range.upperBound)
    // A parameter may have the name, too.
    guard let own = types.ownType(at: target) else { return }
    let arguments = CallArguments(of: value, in: tree)
    let inner =
      tree.nodes[value].kind == .call
      ? arguments.value("initialValue") ?? arguments.value("wrappedValue") : value
    guard let inner else { return }
    let group = bodyGroup(around: target)
    for reference in members.properties(named: name, of: own)
    where index.record(reference).flags.contains(.isWrapped) {
      flow(inner, into: reference, of: types.type(of: reference), group)
    }
  }

  /// The properties that an expression names.
  private func properties(of node: NodeID) -> [ProjectIndex.Reference] {
    switch tree.nodes[node].kind {
    case .name:
      guard
        case .declared(let found)? = names.declaration(
          of: tree.interned(tree.nodes[node].token), at: node),
        index.record(found[0]).kind == .property
      else { return [] }
      return found
    case .member:
      guard let base = tree.firstChild(of: node), let type = types.type(of: base) else { return [] }
      return members.properties(named: tree.interned(tree.nodes[node].token), of: type)
    default: return []
    }
  }

  private func localSlots(of node: NodeID) -> [FlowSlot] {
    guard tree.nodes[node].kind == .name,
      case .local(let token, _)? = names.declaration(
        of: tree.interned(tree.nodes[node].token), at: node)
    else { return [] }
    return [FlowSlot(.local(types.file, token), FlowPath())]
  }

  // MARK: Texts that are changed

  /// Whether an expression has the variable in it that a slot is.
  private func mentions(_ slot: FlowSlot, in value: NodeID, like token: TokenID) -> Bool {
    if token == .none { return false }
    let text = tree.source
    for node in tree.nodes[value].first...value {
      let syntax = tree.nodes[node]
      guard syntax.kind == .name || syntax.kind == .member, syntax.token != .none,
        tree.tokens(syntax.token, token, spellAlike: text.span)
      else { continue }
      if slots(of: node).contains(slot) { return true }
    }
    return false
  }

  private func slots(of node: NodeID) -> [FlowSlot] {
    let references = properties(of: node)
    return references.isEmpty ? localSlots(of: node) : references.map { FlowSlot(.declared($0)) }
  }

  /// `titles = titles.map { $0.uppercased() }`
  private mutating func noteChangedParts(of whole: FlowSlot, in value: NodeID, _ type: SwiftType?) {
    for path in type?.textPaths ?? [] where !path.isEmpty {
      guard sources(of: value, path).contains(.unknown) else { continue }
      var part = whole
      part.path = path
      noteChange(of: part)
    }
  }

  /// `title += "…"`
  mutating func noteChange(byOperation node: NodeID) {
    guard let target = tree.firstChild(of: node) else { return }
    let token = tree.tokens[tree.nodes[target].end]
    guard token.length == 2, token.kind == .binaryOperator,
      tree.source[token.startOffset + 1] == UInt8(ascii: "="),
      tree.source[token.startOffset] == UInt8(ascii: "+")
    else { return }
    for slot in slots(of: target) { noteChange(of: slot) }
  }

  /// `&title`
  mutating func noteChange(byPrefix node: NodeID) {
    guard tree.tokens[tree.nodes[node].start].kind == .prefixAmpersand,
      let target = tree.lastChild(of: node)
    else { return }
    for slot in slots(of: target) { noteChange(of: slot) }
  }

  /// `title.append("…")`, `isKey.toggle()`
  mutating func noteChange(byMethod name: Name, of base: NodeID) {
    let isToggle = name == Self.toggle
    guard isToggle || Self.mutating.contains(name), let type = types.type(of: base),
      isToggle ? type == .bool : type.isText
    else { return }
    for slot in slots(of: base) { noteChange(of: slot) }
  }

  private static let toggle = Name("toggle")
  private static let mutating = StandardTypes.names(
    "append insert removeFirst removeLast remove removeAll removeSubrange replaceSubrange replace")
}
