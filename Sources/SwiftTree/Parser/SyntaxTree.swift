package import LocalizationModel

/// A source's tokens and its nodes in postorder: every node follows its children, the last is
/// the file's last item.
///
/// Compact on purpose: one flat buffer each, so that a tree costs no allocation a node; a class, so
/// that whoever looks at it holds one reference.
@usableFromInline package final class SyntaxTree {
  @usableFromInline package let source: ContiguousArray<UInt8>
  @usableFromInline package let tokens: PlainBuffer<Token>
  @usableFromInline package let nodes: PlainBuffer<SyntaxNode>
  /// Indices of the `#if`, `#elseif`, `#else` and `#endif` tokens, ascending.
  package let directives: ContiguousArray<Int>
  /// Comments that begin with `gloss:`, ascending.
  package let remarks: [ByteRange]
  package let problems: [LexicalProblem]

  init(_ parser: consuming Parser) {
    source = parser.source
    directives = parser.directives
    remarks = parser.remarks
    problems = parser.problems
    nodes = parser.nodes
    tokens = parser.tokens
  }

  /// Indices of a node's children, first to last.
  package func children(of node: Int) -> ContiguousArray<Int> {
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

  /// Index of a node's first child of a kind, or `nil` if it has none.
  @inlinable @inline(__always)
  package func firstChild(of node: Int, where isWanted: (Int) -> Bool) -> Int? {
    let first = Int(nodes[node].first)
    var wanted: Int?
    var child = node - 1
    while child >= first {
      if isWanted(child) { wanted = child }
      child = Int(nodes[child].first) - 1
    }
    return wanted
  }

  /// Index of a node's last child, or `nil` if it has none.
  @inlinable package func lastChild(of node: Int) -> Int? {
    node - 1 >= Int(nodes[node].first) ? node - 1 : nil
  }

  /// Index of a node's first child, or `nil` if it has none.
  @inlinable package func firstChild(of node: Int) -> Int? {
    let first = Int(nodes[node].first)
    var child = node
    while child - 1 >= first {
      child -= 1
      if Int(nodes[child].first) == first { return child }
      child = Int(nodes[child].first)
    }
    return nil
  }

  package func bytes(of node: Int) -> ByteRange {
    let node = nodes[node]
    let start = tokens[Int(node.start)].startOffset
    return ByteRange(
      start: start, end: max(start, tokens[max(Int(node.end) - 1, 0)].endOffset))
  }

  package func bytes(ofToken token: Int) -> ByteRange {
    ByteRange(start: tokens[token].startOffset, end: tokens[token].endOffset)
  }

  package func text(_ range: ByteRange) -> String {
    String(decoding: source[range.start..<range.end], as: UTF8.self)
  }

  /// The name that a token spells, without backticks.
  package func name(ofToken token: Int) -> String {
    let isQuoted = tokens[token].flags.contains(.backticked)
    let range = bytes(ofToken: token)
    return isQuoted
      ? text(ByteRange(start: range.start + 1, end: range.end - 1)) : text(range)
  }

  /// The bytes of the name that a token spells, without backticks.
  @inlinable package func nameRange(ofToken token: Int) -> Range<Int> {
    let inset = tokens[token].flags.contains(.backticked) ? 1 : 0
    return tokens[token].startOffset + inset..<tokens[token].endOffset - inset
  }

  /// Whether a token spells a name, with or without backticks.
  package func token(_ token: Int, spells name: String) -> Bool {
    let range = nameRange(ofToken: token)
    guard range.count == name.utf8.count else { return false }
    return zip(range, name.utf8).allSatisfy { source[$0] == $1 }
  }

  /// Whether two tokens spell one name.
  package func tokens(_ left: Int, _ right: Int, spellAlike source: Span<UInt8>) -> Bool {
    let (left, right) = (nameRange(ofToken: left), nameRange(ofToken: right))
    guard left.count == right.count else { return false }
    for index in 0..<left.count
    where source[left.lowerBound + index] != source[right.lowerBound + index] {
      return false
    }
    return true
  }

  /// Whether a token spells a name, with or without backticks.
  package func token(_ token: Int, spells name: StaticString) -> Bool {
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
