internal import SwiftTree

/// The names that bodies of one source declare: parameters, variables, and names that patterns
/// bind.
struct LocalNames {
  private let tree: SyntaxTree

  init(_ tree: SyntaxTree) { self.tree = tree }

  func all() -> Set<String> {
    Set(tree.nodes.indices.flatMap(names))
  }

  private func names(in node: NodeID) -> [String] {
    let syntax = tree.nodes[node]
    return switch syntax.kind {
    case .parameter, .binding: identifiers(syntax.start..<syntax.end)
    case .optionalBinding, .function: identifiers(syntax.token..<syntax.token + 1)
    case .variable: identifiers(syntax.start..<patternEnd(of: node))
    case .forStatement:
      identifiers((syntax.start..<syntax.end).prefix { tree.tokens[$0].keyword != .in })
    default: []
    }
  }

  /// Returns the token after the name or names of a variable.
  private func patternEnd(of variable: NodeID) -> TokenID {
    let start = tree.nodes[variable].start
    return tree.tokens[start].kind == .leftParen
      ? max(start, tree.tokens[start].partner) : start + 1
  }

  private func identifiers(_ tokens: Range<TokenID>) -> [String] {
    tokens.filter { tree.tokens[$0].kind == .identifier }.map { tree.name(ofToken: $0) }
  }
}
