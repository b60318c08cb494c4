internal import LocalizationModel

/// Turns the bytes of one Swift source into the tokens that ``Parser`` reads.
///
/// It knows the whole surface of Swift: comments nested to any depth, every form of string literal
/// with tokens for its interpolations, regex literals as opposed to division, operators with their
/// binding, `#if` lines. No input makes it fail: a fault, such as a string without end, is recorded
/// as a problem and lexing goes on after it.
struct Lexer: ~Copyable {
  /// An `#if` or `#elseif` condition that is being lexed, before it is folded into its directive's
  /// token.
  struct Condition {
    /// The token of the directive.
    var directive: TokenID
    /// The numbers of open brackets and of problems before the condition.
    var openings: Int
    var problems: Int
    /// The number of line breaks so far, and the offset of the first.
    var lines = 0
    var firstLineEnd = 0

    /// The greatest number of lines of a condition in parentheses; if it has more, its `)` counts
    /// as missing.
    static let lineLimit = 32
  }

  var offset = 0
  var tokens: PlainBuffer<TokenID, Token>
  var directives: ContiguousArray<TokenID> = []
  var glossComments: [ByteRange] = []
  var problems: [LexicalProblem] = []
  var openings = PlainBuffer<OpeningID, Opening>(capacity: 64)
  /// Flags for the next token, from the trivia before it.
  var pending: Token.Flags = [.startsLine]
  /// The `#if` or `#elseif` condition that is being lexed, or `nil`.
  var condition: Condition?
  /// The end of a range that was searched for the end of an extended regex literal without success;
  /// no literal that begins before this offset has an end.
  var unclosedRegexEnd = 0
  /// The last run of `#` and the last runs of operator characters, without and with periods. A run
  /// that becomes many tokens is measured once, which keeps a long one linear.
  var pounds = 0..<0
  var operators = (plain: 0..<0, dotted: 0..<0)
  /// By number of `#`, the last range that was searched for a quote that so many `#` follow. It
  /// ends at that quote or at the line's end.
  var quoteSearches: [Int: Range<Int>] = [:]
  /// The number of bytes read ahead of their token. Tests check that it grows no faster than the
  /// source.
  var bytesAhead = 0
  /// The last token that begins a string literal. A closing bracket compares it with its opening
  /// one to know if a literal stands between.
  var lastLiteral = TokenID.none
  /// The last brace, and the last word such as `struct` that introduces a type; `none` if a
  /// function or variable was introduced after it. A type's body opens where the word came after
  /// the last brace.
  var lastBrace = TokenID.none
  var lastTypeIntroducer = TokenID.none
  /// The offset from which to search for the separator of a merge conflict that a multi-line text
  /// has opened; `nil` if none is open.
  var openConflictInText: Int?
  /// True if bodies without a string literal are lexed as two braces.
  let leavesOutBodies: Bool
  var plainBodies = LiteralFreeBodies()
  let keywords = Keyword.table

  /// Lexes a whole source.
  ///
  /// - Parameters:
  ///   - source: At most 4 GiB, which the caller has checked; offsets take 32 bits.
  ///   - leavesOutBodies: True to make no tokens of functions' and closures' bodies without a
  ///     string literal.
  static func tokens(of source: Span<UInt8>, leavesOutBodies: Bool = false) -> TokenBuffer {
    var lexer = Lexer(capacity: source.count / 4 + 16, leavesOutBodies: leavesOutBodies)
    lexer.run(source)
    return TokenBuffer(
      tokens: lexer.tokens, directives: lexer.directives, glossComments: lexer.glossComments,
      problems: lexer.problems, bytesAhead: lexer.bytesAhead + lexer.plainBodies.bytesAhead)
  }

  private init(capacity: Int, leavesOutBodies: Bool) {
    tokens = PlainBuffer(capacity: capacity)
    self.leavesOutBodies = leavesOutBodies
  }

  private mutating func run(_ source: Span<UInt8>) {
    tokens.append(Token(start: 0, end: 0, kind: .endOfFile))  // the placeholder, ``TokenID/none``
    skipByteOrderMarkAndShebang(source)
    while offset < source.count || condition != nil {
      while offset < source.count {
        lexNames(source)
        if offset < source.count { lexNext(source) }
      }
      endUnbalancedCondition()
    }
    for opening in openings.indices where openings[opening].kind == .stringStart {
      noteUnterminatedString(from: openings[opening].token)
    }
    let end = UInt32(source.count)
    tokens.append(Token(start: end, end: end, kind: .endOfFile, flags: [.startsLine]))
  }

  private mutating func skipByteOrderMarkAndShebang(_ source: Span<UInt8>) {
    if source.count >= 3, source[0] == 0xEF, source[1] == 0xBB, source[2] == 0xBF { offset = 3 }
    if byte(offset, source) == UInt8(ascii: "#"), byte(offset + 1, source) == UInt8(ascii: "!") {
      skipToLineEnd(source)
    }
  }

  // MARK: Bytes

  /// The byte at an offset; 0 past the end, so that callers need no bounds check of their own.
  @inline(__always)
  func byte(_ offset: Int, _ source: Span<UInt8>) -> UInt8 {
    offset < source.count ? source[offset] : 0
  }

  /// The token lexed last.
  @inline(__always)
  var previous: Token { tokens[tokens.endIndex - 1] }

  @inline(__always)
  mutating func emit(
    _ kind: TokenKind, from start: Int, keyword: Keyword = .none, flags: Token.Flags = [],
    detail: UInt8 = 0
  ) {
    tokens.append(
      Token(
        start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: offset),
        kind: kind, keyword: keyword, flags: flags.union(pending), detail: detail))
    pending = []
  }

  // MARK: One token or piece of trivia

  @inline(__always)
  private mutating func lexNext(_ source: Span<UInt8>) {
    let start = offset
    let first = source[offset]
    switch first {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C, 0:
      offset += 1
      if byte(offset, source) == UInt8(ascii: " ") { skipSpaces(source) }
      pending.insert(.afterSpace)
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      if condition != nil { endConditionAtLineBreak() }
      offset += 1
      skipSpaces(source)
      pending.formUnion([.afterSpace, .startsLine])
    case UInt8(ascii: "["): open(.leftSquare)
    case UInt8(ascii: "{"): openBrace(source)
    case UInt8(ascii: ")"): closeParenthesis(source)
    case UInt8(ascii: "]"): close(.rightSquare, .leftSquare)
    case UInt8(ascii: "}"):
      lastBrace = tokens.endIndex
      close(.rightBrace, .leftBrace)
    case UInt8(ascii: ":"):  // a single colon is lexed by lexNames
      offset += 2
      emit(.colonColon, from: start)
    case UInt8(ascii: ";"): single(.semicolon)
    case UInt8(ascii: "@"): single(.at)
    case UInt8(ascii: "\\"): single(.backslash)
    case UInt8(ascii: "\""): lexString(source, from: start, pounds: 0)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): lexNumber(source)
    case UInt8(ascii: "#"): lexPound(source)
    case UInt8(ascii: "$"): lexDollarIdentifier(source)
    case UInt8(ascii: "`"): lexBackticks(source)
    case UInt8(ascii: "/"):
      let next = byte(start + 1, source)
      if next == UInt8(ascii: "/") {
        skipToLineEnd(source)
        pending.insert(.afterSpace)
        noteGlossComment(from: start, to: offset, source)
      } else if next == UInt8(ascii: "*") {
        skipBlockComment(source)
      } else {
        lexOperator(source)
      }
    case UInt8(ascii: "!"), UInt8(ascii: "?"):
      if isLeftBound(start, source) {
        single(first == UInt8(ascii: "!") ? .exclamation : .postfixQuestion)
      } else {
        lexOperator(source)
      }
    case UInt8(ascii: "."), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"):
      lexOperator(source)
    case 0x80...:
      lexNonASCII(source)
    default:  // control characters, DEL and a stray ' belong to no token
      offset += 1
      pending.insert(.afterSpace)
    }
  }

  @inline(__always)
  private mutating func single(_ kind: TokenKind) {
    offset += 1
    emit(kind, from: offset - 1)
  }

  // MARK: Brackets

  @inline(__always)
  mutating func open(_ kind: TokenKind) {
    push(kind)
    single(kind)
  }

  @inline(__always)
  private mutating func close(_ kind: TokenKind, _ opener: TokenKind) {
    let index = tokens.endIndex
    single(kind)
    guard let opening = innermost(opener) else { return }
    let token = openings[opening].token
    pair(token, index)
    if lastLiteral > token { tokens[token].flags.insert(.holdsLiteral) }
    openings.removeAll(from: opening)
  }

  /// Lexes a `)`, which closes a parenthesis or an interpolation; after an interpolation the string
  /// continues.
  private mutating func closeParenthesis(_ source: Span<UInt8>) {
    if innermost(.leftParen) != nil { return close(.rightParen, .leftParen) }
    guard let opening = innermost(.interpolationStart) else { return single(.rightParen) }
    let index = tokens.endIndex
    single(.interpolationEnd)
    pair(openings[opening].token, index)
    openings.removeAll(from: opening)
    continueString(source)
  }

  /// Records that the token about to be emitted opens a bracket, an interpolation or a string.
  @inline(__always)
  mutating func push(_ kind: TokenKind) {
    openings.append(
      Opening(kind, token: tokens.endIndex, depth: openings.count + 1, within: openings.last))
  }

  /// The innermost open bracket of a kind within the current interpolation or condition, or `nil`:
  /// a `)` in an interpolation never closes a bracket outside.
  @inline(__always)
  private func innermost(_ kind: TokenKind) -> OpeningID? {
    guard let last = openings.last else { return nil }
    let position = last.depth(of: kind) - 1
    return position >= condition?.openings ?? 0 ? OpeningID(position: position) : nil
  }

  @inline(__always)
  mutating func pair(_ left: TokenID, _ right: TokenID) {
    tokens[left].partner = right
    tokens[right].partner = left
  }
}
