package import LocalizationModel

/// The parsed form of one Swift source: its bytes, tokens, nodes and problems. Every later stage
/// (declarations, inference, extraction, facts, guides) reads it.
///
/// Nodes are in postorder: each follows its children, and the last is the file's last item. Tokens
/// and nodes are one flat buffer each, so that no node costs an allocation. The tree is a class so
/// that its readers hold one reference instead of copies.
@usableFromInline package final class SyntaxTree {
  /// The bytes of the file; all ranges of the tree are offsets into them.
  @usableFromInline package let source: ContiguousArray<UInt8>
  /// All tokens, after a placeholder for ``TokenID/none``.
  @usableFromInline package let tokens: PlainBuffer<TokenID, Token>
  /// All nodes in postorder, each after its children.
  @usableFromInline package let nodes: PlainBuffer<NodeID, SyntaxNode>
  /// The `#if`, `#elseif`, `#else` and `#endif` tokens, ascending.
  package let directives: ContiguousArray<TokenID>
  /// The texts of comments that begin with `gloss:`, ascending.
  package let glossComments: [ByteRange]
  /// Places that could not be read as Swift, ascending; empty for a valid source.
  package let problems: [LexicalProblem]

  init(_ parser: consuming Parser) {
    source = parser.source
    directives = parser.directives
    glossComments = parser.glossComments
    problems = parser.problems
    nodes = parser.nodes
    tokens = parser.tokens
  }

  /// A node's children, first to last.
  package func children(of node: NodeID) -> ContiguousArray<NodeID> {
    var children: ContiguousArray<NodeID> = []
    let first = nodes[node].first
    var child = node - 1
    while child >= first {
      children.append(child)
      child = nodes[child].first - 1
    }
    children.reverse()
    return children
  }

  /// A node's first child that satisfies the predicate, or `nil` if none does.
  @inlinable @inline(__always)
  package func firstChild(of node: NodeID, where isWanted: (NodeID) -> Bool) -> NodeID? {
    let first = nodes[node].first
    var wanted: NodeID?
    var child = node - 1
    while child >= first {
      if isWanted(child) { wanted = child }
      child = nodes[child].first - 1
    }
    return wanted
  }

  /// A node's last child, or `nil` if it has none.
  @inlinable package func lastChild(of node: NodeID) -> NodeID? {
    node - 1 >= nodes[node].first ? node - 1 : nil
  }

  /// A node's first child, or `nil` if it has none.
  @inlinable package func firstChild(of node: NodeID) -> NodeID? {
    let first = nodes[node].first
    var child = node
    while child - 1 >= first {
      child -= 1
      if nodes[child].first == first { return child }
      child = nodes[child].first
    }
    return nil
  }

  /// The bytes from a node's first token to its last.
  package func bytes(of node: NodeID) -> ByteRange {
    let node = nodes[node]
    let start = tokens[node.start].startOffset
    return ByteRange(
      start: start, end: max(start, tokens[max(node.end - 1, .none)].endOffset))
  }

  /// The bytes of a token, without the trivia around it.
  package func bytes(ofToken token: TokenID) -> ByteRange {
    ByteRange(start: tokens[token].startOffset, end: tokens[token].endOffset)
  }

  /// The text of a range of bytes; invalid UTF-8 is replaced.
  package func text(_ range: ByteRange) -> String {
    String(decoding: source[range.start..<range.end], as: UTF8.self)
  }

  /// The name that a token spells, without backticks.
  package func name(ofToken token: TokenID) -> String {
    let isQuoted = tokens[token].flags.contains(.backticked)
    let range = bytes(ofToken: token)
    return isQuoted
      ? text(ByteRange(start: range.start + 1, end: range.end - 1)) : text(range)
  }

  /// The bytes of the name that a token spells, without backticks.
  @inlinable package func nameRange(ofToken token: TokenID) -> Range<Int> {
    let inset = tokens[token].flags.contains(.backticked) ? 1 : 0
    return tokens[token].startOffset + inset..<tokens[token].endOffset - inset
  }

  /// True if a token spells a name, with or without backticks.
  package func token(_ token: TokenID, spells name: String) -> Bool {
    let range = nameRange(ofToken: token)
    guard range.count == name.utf8.count else { return false }
    return zip(range, name.utf8).allSatisfy { source[$0] == $1 }
  }

  /// True if two tokens spell the same name, with or without backticks.
  package func tokens(_ left: TokenID, _ right: TokenID, spellAlike source: Span<UInt8>) -> Bool {
    let (left, right) = (nameRange(ofToken: left), nameRange(ofToken: right))
    guard left.count == right.count else { return false }
    for index in 0..<left.count
    where source[left.lowerBound + index] != source[right.lowerBound + index] {
      return false
    }
    return true
  }

  /// True if a token spells a name, with or without backticks. For literals: it makes no `String`.
  package func token(_ token: TokenID, spells name: StaticString) -> Bool {
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
