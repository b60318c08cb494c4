/// The lexer's fast path: names, spaces and the punctuation that most often stands between them.
extension Lexer {
  /// Lexes tokens up to the first byte that needs one of the other functions.
  ///
  /// The offset and the flags are local variables, which the compiler keeps in registers. Each
  /// token begins where the last one ends, so that a round trip through memory would delay every
  /// token.
  @inline(__always)
  mutating func lexNames(_ source: Span<UInt8>) {
    var position = offset
    var flags = pending
    defer {
      offset = position
      pending = flags
    }
    while position < source.count {
      let start = position
      let first = source[start]
      var kind: TokenKind
      var keyword = Keyword.none
      var detail: UInt8 = 0
      switch first {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "_"):
        let (end, head) = identifier(at: start, source)
        position = end
        kind = .identifier
        if let word = keywords.word(head, start..<end, in: source) {
          keyword = Keyword(word) ?? .none
          if keyword.isReserved { kind = .keyword }
          noteIntroducer(keyword)
        }
      case UInt8(ascii: " "):
        position = spacesEnd(from: start &+ 1, source)
        flags.insert(.afterSpace)
        continue
      case UInt8(ascii: "\n") where condition == nil:
        position = spacesEnd(from: start &+ 1, source)
        flags.formUnion([.afterSpace, .startsLine])
        continue
      case UInt8(ascii: "("):
        push(.leftParen)
        kind = .leftParen
        position &+= 1
      case UInt8(ascii: ","):
        kind = .comma
        position &+= 1
      case UInt8(ascii: ":") where byte(start &+ 1, source) != UInt8(ascii: ":"):
        kind = .colon
        position &+= 1
      case UInt8(ascii: ".") where Self.continuesIdentifier(byte(start &+ 1, source)):
        kind = .period
        detail = first
        position &+= 1
      case UInt8(ascii: "=") where byte(start &+ 1, source) == UInt8(ascii: " "):
        kind = .equal
        detail = first
        position &+= 1
      default: return
      }
      tokens.append(
        Token(
          start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: position),
          kind: kind, keyword: keyword, flags: flags, detail: detail))
      flags = []
      if byte(position, source) == UInt8(ascii: " ") {
        position &+= 1
        flags = .afterSpace
      }
    }
  }

  /// Remembers if the next brace may open the body of a type.
  @inline(__always)
  private mutating func noteIntroducer(_ keyword: Keyword) {
    switch keyword {
    case .struct, .class, .enum, .protocol, .extension, .actor: lastTypeIntroducer = tokens.endIndex
    case .func, .var, .let, .`init`, .subscript: lastTypeIntroducer = .none
    default: break
    }
  }
}
