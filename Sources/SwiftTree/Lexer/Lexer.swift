internal import LocalizationModel

/// Turns Swift source into tokens: comments nested to any depth, every form of string literal
/// with tokens for what is interpolated, regex literals told from division, operators with their
/// binding, `#if` lines.
///
/// No input makes it fail. What it cannot read ends at the line's end and is noted as a problem.
struct Lexer: ~Copyable {
  /// A condition on its way into the token of its directive.
  struct Condition {
    /// The directive's token.
    var directive: TokenID
    /// Number of open brackets and of problems before it.
    var openings: Int
    var problems: Int
    /// Line breaks so far, and the offset of the first.
    var lines = 0
    var firstLineEnd = 0

    /// Lines that a condition in parentheses may take; more are no condition.
    static let lineLimit = 32
  }

  var offset = 0
  var tokens: PlainBuffer<TokenID, Token>
  var directives: ContiguousArray<TokenID> = []
  var remarks: [ByteRange] = []
  var problems: [LexicalProblem] = []
  var openings = PlainBuffer<OpeningID, Opening>(capacity: 64)
  /// Flags that the trivia before the next token earned it.
  var pending: Token.Flags = [.startsLine]
  /// The `#if` or `#elseif` condition that is being read.
  var condition: Condition?
  /// No extended regex literal that begins before this offset has an end: what was looked through
  /// in vain once is not looked through again.
  var regexlessEnd = 0
  /// The last run of `#` and the last runs of operator characters, without and with periods, so
  /// that a run that is many tokens is measured once.
  var pounds = 0..<0
  var operators = (plain: 0..<0, dotted: 0..<0)
  /// By number of pounds, a stretch without a quote that so many `#` follow, up to that quote or to
  /// the line's end.
  var unclosed: [Int: Range<Int>] = [:]
  /// Bytes that were looked at ahead of their token.
  var bytesAhead = 0
  /// The last token that begins a string literal.
  var lastLiteral = TokenID.none
  /// The last brace and the last word that introduces a type, none if something else was introduced
  /// behind it.
  var lastBrace = TokenID.none
  var lastTypeIntroducer = TokenID.none
  /// Whether a text of several lines had the marker that opens a merge conflict.
  var hasConflictInText = false
  /// Whether bodies without a literal are lexed as two braces.
  let leavesOutBodies: Bool
  var plainBodies = PlainBodies()
  let keywords = Keyword.table

  /// - Parameters:
  ///   - source: At most 4 GiB; the caller has made sure.
  ///   - leavesOutBodies: Give no tokens for what stands in the braces of functions and closures
  ///     without a string literal.
  static func tokens(of source: Span<UInt8>, leavesOutBodies: Bool = false) -> TokenBuffer {
    var lexer = Lexer(capacity: source.count / 4 + 16, leavesOutBodies: leavesOutBodies)
    lexer.run(source)
    return TokenBuffer(
      tokens: lexer.tokens, directives: lexer.directives, remarks: lexer.remarks,
      problems: lexer.problems, bytesAhead: lexer.bytesAhead + lexer.plainBodies.bytesAhead)
  }

  private init(capacity: Int, leavesOutBodies: Bool) {
    tokens = PlainBuffer(capacity: capacity)
    self.leavesOutBodies = leavesOutBodies
  }

  private mutating func run(_ source: Span<UInt8>) {
    tokens.append(Token(start: 0, end: 0, kind: .endOfFile))
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

  /// The byte at a place, 0 past the end.
  @inline(__always)
  func byte(_ offset: Int, _ source: Span<UInt8>) -> UInt8 {
    offset < source.count ? source[offset] : 0
  }

  /// The token before the next one.
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
    case UInt8(ascii: ":"):  // a single one is among the names
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
        noteRemark(from: start, to: offset, source)
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
    default:  // control characters, DEL and a stray ' are nothing in Swift
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

  /// A `)` closes a parenthesis or an interpolation, and after that the string goes on.
  private mutating func closeParenthesis(_ source: Span<UInt8>) {
    if innermost(.leftParen) != nil { return close(.rightParen, .leftParen) }
    guard let opening = innermost(.interpolationStart) else { return single(.rightParen) }
    let index = tokens.endIndex
    single(.interpolationEnd)
    pair(openings[opening].token, index)
    openings.removeAll(from: opening)
    continueString(source)
  }

  /// Notes that the token about to be emitted opens something.
  @inline(__always)
  mutating func push(_ kind: TokenKind) {
    openings.append(
      Opening(kind, token: tokens.endIndex, depth: openings.count + 1, within: openings.last))
  }

  /// The innermost bracket of a kind that is open, not looking past the interpolation or the
  /// condition that we are in.
  @inline(__always)
  private func innermost(_ kind: TokenKind) -> OpeningID? {
    guard let last = openings.last else { return nil }
    let around = last.depth(of: kind) - 1
    return around >= condition?.openings ?? 0 ? OpeningID(position: around) : nil
  }

  @inline(__always)
  mutating func pair(_ left: TokenID, _ right: TokenID) {
    tokens[left].partner = right
    tokens[right].partner = left
  }
}
