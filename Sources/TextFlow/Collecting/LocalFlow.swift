internal import SwiftTree
internal import SwiftTypes

/// Finds the values of local variables: initial values, assignments, payloads and closure
/// arguments.
///
/// ``FlowCollector`` asks it only for variables that some flow or lookup mentions.
struct LocalFlow {
  private let context: FlowContext
  private let sequences: SequenceFlow
  /// The values assigned to each local variable, by the token of its declaration.
  private lazy var assignedByToken = assignedValues()

  private var tree: SyntaxTree { context.tree }

  init(in context: FlowContext) {
    self.context = context
    sequences = SequenceFlow(in: context)
  }

  /// Returns the flows into a variable, or into a part of it.
  ///
  /// - Parameter value: The origin of the variable's value.
  mutating func flows(
    into slot: FlowSlot, from value: LocalValue
  ) -> [ValueFlow] {
    origins(of: slot, value).map { ValueFlow(origin: $0, target: slot) }
  }

  private mutating func origins(
    of slot: FlowSlot, _ value: LocalValue
  ) -> [ValueFlow.Origin] {
    switch value {
    case .variable(let node):
      var values = initialValues(of: node)
      if case .local(_, let token) = slot.storage { values += assignedByToken[token] ?? [] }
      return values.map { .value($0, slot.path) }
    case .part(of: let node, let path):
      return path.followed(by: slot.path).map { [.value(node, $0)] } ?? []
    case .payload(let reference): return [.slot(FlowSlot(.declared(reference), slot.path))]
    case .given(let closure, let position, let isOnly):
      let sequence = sequences.given(to: closure, position, isOnly: isOnly, slot.path)
      return sequence.map { [.value($0, $1)] } ?? []
    }
  }

  private func initialValues(of variable: NodeID) -> [NodeID] {
    tree.children(of: variable).flatMap { child -> [NodeID] in
      switch tree.nodes[child].kind {
      case .type, .attribute: []
      case .block, .accessors: ResultExpressions(of: child, in: tree).nodes
      default: [child]
      }
    }
  }

  private func assignedValues() -> [TokenID: [NodeID]] {
    var assigned: [TokenID: [NodeID]] = [:]
    for node in tree.nodes.indices where tree.nodes[node].kind == .assignment {
      guard let target = tree.firstChild(of: node), tree.nodes[target].kind == .name,
        let value = tree.lastChild(of: node),
        case .local(let token, .variable)? = context.names.declaration(
          of: tree.nameHash(tree.nodes[target].token), at: target)
      else { continue }
      assigned[token, default: []].append(value)
    }
    return assigned
  }
}
