internal import SwiftTree
internal import SwiftTypes

/// Finds the Boolean variable that decides whether a lookup is made.
///
/// A view that takes `isKey: Bool` looks its text up only for callers that pass `true`; the
/// literals of other callers are no keys. ``SinkReader`` uses it.
struct ConditionReader {
  private let context: FlowContext

  struct Condition {
    /// The variable.
    var detail = FlowFacts.Detail.absent
    /// The value with which the lookup is made.
    var holds = true
  }

  private var tree: SyntaxTree { context.tree }
  private var types: TypeInference { context.types }

  init(in context: FlowContext) { self.context = context }

  /// Returns the nearest Boolean around a call, as in `if isKey { … }` or `isKey ? … : name`.
  func condition(around call: NodeID) -> Condition {
    var node = call
    while true {
      guard let parent = types.parents[node] else { return Condition() }
      switch tree.nodes[parent].kind {
      case .ternary:
        let children = tree.children(of: parent)
        if children.count == 3, node != children[0],
          let found = flag(children[0], holds: node == children[1])
        {
          return found
        }
      case .ifStatement:
        let children = tree.children(of: parent)
        let conditions = children.prefix { tree.nodes[$0].kind != .block }
        // In an `else` after several conditions one of them failed, but it is unknown which.
        let isThen = children.count > conditions.count && node == children[conditions.count]
        if isThen || conditions.count == 1, !conditions.contains(node) {
          for condition in conditions {
            if let found = flag(condition, holds: isThen) { return found }
          }
        }
      case .function, .initializer, .subscriptDeclaration, .variable, .typeDeclaration:
        return Condition()
      default: break
      }
      node = parent
    }
  }

  /// Returns the condition of a Boolean property or parameter, negated or not.
  private func flag(_ node: NodeID, holds: Bool) -> Condition? {
    var (node, holds) = (node, holds)
    while tree.nodes[node].kind == .prefix,
      tree.tokens[tree.nodes[node].start].detail == UInt8(ascii: "!"),
      let operand = tree.lastChild(of: node)
    {
      (node, holds) = (operand, !holds)
    }
    guard tree.nodes[node].kind == .name || tree.nodes[node].kind == .member,
      types.type(of: node) == .bool,
      case let sources = OriginSearch.origins(of: node, FlowPath(), in: context).sources,
      sources.count == 1, case .slot(let slot) = sources[0], slot.declaration != nil
    else { return nil }
    return Condition(detail: .slot(slot), holds: holds)
  }
}
