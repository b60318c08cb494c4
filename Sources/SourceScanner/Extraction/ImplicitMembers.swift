internal import SwiftTree

/// Counts the calls of implicit members that may localize, such as `.init("…")` and `.row("…")`, so
/// that ``ProjectPlaces`` can ask at once if a subtree has any. Only such calls depend on the
/// expected type.
struct ImplicitMembers {
  private let tree: SyntaxTree
  /// The number of calls of implicit members up to and including each node.
  private var calls: Numbered<NodeID, Int32>
  /// The number of string literals up to and including each node.
  private var literals: Numbered<NodeID, Int32>
  /// True if a type may have localized raw values.
  private(set) var hasLocalizedRawValues = false

  init(_ tree: SyntaxTree, _ names: LocalizingNames) {
    self.tree = tree
    var calls = ContiguousArray(repeating: Int32(0), count: tree.nodes.count)
    var literals = calls
    // Writes through a span need no check for shared storage.
    var callSpan = calls.mutableSpan
    var literalSpan = literals.mutableSpan
    var (callCount, literalCount) = (Int32(0), Int32(0))
    for node in tree.nodes.indices {
      switch tree.nodes[node].kind {
      case .call: if Self.isImplicit(node, tree, names) { callCount += 1 }
      case .string: literalCount += 1
      case .inheritedType: if names.mayLocalize(node, in: tree) { hasLocalizedRawValues = true }
      default: break
      }
      callSpan[node.position] = callCount
      literalSpan[node.position] = literalCount
    }
    self.calls = Numbered(calls)
    self.literals = Numbered(literals)
  }

  private static func isImplicit(
    _ call: NodeID, _ tree: SyntaxTree, _ names: LocalizingNames
  ) -> Bool {
    guard let callee = tree.firstChild(of: call), tree.nodes[callee].kind == .member,
      tree.nodes[callee].first == callee, case let name = tree.nodes[callee].token, name != .none
    else { return false }
    return tree.tokens[name].keyword == .`init` || names.mayTake(tree.nameHash(name))
  }

  /// True if a subtree calls an implicit member that may localize.
  func areCalled(in node: NodeID) -> Bool { Self.number(in: node, of: calls, tree) > 0 }

  /// True if a subtree holds a string literal or calls an implicit member that may localize.
  func mayBeLocalized(_ node: NodeID) -> Bool {
    Self.number(in: node, of: literals, tree) > 0 || areCalled(in: node)
  }

  /// The count within a subtree: the difference of the counts at its last node and before its
  /// first.
  private static func number(
    in node: NodeID, of counts: Numbered<NodeID, Int32>, _ tree: SyntaxTree
  ) -> Int32 {
    let first = tree.nodes[node].first
    return counts[node] - (first == counts.startIndex ? 0 : counts[first - 1])
  }
}
