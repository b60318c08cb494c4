internal import LocalizationModel

/// The trivia between tokens: spaces, line breaks and comments. Only `gloss:` comments are kept.
extension Lexer {
  /// Steps over one space right after a token, as most names, commas and colons have it.
  @inline(__always)
  mutating func skipSpace(_ source: Span<UInt8>) {
    if byte(offset, source) == UInt8(ascii: " ") {
      offset &+= 1
      pending = .afterSpace
    }
  }

  @inline(__always)
  mutating func skipSpaces(_ source: Span<UInt8>) { offset = spacesEnd(from: offset, source) }

  @inline(__always)
  func spacesEnd(from start: Int, _ source: Span<UInt8>) -> Int {
    var offset = start
    while offset &+ 8 <= source.count {
      let spaces = ByteWord(at: offset, in: source).prefix(of: UInt8(ascii: " "))
      offset &+= spaces
      if spaces < 8 { return offset }
    }
    while offset < source.count, source[offset] == UInt8(ascii: " ") { offset &+= 1 }
    return offset
  }

  /// Moves to the line break that ends the current line.
  mutating func skipToLineEnd(_ source: Span<UInt8>) {
    offset = source.lineBreak(from: offset, to: source.count)
  }

  /// Keeps the range of a comment that begins with `gloss:`, such as `// gloss:disable:next RULE`.
  ///
  /// - Parameters:
  ///   - start: The offset of the comment's first slash.
  ///   - end: The offset after the comment's text.
  mutating func noteGlossComment(from start: Int, to end: Int, _ source: Span<UInt8>) {
    var text = start + 2
    // The second character again: `///` and `/**` count as well.
    let repeated = source[start + 1]
    while byte(text, source) == repeated { text += 1 }
    while byte(text, source) == UInt8(ascii: " ") || byte(text, source) == UInt8(ascii: "\t") {
      text += 1
    }
    guard byte(text, source) == UInt8(ascii: "g"), text + 6 <= end else { return }
    for (index, expected) in "gloss:".utf8.enumerated()
    where source[text + index] != expected { return }
    // The lines of an unbalanced `#if` condition are lexed twice.
    if let last = glossComments.last, last.start >= text { return }
    glossComments.append(ByteRange(start: text, end: end))
  }

  mutating func skipBlockComment(_ source: Span<UInt8>) {
    let start = offset
    var depth = 0
    pending.insert(.afterSpace)
    while offset < source.count {
      switch source[offset] {
      case UInt8(ascii: "/") where byte(offset + 1, source) == UInt8(ascii: "*"):
        depth += 1
        offset += 2
      case UInt8(ascii: "*") where byte(offset + 1, source) == UInt8(ascii: "/"):
        depth -= 1
        offset += 2
        if depth == 0 {
          noteGlossComment(from: start, to: offset - 2, source)
          if condition != nil, pending.contains(.startsLine) { endConditionAtLineBreak() }
          return
        }
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        pending.insert(.startsLine)
        offset += 1
      default: offset += 1
      }
    }
    problems.append(
      LexicalProblem(kind: .unterminatedComment, range: ByteRange(start: start, end: start + 2)))
  }
}
