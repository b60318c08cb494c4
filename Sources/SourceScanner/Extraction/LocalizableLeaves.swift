internal import SwiftTree

/// The literals that an argument of a localizing call can evaluate to, found through parentheses,
/// conditional expressions, casts and array literals. ``StringCollector`` makes keys of them.
struct LocalizableLeaves {
  /// The `string` nodes in source order. Empty if one of the values can be a plain `String`: the
  /// whole call then means an overload that does not localize.
  private(set) var literals: [NodeID] = []
  /// Calls of `.init` whose type the call around them decides, in source order.
  private(set) var implicitInitializers: [NodeID] = []
  /// Other expressions, which are localized by themselves or not at all.
  private(set) var others: [NodeID] = []
  /// True if there are literals that count only if the other expressions are localized.
  private(set) var dependsOnTypes = false
  private var isLocalizable = true
  private let tree: SyntaxTree

  /// - Parameter isLocalized: True for an expression that is known to have a localized type.
  init(of node: NodeID, in tree: SyntaxTree, isLocalized: (NodeID) -> Bool = { _ in false }) {
    self.tree = tree
    if tree.nodes[node].kind == .string {
      literals = [node]
      return
    }
    // A stack, not recursion: conditional expressions can be chained without limit.
    var pending = [node]
    while let node = pending.popLast() { visit(node, &pending) }
    if !literals.isEmpty, isLocalizable, !others.allSatisfy(isLocalized) {
      isLocalizable = false
      dependsOnTypes = true
    }
    if !isLocalizable { literals = [] }
    literals.sort()
    implicitInitializers.sort()
  }

  private mutating func visit(_ node: NodeID, _ pending: inout [NodeID]) {
    // Computed only when needed: most values other than literals are names and closures.
    var children: ContiguousArray<NodeID> { tree.children(of: node) }
    switch tree.nodes[node].kind {
    case .string: literals.append(node)
    case .tuple:
      let children = children
      guard children.count == 1, tree.nodes[children[0]].token == .none else {
        isLocalizable = false
        return
      }
      pending.append(children[0])
    case .argument: if let value = children.last { pending.append(value) }
    case .ternary: pending.append(contentsOf: children.dropFirst())
    case .array: pending.append(contentsOf: children)
    case .ifStatement, .switchStatement:
      pending.append(contentsOf: ResultExpressions(of: node, in: tree).nodes)
    // The cast itself is visited as a typed place, and decides about the literals in it.
    case .cast: if !isLocalizedCast(node) { others.append(node) }
    case .literal: break  // `nil`; other literals are no texts
    case .call:
      if let callee = children.first, tree.nodes[callee].kind == .closure {
        // A closure that is called in place.
        pending.append(
          contentsOf: ResultExpressions(ofClosure: callee, in: tree).nodes)
        return
      }
      // Beside a call that localizes by itself, the other literals are localized, too.
      if isImplicitInitializer(node) { implicitInitializers.append(node) }
      if !isLocalizedCall(node) { others.append(node) }
    case .effect: if let value = children.last { pending.append(value) }
    case .operation:
      let children = children
      // Any other operator, such as `+`, makes a plain `String`.
      if tree.operators(of: children).allSatisfy({ $0 == "??" }) {
        pending.append(contentsOf: children)
      } else {
        isLocalizable = false
      }
    default: others.append(node)
    }
  }

  private func isImplicitInitializer(_ node: NodeID) -> Bool {
    guard let callee = tree.children(of: node).first, tree.nodes[callee].kind == .member,
      tree.nodes[callee].first == callee
    else { return false }
    return tree.tokens[tree.nodes[callee].token].keyword == .`init`
  }

  private static let localizedTypes: [StaticString] = [
    "LocalizedStringKey", "LocalizedStringResource",
  ]

  private func isLocalizedCall(_ node: NodeID) -> Bool {
    guard let callee = tree.children(of: node).first, tree.nodes[callee].token != .none else {
      return false
    }
    let name = tree.nodes[callee].token
    return tree.token(name, spells: "init" as StaticString)
      || Self.localizedTypes.contains { tree.token(name, spells: $0) }
  }

  private func isLocalizedCast(_ node: NodeID) -> Bool {
    guard let type = tree.lastChild(of: node) else { return false }
    return (tree.nodes[type].start..<tree.nodes[type].end).contains { token in
      Self.localizedTypes.contains { tree.token(token, spells: $0) }
    }
  }
}
