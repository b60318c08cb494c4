extension Lexer {
  /// A `#` begins a raw string, an extended regex, a directive or a macro.
  mutating func lexPound(_ source: Span<UInt8>) {
    let start = offset
    var end = offset
    while end < source.count, source[end] == UInt8(ascii: "#") { end += 1 }
    switch byte(end, source) {
    case UInt8(ascii: "\""):
      offset = end
      return lexString(source, from: start, pounds: end - start)
    case UInt8(ascii: "/"):
      if let regexEnd = extendedRegexEnd(slash: end, pounds: end - start, source) {
        offset = regexEnd
        return emit(.regex, from: start, detail: Self.detail(end - start))
      }
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

  /// The directive is one token through the end of its line, without a comment at the end.
  private mutating func lexDirective(_ kind: TokenKind, _ source: Span<UInt8>) {
    let start = offset
    switch kind {
    case .poundElse: offset += 5
    case .poundEndif: offset += 6
    default: offset = conditionEnd(from: start, source)
    }
    buffer.directives.append(buffer.tokens.count)
    emit(kind, from: start)
  }

  /// Lines that a condition in parentheses may take; more are no condition.
  private static let conditionLineLimit = 32

  /// The end of a condition: of its line, or, if parentheses are open there, of the line where
  /// the last closes.
  private func conditionEnd(from start: Int, _ source: Span<UInt8>) -> Int {
    var index = start
    var end = start
    var firstLineEnd = -1
    var depth = 0
    var lines = 0
    while index < source.count {
      let byte = source[index]
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if firstLineEnd < 0 { firstLineEnd = end }
        lines += 1
        if depth <= 0 || lines > Self.conditionLineLimit {
          return depth <= 0 ? end : firstLineEnd
        }
      case UInt8(ascii: "/") where self.byte(index + 1, source) == UInt8(ascii: "/"):
        if depth <= 0 { return end }
        while index + 1 < source.count, source[index + 1] != UInt8(ascii: "\n") { index += 1 }
      case UInt8(ascii: "/") where self.byte(index + 1, source) == UInt8(ascii: "*"):
        index = commentEnd(from: index, source) - 1
      case UInt8(ascii: "\""):
        index = literalEnd(from: index, source) - 1
        end = index + 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"): break
      default:
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") { depth -= 1 }
        end = index + 1
      }
      index += 1
    }
    return depth <= 0 || firstLineEnd < 0 ? end : firstLineEnd
  }

  private func commentEnd(from start: Int, _ source: Span<UInt8>) -> Int {
    var index = start + 2
    while index < source.count {
      if source[index] == UInt8(ascii: "*"), byte(index + 1, source) == UInt8(ascii: "/") {
        return index + 2
      }
      index += 1
    }
    return source.count
  }

  /// A string in a condition means nothing to the compiler; only its end counts.
  private func literalEnd(from start: Int, _ source: Span<UInt8>) -> Int {
    let isMultiline =
      byte(start + 1, source) == UInt8(ascii: "\"")
      && byte(start + 2, source) == UInt8(ascii: "\"")
    var index = start + (isMultiline ? 3 : 1)
    while index < source.count {
      switch source[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "\n") where !isMultiline: return index
      case UInt8(ascii: "\"") where !isMultiline: return index + 1
      case UInt8(ascii: "\"")
      where byte(index + 1, source) == UInt8(ascii: "\"")
        && byte(index + 2, source) == UInt8(ascii: "\""):
        return index + 3
      default: break
      }
      index += 1
    }
    return source.count
  }

  private func isWord(_ word: String, at start: Int, _ source: Span<UInt8>) -> Bool {
    guard start - offset == 1, start + word.utf8.count <= source.count else { return false }
    var index = start
    for expected in word.utf8 {
      if source[index] != expected { return false }
      index += 1
    }
    return !Self.continuesIdentifier(byte(index, source))
  }
}
