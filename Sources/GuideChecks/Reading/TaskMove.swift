import LocalizationModel
import SwiftTree

/// Makes the fix of `task-in-appear`: rewrites `.onAppear { Task { … } }` to `.task { … }`.
struct TaskMove {
  private let tree: SyntaxTree
  /// The call of `onAppear`.
  private let appear: NodeID
  /// The closure of `onAppear`.
  private let outer: NodeID
  /// The call of `Task`.
  private let call: NodeID
  /// The closure of `Task`.
  private let inner: NodeID

  init(
    _ tree: SyntaxTree, _ appear: NodeID, _ outer: NodeID, _ call: NodeID, _ inner: NodeID
  ) {
    self.tree = tree
    self.appear = appear
    self.outer = outer
    self.call = call
    self.inner = inner
  }

  /// The edits, or the reason why there are none.
  var outcome: Result<[Fix.Edit], TaskFact.Obstacle> {
    guard let start = startOfStatement else {
      let isBeside = tree.children(of: outer).contains { $0 == call || isDropping($0) }
      return .failure(isBeside ? .others : .nested)
    }
    if canThrow { return .failure(.throwing) }
    guard let priority, let name = tree.calledToken(of: appear) else { return .failure(.arguments) }
    let open = tree.nodes[inner].start
    let close = tree.nodes[inner].end - 1
    let outerOpen = tree.nodes[outer].start
    let outerClose = tree.nodes[outer].end - 1
    guard tree.tokens[open].kind == .leftBrace, tree.tokens[close].kind == .rightBrace,
      tree.tokens[outerClose].kind == .rightBrace, start == outerOpen + 1
    else { return .failure(.nested) }
    guard isBlank(tree.tokens[outerOpen].endOffset..<tree.tokens[start].startOffset),
      isBlank(tree.tokens[close].endOffset..<tree.tokens[outerClose].startOffset)
    else { return .failure(.comment) }
    let head = ByteRange(
      start: tree.tokens[name].startOffset, end: tree.tokens[open].endOffset)
    var edits = [Fix.Edit(head, "task\(priority) {")]
    var end = tree.tokens[close].startOffset
    while end > head.end, Self.isSpace(tree.source[end - 1]) { end -= 1 }
    edits += dedents(head.end..<end)
    edits.append(Fix.Edit(ByteRange(start: end, end: tree.tokens[close].endOffset), ""))
    // The parenthesis after `perform: { … }`.
    let last = tree.nodes[appear].end - 1
    if last > outerClose {
      edits.append(
        Fix.Edit(
          ByteRange(start: tree.tokens[outerClose].endOffset, end: tree.tokens[last].endOffset), "")
      )
    }
    return .success(edits)
  }

  /// The first token of the only statement in the closure of `onAppear`; `nil` unless it starts the
  /// task.
  private var startOfStatement: TokenID? {
    let statements = tree.items(of: outer)
    guard statements.count == 1, tree.children(of: outer).count == 1 else { return nil }
    return statements[0] == call || isDropping(statements[0])
      ? tree.nodes[statements[0]].start : nil
  }

  /// True for `_ = Task { … }` with the task of the fix.
  private func isDropping(_ statement: NodeID) -> Bool {
    guard let sides = tree.sides(of: statement), tree.nodes[statement].kind == .assignment else {
      return false
    }
    return sides.value == call && tree.node(sides.target, isWritten: "_")
  }

  /// The task's arguments in the form that `.task` takes: a priority or nothing; `nil` for any
  /// other.
  private var priority: String? {
    let arguments = CallArguments(of: call, in: tree)
    if arguments.nodes.isEmpty { return "" }
    guard arguments.nodes.count == 1, arguments.value("priority") != nil else { return nil }
    return "(\(tree.text(tree.bytes(of: arguments.nodes[0]))))"
  }

  /// True if an error could leave the closure: some `try` or `throw` is not in a `do` with a
  /// `catch` for all errors.
  private var canThrow: Bool {
    for node in tree.nodes[inner].first..<inner {
      switch tree.nodes[node].kind {
      case .throwStatement: if !isCaught(node) { return true }
      case .effect:
        let start = tree.nodes[node].start
        guard tree.tokens[start].keyword == .try else { continue }
        // `try?` and `try!` let no error out.
        let punctuation = tree.tokens[start + 1].kind
        let isHandled = punctuation == .postfixQuestion || punctuation == .exclamation
        if !isHandled, !isCaught(node) { return true }
      default: break
      }
    }
    return false
  }

  /// True if a `do` around a node catches every error.
  private func isCaught(_ node: NodeID) -> Bool {
    for statement in node..<inner
    where tree.nodes[statement].kind == .doStatement && tree.nodes[statement].first <= node {
      let children = tree.children(of: statement)
      guard let body = children.first, tree.nodes[body].first <= node, node <= body else {
        continue
      }
      return children.contains {
        guard tree.nodes[$0].kind == .catchClause else { return false }
        // A `catch` without a pattern catches every error.
        return tree.tokens[tree.nodes[$0].start + 1].kind == .leftBrace
      }
    }
    return false
  }

  /// Returns edits that remove the inner closure's additional indentation from every line; none if
  /// a line has less.
  private func dedents(_ range: Range<Int>) -> [Fix.Edit] {
    let width =
      indentation(at: tree.tokens[tree.nodes[call].start].startOffset)
      - indentation(at: tree.tokens[tree.nodes[outer].end - 1].startOffset)
    guard width > 0 else { return [] }
    var edits: [Fix.Edit] = []
    for offset in range where tree.source[offset] == UInt8(ascii: "\n") {
      var end = offset + 1
      while end < range.upperBound, end - offset - 1 < width, Self.isIndent(tree.source[end]) {
        end += 1
      }
      let isEmpty = end < range.upperBound && Self.isSpace(tree.source[end])
      if end - offset - 1 < width {
        if isEmpty { continue }
        return []
      }
      edits.append(Fix.Edit(ByteRange(start: offset + 1, end: end), ""))
    }
    return edits
  }

  /// Returns the number of bytes by which the line of an offset is indented.
  private func indentation(at offset: Int) -> Int {
    var start = offset
    while start > 0, tree.source[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    var end = start
    while end < tree.source.count, Self.isIndent(tree.source[end]) { end += 1 }
    return end - start
  }

  private func isBlank(_ range: Range<Int>) -> Bool {
    range.allSatisfy { Self.isSpace(tree.source[$0]) }
  }

  private static func isIndent(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    isIndent(byte) || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}
