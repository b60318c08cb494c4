internal import LocalizationModel

/// Turns Swift source into tokens: comments nested to any depth, every form of string literal
/// with tokens for what is interpolated, regex literals told from division, operators with their
/// binding, `#if` lines.
///
/// No input makes it fail. What it cannot read ends at the line's end and is noted as a problem.
struct Lexer: ~Copyable {
  /// A condition on its way into the token of its directive.
  struct Condition {
    /// Index of the directive's token.
    var directive: Int
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
  var tokens: PlainBuffer<Token>
  var directives: ContiguousArray<Int> = []
  var remarks: [ByteRange] = []
  var problems: [LexicalProblem] = []
  var openings = PlainBuffer<Opening>(capacity: 64)
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
  /// Index of the last token that begins a string literal.
  var lastLiteral = 0
  /// Indices of the last brace and of the last word that introduces a type, 0 if something else
  /// was introduced behind it.
  var lastBrace = 0
  var lastTypeIntroducer = 0
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
    for depth in 0..<openings.count where openings[depth].kind == .stringStart {
      noteUnterminatedString(from: openings[depth].token)
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
  var previous: Token { tokens[tokens.count - 1] }

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
      lastBrace = tokens.count
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
    let index = tokens.count
    single(kind)
    guard let depth = depth(ofOpen: opener) else { return }
    let token = openings[depth].token
    pair(token, index)
    if lastLiteral > token { tokens[token].flags.insert(.holdsLiteral) }
    openings.removeLast(openings.count - depth)
  }

  /// A `)` closes a parenthesis or an interpolation, and after that the string goes on.
  private mutating func closeParenthesis(_ source: Span<UInt8>) {
    if depth(ofOpen: .leftParen) != nil { return close(.rightParen, .leftParen) }
    guard let depth = depth(ofOpen: .interpolationStart) else { return single(.rightParen) }
    let index = tokens.count
    single(.interpolationEnd)
    pair(openings[depth].token, index)
    openings.removeLast(openings.count - depth)
    continueString(source)
  }

  /// Notes that the token about to be emitted opens something.
  @inline(__always)
  mutating func push(_ kind: TokenKind) {
    openings.append(
      Opening(kind, token: tokens.count, depth: openings.count + 1, within: openings.last))
  }

  /// Index into `openings` of the innermost bracket of a kind, not looking past the interpolation
  /// or the condition that we are in.
  @inline(__always)
  private func depth(ofOpen kind: TokenKind) -> Int? {
    guard let last = openings.last else { return nil }
    let depth = last.depth(of: kind) - 1
    return depth >= condition?.openings ?? 0 ? depth : nil
  }

  @inline(__always)
  mutating func pair(_ left: Int, _ right: Int) {
    tokens[left].partner = UInt32(truncatingIfNeeded: right)
    tokens[right].partner = UInt32(truncatingIfNeeded: left)
  }
}
