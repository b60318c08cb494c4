internal import LocalizationModel

/// Function bodies and closures without a string literal are lexed as two braces with nothing
/// between them. The parser would only step over their tokens: 44 % of all tokens in a real app.
extension Lexer {
  /// Lexes `{`, and steps over its body up to `}` if the parser will not ask for its tokens.
  ///
  /// Bodies of types are kept, because they declare; so are bodies that begin with an accessor, an
  /// observer or a `case`, bodies in an interpolation, whose types are always inferred, and bodies
  /// in an `#if` condition.
  mutating func openBrace(_ source: Span<UInt8>) {
    let opener = tokens.endIndex
    let opensTypeBody = lastTypeIntroducer > lastBrace
    open(.leftBrace)
    lastBrace = opener
    guard leavesOutBodies, !opensTypeBody, condition == nil,
      openings[openings.endIndex - 1].depth(of: .interpolationStart) == 0
    else { return }
    guard let end = plainBodies.closingBrace(offset &- 1, source),
      let isOnNextLine = contentStartsLine(source)
    else { return }
    tokens[opener].flags.insert(.lacksBodyTokens)
    if isOnNextLine { tokens[opener].flags.insert(.startsLineInside) }
    offset = end
    // The flags of the closing brace follow from the white space before it.
    var before = end &- 1
    while source[before] == UInt8(ascii: " ") || source[before] == UInt8(ascii: "\t") {
      before &-= 1
    }
    let isFirst = source[before] == UInt8(ascii: "\n") || source[before] == UInt8(ascii: "\r")
    pending = isFirst ? [.afterSpace, .startsLine] : before < end &- 1 ? .afterSpace : []
  }

  /// True if the body's first token is on another line than the brace just lexed; `nil` if the body
  /// is empty or may begin with an accessor, an observer or a case, for which the parser looks.
  private mutating func contentStartsLine(_ source: Span<UInt8>) -> Bool? {
    var position = offset
    var isOnNextLine = false
    scan: while true {
      switch byte(position, source) {
      case UInt8(ascii: " "), UInt8(ascii: "\t"): position &+= 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        isOnNextLine = true
        position &+= 1
      case UInt8(ascii: "/"): position = source.lineBreak(from: position, to: source.count)
      default: break scan
      }
    }
    let first = byte(position, source)
    if first == UInt8(ascii: "@") || first == UInt8(ascii: "}") { return nil }
    var end = position
    while end < source.count, Self.continuesIdentifier(source[end]) { end &+= 1 }
    if let word = keywords.word(position..<end, in: source), let keyword = Keyword(word),
      keyword == .case || keyword.isAccessor || keyword.isAccessorModifier
    {
      return nil
    }
    return isOnNextLine
  }
}
