internal import SwiftTree
internal import SwiftTypes

/// Finds the values that assignments put into properties, and the variables that they change.
///
/// ``FlowCollector`` passes it each assignment of a file and records the notes.
struct AssignmentFlow {
  private let context: FlowContext
  private let slots: SlotFinder

  private var tree: SyntaxTree { context.tree }
  private var types: TypeInference { context.types }

  init(in context: FlowContext) {
    self.context = context
    slots = SlotFinder(in: context)
  }

  /// Returns the values that go into properties, and two kinds of changed slots: texts computed
  /// from their own old value, as in `title = title + "…"`, and Booleans assigned outside an
  /// initializer, since a lookup that depends on one could be made with either value.
  func notes(on node: NodeID) -> FlowNotes {
    var notes = FlowNotes()
    guard let target = tree.firstChild(of: node), let value = tree.lastChild(of: node) else {
      return notes
    }
    let type = types.type(of: target)
    if let type { context.expected.expect(type, of: value) }
    let references = slots.properties(of: target)
    let assigned =
      references.isEmpty ? slots.localSlots(of: target) : references.map { FlowSlot(.declared($0)) }
    if let slot = assigned.first, mentions(slot, in: value, like: tree.nodes[target].token) {
      notes.changed.append(slot)
      notes.changed += changedParts(of: slot, in: value, type)
    }
    if type == .bool, !isInInitializer(node) { notes.changed += assigned }
    if references.isEmpty {
      notes.flows = wrappedFlows(target, value)
      return notes
    }
    let group = bodyGroup(around: node)
    for reference in references {
      notes.flows += ValueFlow.flows(
        of: value, into: reference, of: types.type(of: reference), group)
    }
    return notes
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

  /// Returns the flows into a wrapped property, such as `_title = State(initialValue: title)`.
  private func wrappedFlows(_ target: NodeID, _ value: NodeID) -> [ValueFlow] {
    let token = tree.nodes[target].token
    guard token != .none, case let range = tree.nameRange(ofToken: token), range.count > 1,
      tree.source[range.lowerBound] == UInt8(ascii: "_")
    else { return [] }
    let text = tree.source
    let name = Name(text.span, range.lowerBound + 1..<range.upperBound)
    // The property is looked up in the type, since the name alone could find a parameter.
    guard let type = types.ownType(at: target) else { return [] }
    let arguments = CallArguments(of: value, in: tree)
    let inner =
      tree.nodes[value].kind == .call
      ? arguments.value("initialValue") ?? arguments.value("wrappedValue") : value
    guard let inner else { return [] }
    let group = bodyGroup(around: target)
    return context.members.properties(named: name, of: type).filter {
      context.index.record($0).flags.contains(.isWrapped)
    }
    .flatMap { ValueFlow.flows(of: inner, into: $0, of: types.type(of: $0), group) }
  }

  /// True if an expression mentions the variable of a slot.
  ///
  /// - Parameter token: The variable's name in the assignment; comparing it is faster than a
  ///   lookup.
  private func mentions(_ slot: FlowSlot, in value: NodeID, like token: TokenID) -> Bool {
    if token == .none { return false }
    let text = tree.source
    for node in tree.nodes[value].first...value {
      let syntax = tree.nodes[node]
      guard syntax.kind == .name || syntax.kind == .member, syntax.token != .none,
        tree.tokens(syntax.token, token, spellAlike: text.span)
      else { continue }
      if slots.slots(of: node).contains(slot) { return true }
    }
    return false
  }

  /// Returns the slots of the texts inside a value that the assignment changes, such as the
  /// elements in `titles = titles.map { $0.uppercased() }`.
  private func changedParts(
    of whole: FlowSlot, in value: NodeID, _ type: SwiftType?
  ) -> [FlowSlot] {
    (type?.textPaths ?? []).filter { path in
      !path.isEmpty
        && OriginSearch.origins(of: value, path, in: context).sources.contains(.unknown)
    }
    .map { FlowSlot(whole.storage, $0) }
  }

  /// Returns the group of the assignments in the function or initializer around a node; `.none` in
  /// a closure.
  private func bodyGroup(around node: NodeID) -> FlowGroup {
    var node = node
    while let (scope, _) = types.scopes.around(node) {
      node = scope
      switch tree.nodes[node].kind {
      case .function, .initializer: return .body(node)
      case .closure, .typeDeclaration: return .none
      default: break
      }
    }
    return .none
  }
}
