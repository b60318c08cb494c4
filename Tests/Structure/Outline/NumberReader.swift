internal import SwiftTree

/// Tells which declarations have a bare number in their type: alone, optional, or as a part of a
/// list, range, tuple or function.
struct NumberReader {
  let tree: SyntaxTree

  private static let numbers: Set<String> = [
    "Int", "Int16", "Int32", "Int64", "UInt", "UInt16", "UInt32", "UInt64",
  ]

  func hasNumber(parameter node: NodeID) -> Bool {
    tree.children(of: node).contains { tree.nodes[$0].kind == .type && namesNumber($0) }
  }

  /// - Parameter node: A `typealias` or `associatedtype`.
  func hasNumber(alias node: NodeID) -> Bool { hasNumber(parameter: node) }

  /// Whether a variable's type has a number in it, as it is written or as its value shows.
  func hasNumber(variable node: NodeID) -> Bool {
    let parts = tree.children(of: node)
    if let type = parts.first(where: { tree.nodes[$0].kind == .type }) { return namesNumber(type) }
    return parts.first.map(isNumber) ?? false
  }

  /// Whether one of a node's tokens is the name of a number's type.
  private func namesNumber(_ node: NodeID) -> Bool {
    (tree.nodes[node].start..<tree.nodes[node].end).contains {
      tree.tokens[$0].kind == .identifier
        && Self.numbers.contains(tree.name(ofToken: $0))
    }
  }

  /// Whether a value is or holds a whole number, as far as it can be seen without inference.
  private func isNumber(_ node: NodeID) -> Bool {
    let parts = tree.children(of: node)
    switch tree.nodes[node].kind {
    case .literal: return isWholeNumber(tree.nodes[node].start)
    case .prefix, .postfix, .effect, .argument, .tuple, .array, .dictionary, .operation:
      return parts.contains(where: isNumber)
    case .ternary: return parts.dropFirst().contains(where: isNumber)
    case .cast: return parts.last.map(namesNumber) ?? false
    case .member: return parts.first.map(namesNumber) ?? false
    case .call:
      // `Int(text)`, `[Int]()`, `Array(repeating: 0, count: 8)`
      return parts.first.map(namesNumber) ?? false
        || parts.dropFirst().contains { isRepeated($0) && isNumber($0) }
    default: return false
    }
  }

  private func isRepeated(_ argument: NodeID) -> Bool {
    let label = tree.nodes[argument].token
    return label != .none && tree.name(ofToken: label) == "repeating"
  }

  private func isWholeNumber(_ token: TokenID) -> Bool {
    guard tree.tokens[token].kind == .number else { return false }
    let text = tree.name(ofToken: token)
    return text.hasPrefix("0x") || !text.contains { ".eE".contains($0) }
  }
}
