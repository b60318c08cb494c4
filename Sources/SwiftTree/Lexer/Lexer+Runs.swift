/// The lexer's fast path: names, spaces and the punctuation that most often stands between them.
extension Lexer {
  /// Lexes tokens up to the first byte that needs one of the other functions.
  ///
  /// The offset and the flags are local variables, which a processor keeps in registers: each token
  /// begins where the one before ends, so that a detour through memory would delay every token.
  @inline(__always)
  mutating func lexNames(_ source: Span<UInt8>) {
    var place = offset
    var flags = pending
    defer {
      offset = place
      pending = flags
    }
    while place < source.count {
      let start = place
      let first = source[start]
      var kind: TokenKind
      var keyword = Keyword.none
      var detail: UInt8 = 0
      switch first {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "_"):
        let (end, head) = identifier(at: start, source)
        place = end
        kind = .identifier
        if let word = keywords.word(head, start..<end, in: source) {
          keyword = Keyword(word) ?? .none
          if keyword.isReserved { kind = .keyword }
          noteIntroducer(keyword)
        }
      case UInt8(ascii: " "):
        place = spacesEnd(from: start &+ 1, source)
        flags.insert(.afterSpace)
        continue
      case UInt8(ascii: "\n") where condition == nil:
        place = spacesEnd(from: start &+ 1, source)
        flags.formUnion([.afterSpace, .startsLine])
        continue
      case UInt8(ascii: "("):
        push(.leftParen)
        kind = .leftParen
        place &+= 1
      case UInt8(ascii: ","):
        kind = .comma
        place &+= 1
      case UInt8(ascii: ":") where byte(start &+ 1, source) != UInt8(ascii: ":"):
        kind = .colon
        place &+= 1
      case UInt8(ascii: ".") where Self.continuesIdentifier(byte(start &+ 1, source)):
        kind = .period
        detail = first
        place &+= 1
      case UInt8(ascii: "=") where byte(start &+ 1, source) == UInt8(ascii: " "):
        kind = .equal
        detail = first
        place &+= 1
      default: return
      }
      tokens.append(
        Token(
          start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: place),
          kind: kind, keyword: keyword, flags: flags, detail: detail))
      flags = []
      if byte(place, source) == UInt8(ascii: " ") {
        place &+= 1
        flags = .afterSpace
      }
    }
  }

  /// Remembers whether the next brace may open the body of a type.
  @inline(__always)
  private mutating func noteIntroducer(_ keyword: Keyword) {
    switch keyword {
    case .struct, .class, .enum, .protocol, .extension, .actor: lastTypeIntroducer = tokens.endIndex
    case .func, .var, .let, .`init`, .subscript: lastTypeIntroducer = .none
    default: break
    }
  }
}
