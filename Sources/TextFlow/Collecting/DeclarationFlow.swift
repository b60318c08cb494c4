internal import SwiftTree
internal import SwiftTypes

/// Finds the values of declarations: initial values, default arguments, raw values, and results of
/// bodies. Records the types that those expressions are expected to have.
///
/// ``FlowCollector`` passes it one declaration at a time.
struct DeclarationFlow {
  private let context: FlowContext

  private var tree: SyntaxTree { context.tree }
  private var types: TypeInference { context.types }

  init(in context: FlowContext) { self.context = context }

  /// Returns the flows of a variable's initial value, or of the results of its getter.
  func flows(ofVariable node: NodeID) -> [ValueFlow] {
    let reference = types.record(at: tree.nodes[node].token)
    let type = reference.flatMap { types.type(of: $0) } ?? writtenType(ofVariable: node)
    guard let type else { return [] }
    var flows: [ValueFlow] = []
    for child in tree.children(of: node) {
      switch tree.nodes[child].kind {
      case .type, .attribute: break
      case .block, .accessors:
        for result in ResultExpressions(of: child, in: tree).nodes {
          context.expected.expect(type, of: result)
          if let reference {
            flows += ValueFlow.flows(of: result, into: reference, of: type, .none, .result)
          }
        }
      default:
        context.expected.expect(type, of: child)
        if let reference { flows += ValueFlow.flows(of: child, into: reference, of: type) }
      }
    }
    return flows
  }

  private func writtenType(ofVariable node: NodeID) -> SwiftType? {
    guard let first = tree.firstChild(of: node), tree.nodes[first].kind == .type else { return nil }
    return types.writtenType(first)
  }

  /// Returns the flows of default arguments, and of the results of a function or subscript.
  func flows(ofFunction node: NodeID) -> [ValueFlow] {
    guard let reference = types.record(at: tree.nodes[node].token) else { return [] }
    var flows = flows(ofDefaults: node, reference)
    guard tree.nodes[node].kind != .initializer,
      let type = context.index.writtenType(of: reference),
      let body = tree.lastChild(of: node),
      tree.nodes[body].kind == .block || tree.nodes[body].kind == .accessors
    else { return flows }
    for result in ResultExpressions(of: body, in: tree).nodes {
      context.expected.expect(type, of: result)
      flows += ValueFlow.flows(of: result, into: reference, of: type, .none, .result)
    }
    return flows
  }

  /// Returns the flows of a case's default arguments, and of its raw value if that is a text.
  func flows(ofElement node: NodeID) -> [ValueFlow] {
    guard let reference = types.record(at: tree.nodes[node].token) else { return [] }
    var flows = flows(ofDefaults: node, reference)
    guard let origin = rawValue(ofElement: node), case let scope = types.scope(at: node),
      scope.isKnown, context.index.inherited(by: scope).contains(where: \.isText)
    else { return flows }
    flows.append(ValueFlow(origin: origin, target: FlowSlot(.rawValue(scope))))
    return flows
  }

  /// Returns the origin of a case's raw value: the literal, or the case's name if none is written;
  /// `nil` for a value that is no string literal, or for a case with a payload.
  private func rawValue(ofElement node: NodeID) -> ValueFlow.Origin? {
    guard let value = tree.lastChild(of: node) else { return .name(tree.nodes[node].token) }
    return tree.nodes[value].kind == .string ? .value(value, FlowPath()) : nil
  }

  private func flows(
    ofDefaults node: NodeID, _ callable: ProjectIndex.Reference
  ) -> [ValueFlow] {
    var flows: [ValueFlow] = []
    var position = -1
    // Looked up only if a parameter has a default.
    var parameters: [ProjectIndex.Reference]?
    for child in tree.children(of: node) where tree.nodes[child].kind == .parameter {
      position += 1
      guard let value = tree.lastChild(of: child), tree.nodes[value].kind != .type else { continue }
      let declared = parameters ?? context.index.parameters(of: callable)
      parameters = declared
      guard position < declared.count,
        let type = context.index.writtenType(of: declared[position])
      else { continue }
      context.expected.expect(type, of: value)
      flows += ValueFlow.flows(of: value, into: declared[position], of: type)
    }
    return flows
  }
}
