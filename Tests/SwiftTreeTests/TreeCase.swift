import SwiftTree
import Testing

/// A source and its syntax tree, as text.
///
/// A node is `(kind:token child …)`: `f(a: 1)` is `(call f (argument:a 1))`. The token is the one
/// that names the node; a type declaration has its keyword as kind. Names, literals, types and
/// other nodes without children are their own text.
struct TreeCase: CustomTestStringConvertible, Sendable {
  let source: String
  let tree: String

  var testDescription: String { source }

  /// The cases of a table: the lines of a source, and after an arrow its tree, which can go on in
  /// lines with a deeper indentation.
  static func cases(_ table: String) -> [TreeCase] {
    var cases: [TreeCase] = []
    var source: [Substring] = []
    var tree: [Substring] = []
    func close() {
      guard !tree.isEmpty else { return }
      let words = tree.joined(separator: " ")
      cases.append(
        TreeCase(
          source: source.joined(separator: "\n"), tree: words == "nothing" ? "" : words))
      (source, tree) = ([], [])
    }
    for line in table.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("  → ") {
        tree = [line.dropFirst(4)]
      } else if !tree.isEmpty, line.hasPrefix("    ") {
        tree.append(line.dropFirst(4))
      } else {
        close()
        source.append(line)
      }
    }
    close()
    return cases
  }

  /// The tree of a source in the notation of ``tree``.
  static func tree(of source: String) -> String {
    let tree = Parser.parse(ContiguousArray(source.utf8))
    var items: [NodeID] = []
    var node = tree.nodes.endIndex
    while node > tree.nodes.indices.lowerBound {
      items.append(node - 1)
      node = tree.nodes[node - 1].first
    }
    return items.reversed().map { notation(of: $0, in: tree) }.joined(separator: " ")
  }

  private static func notation(of node: NodeID, in tree: SyntaxTree) -> String {
    let syntax = tree.nodes[node]
    let children = tree.children(of: node)
    if children.isEmpty, isItsText(syntax.kind) {
      return tree.text(tree.bytes(of: node)).split(whereSeparator: \.isWhitespace)
        .joined(separator: " ")
    }
    var head = syntax.detail == .none ? "\(syntax.kind)" : syntax.detail.spelling
    if syntax.token != .none, syntax.kind != .string,
      tree.tokens[syntax.token].kind != .leftParen
    {
      head += ":\(tree.text(tree.bytes(ofToken: syntax.token)))"
    }
    return "(\(([head] + children.map { notation(of: $0, in: tree) }).joined(separator: " ")))"
  }

  private static func isItsText(_ kind: SyntaxKind) -> Bool {
    switch kind {
    case .name, .literal, .string, .regex, .type, .keyPath, .closure, .tuple, .array, .dictionary,
      .typeExpression:
      true
    default: false
    }
  }
}
