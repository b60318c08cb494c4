internal import LocalizationModel
internal import SwiftTree

/// Makes facts of `gloss:` comments such as `// gloss:disable:next RULE`, each with the range of
/// the statement that follows. `gloss check` reads its suppressions from them.
struct DirectiveReader {
  private let tree: SyntaxTree

  init(_ tree: SyntaxTree) { self.tree = tree }

  func note(_ facts: inout FactList) {
    if tree.glossComments.isEmpty { return }
    let next = tree.glossComments.map { firstToken(from: $0.end) }
    // By first token, the end of the outermost node that begins there, which comes last in
    // postorder.
    var ends: [TokenID: TokenID] = [:]
    let wanted = Set(next)
    for node in tree.nodes.indices where wanted.contains(tree.nodes[node].start) {
      ends[tree.nodes[node].start] = tree.nodes[node].end
    }
    for (remark, token) in zip(tree.glossComments, next) {
      let isLast = tree.tokens[token].kind == .endOfFile
      facts.append(
        CodeFact(
          .remark, range: remark, sink: "", text: tree.text(remark),
          context: isLast ? nil : head(from: token, to: ends[token] ?? token + 1)))
    }
  }

  /// The range of a statement up to the brace of its body or its first closure. A comment before an
  /// `if` or a function does not concern what is inside.
  private func head(from start: TokenID, to end: TokenID) -> ByteRange {
    var last = start
    // Bounded, because nested statements are each read to their end.
    let end = min(end, start + 1_000)
    while last + 1 < end, tree.tokens[last].kind != .leftBrace { last += 1 }
    return ByteRange(
      start: tree.tokens[start].startOffset, end: tree.tokens[last].endOffset)
  }

  /// The first token that starts at an offset or after it.
  private func firstToken(from offset: Int) -> TokenID {
    var low = TokenID.first
    var high = tree.tokens.endIndex - 1
    while low < high {
      let middle = low + (high - low) / 2
      if tree.tokens[middle].startOffset < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
