internal import SourceScanner
internal import SwiftTree
internal import SwiftTypes

/// Collects the flows of texts in one file: assignments, arguments, results and lookups become
/// ``FlowFacts``.
///
/// It walks from the outside in, because the code around an implicit member such as `.title`
/// decides its type. The readers in this folder return ``FlowNotes`` on each node; ``OriginSearch``
/// then finds the sources of their values. Sources that are local variables are followed in turn.
struct FlowCollector {
  private let context: FlowContext
  private let calls: CallFlow
  private let declarations: DeclarationFlow
  private let assignments: AssignmentFlow
  private let changes: ChangeFinder
  private let lookups: LookupFinder
  private var sinks: SinkReader
  private var locals: LocalFlow
  private(set) var facts = FlowFacts()
  /// Local variables that a flow or lookup mentions and whose own values are not collected yet.
  private var pending: [Origins.Local] = []

  private var tree: SyntaxTree { context.tree }

  init(_ tree: SyntaxTree, _ types: TypeInference, _ table: LocalizingAPITable) {
    context = FlowContext(tree, types, table)
    calls = CallFlow(in: context)
    declarations = DeclarationFlow(in: context)
    assignments = AssignmentFlow(in: context)
    changes = ChangeFinder(in: context)
    lookups = LookupFinder(in: context)
    sinks = SinkReader(in: context)
    locals = LocalFlow(in: context)
  }

  /// Fills ``facts``.
  mutating func run() {
    // Children precede their parents in the array, so this visits parents first.
    var node = tree.nodes.endIndex - 1
    while node.position >= 0 {
      if isPreview(node) {
        // The index before all of the node's descendants.
        node = tree.nodes[node].first - 1
        continue
      }
      add(notes(on: node))
      context.expected.pass(on: node)
      node -= 1
    }
    while let local = pending.popLast() {
      add(locals.flows(into: local.slot, from: local.value))
    }
    // The walk went backwards; sinks are kept in source order.
    facts.sinks.reverse()
  }

  /// True for a `#Preview` or a preview provider, whose texts no user sees.
  private func isPreview(_ node: NodeID) -> Bool {
    switch tree.nodes[node].kind {
    case .macro: tree.isPreview(node)
    case .typeDeclaration: tree.isPreviewProvider(node)
    default: false
    }
  }

  private mutating func notes(on node: NodeID) -> FlowNotes {
    switch tree.nodes[node].kind {
    case .call: notes(onCall: node)
    case .attribute where tree.nodes[node].token != .none:
      FlowNotes(flows: calls.flows(ofAttribute: node))
    case .member: FlowNotes(flows: calls.flows(ofMember: node))
    case .name: FlowNotes(flows: calls.flows(ofName: node))
    case .subscripting: FlowNotes(flows: calls.flows(ofSubscript: node))
    case .assignment: assignments.notes(on: node)
    case .variable where tree.nodes[node].token != .none:
      FlowNotes(flows: declarations.flows(ofVariable: node))
    case .function, .initializer, .subscriptDeclaration:
      FlowNotes(flows: declarations.flows(ofFunction: node))
    case .enumElement:
      FlowNotes(flows: declarations.flows(ofElement: node), sinks: sinks.sinks(ofElement: node))
    case .operation: FlowNotes(changed: changes.changes(byOperation: node))
    case .prefix: FlowNotes(changed: changes.changes(byPrefix: node))
    default: FlowNotes()
    }
  }

  /// Returns the flows of arguments into the project's parameters; any other call may look a text
  /// up.
  private mutating func notes(onCall node: NodeID) -> FlowNotes {
    guard let callee = tree.firstChild(of: node),
      let token = context.types.calledName(of: node)
    else { return FlowNotes() }
    let candidates = context.callables(of: node)
    var notes = FlowNotes(flows: calls.flows(ofCall: node, callee, to: candidates))
    if candidates.isEmpty {
      for use in lookups.uses(by: node, token) {
        switch use {
        case .lookup(let lookup): notes.add(sinks.notes(on: lookup))
        case .expectation(let type, let value): context.expected.expect(type, of: value)
        }
      }
    }
    if tree.nodes[callee].kind == .member, let base = tree.firstChild(of: callee) {
      notes.changed += changes.changes(byMethod: tree.nameHash(token), of: base)
    }
    return notes
  }

  // MARK: Results

  private mutating func add(_ notes: FlowNotes) {
    facts.changed.formUnion(notes.changed)
    add(notes.locals)
    for sink in notes.sinks { facts.sinks.append(sink) }
    add(notes.flows)
  }

  private mutating func add(_ locals: [Origins.Local]) {
    for local in locals where facts.slotNames[local.slot] == nil {
      pending.append(local)
      facts.slotNames[local.slot] = FlowFacts.SlotName(
        name: tree.name(ofToken: local.name), line: context.line(ofToken: local.name))
    }
  }

  private mutating func add(_ flows: [ValueFlow]) {
    for flow in flows {
      for source in sources(of: flow.origin) {
        // An unknown value matters only beside other values of a call or body: if it is the table
        // or comment of a text, the lookup's table or comment is unknown.
        if source == .unknown && flow.group == .none { continue }
        // A variable assigned to itself.
        if case .slot(flow.target) = source { continue }
        facts.edges.append(
          FlowFacts.Edge(source: source, target: flow.target, group: flow.group, kind: flow.kind))
      }
    }
  }

  private mutating func sources(of origin: ValueFlow.Origin) -> [FlowFacts.Source] {
    switch origin {
    case .slot(let slot): return [.slot(slot)]
    case .name(let token):
      let start = tree.nameRange(ofToken: token).lowerBound
      return [.literal(FlowFacts.Literal(start: start, text: tree.name(ofToken: token)))]
    case .value(let node, let path):
      let origins = OriginSearch.origins(of: node, path, in: context)
      add(origins.locals)
      return origins.sources
    }
  }
}
