internal import SwiftTree

/// Where a tree calls implicit members that may localize: `.init("…")`, `.case("…")`.
///
/// Only for these it matters what is expected around them.
struct ImplicitMembers {
  private let tree: SyntaxTree
  /// The calls up to each node, itself included.
  private var calls: Numbered<NodeID, Int32>
  /// The texts up to each node, itself included.
  private var literals: Numbered<NodeID, Int32>
  /// Whether a type may have raw values that are localized.
  private(set) var hasLocalizedRawValues = false

  init(_ tree: SyntaxTree, _ names: LocalizingNames) {
    self.tree = tree
    var calls = ContiguousArray(repeating: Int32(0), count: tree.nodes.count)
    var literals = calls
    // Through spans, which need not look at each change whether another holds the rows.
    var callRow = calls.mutableSpan
    var literalRow = literals.mutableSpan
    var (called, written) = (Int32(0), Int32(0))
    for node in tree.nodes.indices {
      switch tree.nodes[node].kind {
      case .call: if Self.isImplicit(node, tree, names) { called += 1 }
      case .string: written += 1
      case .inheritedType: if names.mayLocalize(node, in: tree) { hasLocalizedRawValues = true }
      default: break
      }
      callRow[node.position] = called
      literalRow[node.position] = written
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
    return tree.tokens[name].keyword == .`init` || names.mayTake(tree.interned(name))
  }

  /// Whether such a member is called in what a node spans.
  func areCalled(in node: NodeID) -> Bool { Self.number(in: node, of: calls, tree) > 0 }

  /// Whether a text stands in what a node spans, or such a member is called.
  func mayBeLocalized(_ node: NodeID) -> Bool {
    Self.number(in: node, of: literals, tree) > 0 || areCalled(in: node)
  }

  private static func number(
    in node: NodeID, of counts: Numbered<NodeID, Int32>, _ tree: SyntaxTree
  ) -> Int32 {
    let first = tree.nodes[node].first
    return counts[node] - (first == counts.startIndex ? 0 : counts[first - 1])
  }
}
