extension Lexer {
  /// Lexes what a `#` begins: a raw string, an extended regex, a directive such as `#if`, or a
  /// macro.
  mutating func lexPound(_ source: Span<UInt8>) {
    let start = offset
    if !pounds.contains(start) {
      var end = start
      while end < source.count, source[end] == UInt8(ascii: "#") { end += 1 }
      pounds = start..<end
      bytesAhead += end - start
    }
    let end = pounds.upperBound
    switch byte(end, source) {
    case UInt8(ascii: "\""):
      offset = end
      return lexString(source, from: start, pounds: end - start)
    case UInt8(ascii: "/"):
      if let regexEnd = extendedRegexEnd(slash: end, pounds: end - start, source) {
        offset = regexEnd
        return emit(.regex, from: start, detail: Self.detail(end - start))
      }
    case _ where condition != nil: break  // no directive begins inside a condition
    case UInt8(ascii: "i") where isWord("if", at: end, source):
      return lexDirective(.poundIf, source)
    case UInt8(ascii: "e"):
      if isWord("endif", at: end, source) { return lexDirective(.poundEndif, source) }
      if isWord("else", at: end, source) { return lexDirective(.poundElse, source) }
      if isWord("elseif", at: end, source) { return lexDirective(.poundElseif, source) }
    default: break
    }
    offset = start + 1
    emit(.pound, from: start)
  }

  /// Begins an `#if`, `#elseif`, `#else` or `#endif`. Its condition is lexed like any code and then
  /// folded into its token, because its names and literals are not the program's.
  private mutating func lexDirective(_ kind: TokenKind, _ source: Span<UInt8>) {
    let start = offset
    switch kind {  // the lengths of `#if`, `#else`, `#endif` and `#elseif`
    case .poundIf: offset += 3
    case .poundElse: offset += 5
    case .poundEndif: offset += 6
    default: offset += 7
    }
    directives.append(tokens.endIndex)
    if kind == .poundIf || kind == .poundElseif {
      condition = Condition(
        directive: tokens.endIndex, openings: openings.count,
        problems: problems.count)
    }
    emit(kind, from: start)
  }

  /// Ends the condition at a line break, unless a parenthesis in it is open. Called at each line
  /// break within a condition.
  mutating func endConditionAtLineBreak() {
    guard var condition else { return }
    if openings.count <= condition.openings {
      return fold(condition)
    }
    // A parenthesis is open: the condition may go on, but not for long.
    if condition.lines == 0 { condition.firstLineEnd = offset }
    condition.lines += 1
    self.condition = condition
    if condition.lines > Condition.lineLimit { endUnbalancedCondition() }
  }

  /// Ends a condition whose parentheses are still open after ``Condition/lineLimit`` lines or at
  /// the file's end: only its first line counts, and the rest is lexed again as code.
  mutating func endUnbalancedCondition() {
    guard let condition else { return }
    guard condition.lines > 0 else { return fold(condition) }
    let lineEnd = UInt32(truncatingIfNeeded: condition.firstLineEnd)
    while tokens.endIndex > condition.directive + 1, previous.start >= lineEnd {
      tokens.removeLast()
    }
    fold(condition)
    offset = condition.firstLineEnd
    pending.formUnion([.afterSpace, .startsLine])
  }

  /// Removes the condition's tokens, brackets and problems; the directive's token covers its bytes.
  private mutating func fold(_ condition: Condition) {
    tokens[condition.directive].end = previous.end
    if holdsMultilineLiteral(from: condition.directive + 1) {
      tokens[condition.directive].flags.insert(.multiline)
    }
    tokens.removeAll(from: condition.directive + 1)
    openings.removeLast(max(0, openings.count - condition.openings))
    problems.removeLast(max(0, problems.count - condition.problems))
    self.condition = nil
  }

  /// True if a multi-line literal stands outside brackets among the tokens from `token` on.
  private mutating func holdsMultilineLiteral(from token: TokenID) -> Bool {
    var index = token
    while index < tokens.endIndex {
      if tokens[index].flags.contains(.multiline) { return true }
      index = max(index, tokens[index].partner) + 1
    }
    return false
  }

  private mutating func isWord(_ word: String, at start: Int, _ source: Span<UInt8>) -> Bool {
    // A directive has exactly one `#`.
    guard start - offset == 1, start + word.utf8.count <= source.count else { return false }
    var index = start
    for expected in word.utf8 {
      if source[index] != expected { return false }
      index += 1
    }
    // Only a letter or `_` continues the word: `#if$flag` and `#if1` are an `#if` and its
    // condition.
    let next = byte(index, source)
    return next != UInt8(ascii: "_") && (next | 0x20) &- UInt8(ascii: "a") >= 26
  }
}
