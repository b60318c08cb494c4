internal import LocalizationModel

/// A source's tokens and its nodes in postorder: every node follows its children, the last is
/// the file's last item.
///
/// Compact on purpose: one flat array each, so that a tree costs no allocation a node.
struct SyntaxTree {
  let source: ContiguousArray<UInt8>
  let tokens: ContiguousArray<Token>
  let nodes: ContiguousArray<SyntaxNode>
  /// Indices of the `#if`, `#elseif`, `#else` and `#endif` tokens, ascending.
  let directives: ContiguousArray<Int>
  let problems: [LexicalProblem]

  /// Indices of a node's children, first to last.
  func children(of node: Int) -> ContiguousArray<Int> {
    var children: ContiguousArray<Int> = []
    let first = Int(nodes[node].first)
    var child = node - 1
    while child >= first {
      children.append(child)
      child = Int(nodes[child].first) - 1
    }
    children.reverse()
    return children
  }

  /// Index of a node's first child, or `nil` if it has none.
  func firstChild(of node: Int) -> Int? {
    let first = Int(nodes[node].first)
    var child = node
    while child - 1 >= first {
      child -= 1
      if Int(nodes[child].first) == first { return child }
      child = Int(nodes[child].first)
    }
    return nil
  }

  func bytes(of node: Int) -> ByteRange {
    let node = nodes[node]
    let start = tokens[Int(node.start)].startOffset
    return ByteRange(
      start: start, end: max(start, tokens[max(Int(node.end) - 1, 0)].endOffset))
  }

  func bytes(ofToken token: Int) -> ByteRange {
    ByteRange(start: tokens[token].startOffset, end: tokens[token].endOffset)
  }

  func text(_ range: ByteRange) -> String {
    String(decoding: source[range.start..<range.end], as: UTF8.self)
  }

  /// The name that a token spells, without backticks.
  func name(ofToken token: Int) -> String {
    let isQuoted = tokens[token].flags.contains(.backticked)
    let range = bytes(ofToken: token)
    return isQuoted
      ? text(ByteRange(start: range.start + 1, end: range.end - 1)) : text(range)
  }

  /// Whether a token spells a name, with or without backticks.
  func token(_ token: Int, spells name: StaticString) -> Bool {
    let inset = tokens[token].flags.contains(.backticked) ? 1 : 0
    let start = tokens[token].startOffset + inset
    guard tokens[token].length - 2 * inset == name.utf8CodeUnitCount else { return false }
    return name.withUTF8Buffer { expected in
      for index in expected.indices where unsafe source[start + index] != expected[index] {
        return false
      }
      return true
    }
  }
}
