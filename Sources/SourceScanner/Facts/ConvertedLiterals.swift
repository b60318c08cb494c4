internal import SwiftTree

/// Literals that an expression turns into a plain `String`, which is never looked up, for
/// ``HardcodedTexts``:
/// `String(format: "…", n)`, `"…".uppercased()`, `["…", "…"].joined()`, `"…" as String`.
struct ConvertedLiterals {
  private let tree: SyntaxTree
  /// The `string` nodes, in source order.
  private(set) var literals: [NodeID] = []

  /// True if an expression may turn literals into a `String`, by its kind.
  static func mayBe(_ node: NodeID, in tree: SyntaxTree) -> Bool {
    switch tree.nodes[node].kind {
    case .call, .member, .cast: true
    default: false
    }
  }

  init(of nodes: [NodeID], in tree: SyntaxTree) {
    self.tree = tree
    for node in nodes where Self.mayBe(node, in: tree) { read(node) }
    literals.sort()
  }

  private mutating func read(_ node: NodeID) {
    var node = node
    // A loop, because conversions can be chained: `"…".lowercased().capitalized`.
    while true {
      switch tree.nodes[node].kind {
      case .cast:
        guard tree.tokens[tree.nodes[node].token].keyword == .as,
          let type = tree.lastChild(of: node), tree.node(type, isWritten: "String"),
          let value = tree.firstChild(of: node)
        else { return }
        take(value)
        return
      case .call:
        guard let name = tree.calleeName(of: node), let callee = tree.firstChild(of: node) else {
          return
        }
        if let format = format(of: node, name, callee) {
          take(format)
          return
        }
        guard tree.nodes[callee].kind == .member else { return }
        node = callee
      case .member:
        guard Self.conversions.contains(tree.name(ofToken: tree.nodes[node].token)),
          let base = tree.firstChild(of: node)
        else { return }
        if !Self.mayBe(base, in: tree) {
          take(base)
          return
        }
        node = base
      default: return
      }
    }
  }

  /// The format of `String(format:)` and `localizedStringWithFormat`; `nil` for other calls.
  private func format(of call: NodeID, _ name: TokenID, _ callee: NodeID) -> NodeID? {
    let arguments = CallArguments(of: call, in: tree)
    if tree.token(name, spells: "String"), tree.nodes[callee].kind == .name {
      return arguments.value("format")
    }
    return tree.token(name, spells: "localizedStringWithFormat") ? arguments.first : nil
  }

  /// Takes a literal, or all literals of a list.
  private mutating func take(_ node: NodeID) {
    switch tree.nodes[node].kind {
    case .string: literals.append(node)
    case .array: literals += tree.children(of: node).filter { tree.nodes[$0].kind == .string }
    default: break
    }
  }

  /// Members of `String`, and of lists of strings, that return a text to show.
  private static let conversions: Set<String> = [
    "uppercased", "lowercased", "capitalized", "localizedUppercase", "localizedLowercase",
    "localizedCapitalized", "joined", "appending", "padding", "trimmingCharacters",
    "replacingOccurrences",
    "replacing",
  ]
}
