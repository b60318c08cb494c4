extension Parser {
  /// Parses the suffixes of a postfix expression: members, calls, subscripts, trailing closures,
  /// `?`, `!` and postfix operators.
  mutating func parseSuffixes(from start: Mark, _ context: Context) {
    while true {
      if split > 0 {
        guard operatorByte == UInt8(ascii: "?") || operatorByte == UInt8(ascii: "!") else { return }
        advanceOperatorByte()
        finish(.postfix, from: start)
        continue
      }
      switch kind {
      case .period:
        guard parseMember(from: start) else { return }
      case .leftParen where !startsLine:
        parseCall(from: start, context)
      case .leftSquare where !startsLine:
        advance()
        parseArguments(until: .rightSquare, context.intersection(.pattern))
        if kind == .leftBrace, !context.contains(.condition), canBeTrailingClosure(context) {
          parseTrailingClosures()
        }
        finish(.subscripting, from: start)
      case .leftBrace:
        guard takesTrailingClosure(nodes[nodes.endIndex - 1].kind), canBeTrailingClosure(context)
        else { return }
        parseTrailingClosures()
        finish(.call, from: start)
        if kind == .leftBrace { return }
      case .postfixQuestion, .exclamation, .postfixOperator:
        advance()
        finish(.postfix, from: start)
      case .poundIf:
        guard parsePostfixIfConfig(from: start, context) else { return }
      default: return
      }
    }
  }

  private mutating func parseMember(from start: Mark) -> Bool {
    let next = token(ahead: 1)
    guard isName(next) || next.kind == .number else {
      // A period without a name is code being typed; the missing member makes no node.
      return false
    }
    advance()
    advance()
    let name = parseModuleSelector(from: index - 1)
    if next.kind != .number { parseArgumentNames() }
    parseGenericArgumentsIfAny()
    finish(.member, from: start, token: name)
    return true
  }

  private mutating func parseCall(from start: Mark, _ context: Context) {
    let parenthesis = index
    advance()
    parseArguments(until: .rightParen, context.intersection(.pattern))
    if kind == .leftBrace, !context.contains(.condition), canBeTrailingClosure(context) {
      parseTrailingClosures()
    }
    finish(.call, from: start, token: parenthesis)
  }

  /// True unless the expression is a literal, which cannot be called: a brace after a literal
  /// begins something else.
  private func takesTrailingClosure(_ kind: SyntaxKind) -> Bool {
    switch kind {
    case .literal, .string, .regex, .array, .dictionary: false
    default: true
    }
  }

  // MARK: Trailing closures

  /// True if the brace here can begin a trailing closure. It cannot if a `case` or an observer
  /// follows it; where a statement's body is expected, the token after the closing brace decides.
  mutating func canBeTrailingClosure(_ context: Context) -> Bool {
    let next = token(ahead: 1)
    if next.keyword == .case, next.kind == .keyword { return false }
    if beginsObservers { return false }
    guard context.contains(.condition) else { return true }
    let brace = tokens[index].flags
    if brace.contains(.lacksBodyTokens) ? brace.contains(.startsLineInside) : next.startsLine {
      return false
    }
    guard let past = indexPastGroup(at: index), past < tokens.endIndex else { return false }
    return continuesCondition(peek(at: past)) && !holdsDirective(index..<past)
  }

  /// True if a token after a closing brace shows that the brace did not close a statement's body.
  private func continuesCondition(_ token: Token) -> Bool {
    switch token.kind {
    case .leftBrace, .comma: true
    case .keyword where token.keyword == .where: true
    case .keyword where token.keyword == .is || token.keyword == .as: !token.startsLine
    case .leftSquare, .leftParen, .period, .postfixQuestion, .infixQuestion, .exclamation,
      .colon, .equal, .postfixOperator, .binaryOperator:
      !token.startsLine
    default: false
    }
  }

  /// True if an `#if` is among the tokens. The official parser ends its look-ahead there and never
  /// sees the token after the closing brace.
  private mutating func holdsDirective(_ range: Range<TokenID>) -> Bool {
    range.contains { tokens[$0].kind == .poundIf }
  }

  /// True if `willSet`, `didSet` or `init`, perhaps after attributes, follows the brace here.
  var beginsObservers: Bool {
    mutating get {
      var ahead = index + 1
      while ahead + 1 < tokens.endIndex, peek(at: ahead).kind == .at {
        ahead += 1
        guard peek(at: ahead).kind == .identifier else { return false }
        if spells(ahead, "_accessorBlock") { return true }
        ahead += 1
        if peek(at: ahead).kind == .leftParen {
          guard let past = indexPastGroup(at: ahead), past < tokens.endIndex else { return false }
          ahead = past
        }
      }
      let keyword = peek(at: ahead).keyword
      return keyword == .willSet || keyword == .didSet || keyword == .`init`
    }
  }

  /// Parses a trailing closure and the labelled ones that follow it.
  mutating func parseTrailingClosures() {
    let first = mark
    parseClosure()
    finish(.trailingClosure, from: first)
    while isName(tokens[index]), split == 0, kind(ahead: 1) == .colon,
      kind(ahead: 2) == .leftBrace, !at(.default)
    {
      let start = mark
      let label = index
      advance()
      advance()
      parseClosure()
      finish(.trailingClosure, from: start, token: label)
    }
  }

  // MARK: Conditional suffixes

  /// Parses `#if` in a chain of members: each branch holds suffixes of the expression before it.
  private mutating func parsePostfixIfConfig(from start: Mark, _ context: Context) -> Bool {
    if !poundIfs.contains(index) {
      var end = index
      while peek(at: end).kind == .poundIf, !peek(at: end).flags.contains(.multiline) { end += 1 }
      poundIfs = index..<end
    }
    let ahead = poundIfs.upperBound
    guard peek(at: ahead).kind == .period, ahead + 1 < tokens.endIndex, isName(peek(at: ahead + 1))
    else { return false }
    return nested {
      $0.parsePostfixBranches(context)
      $0.finish(.postfixIfConfig, from: start)
      return true
    }
  }

  private mutating func parsePostfixBranches(_ context: Context) {
    advance()
    while true {
      switch kind {
      case .period:
        let branch = mark
        guard parseImplicitMember(withGenericArguments: true) else { return }
        parseSuffixes(from: branch, context)
        finish(.postfixBranch, from: branch)
      case .poundIf:
        guard nested({ $0.parseNestedPostfixIfConfig(context) }) else { return }
      case .poundElse, .poundElseif: advance()
      case .poundEndif:
        advance()
        return
      default: return
      }
    }
  }

  private mutating func parseNestedPostfixIfConfig(_ context: Context) -> Bool {
    let branch = mark
    parsePostfixBranches(context)
    finish(.postfixIfConfig, from: branch)
    parseSuffixes(from: branch, context)
    return true
  }
}
