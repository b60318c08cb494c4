extension Parser {
  /// Parses items up to `end`, which is not consumed.
  mutating func parseItems(until end: TokenKind, in list: ItemList) {
    while kind != .endOfFile {
      if kind == .rightBrace {
        if end == .rightBrace { return }
        advance()  // a stray brace
        continue
      }
      if kind == .interpolationEnd || kind == .stringEnd { return }
      let before = index
      let splitBefore = split
      parseItem(in: list)
      if index == before, split == splitBefore { advance() }
    }
  }

  /// Parses the items of a `switch` case.
  mutating func parseCaseItems() {
    while true {
      switch kind {
      case .endOfFile, .rightBrace, .interpolationEnd, .stringEnd: return
      case .keyword where keyword == .case || keyword == .default: return
      case .at where spells(index + 1, "unknown"): return
      case .poundIf, .poundElse, .poundElseif, .poundEndif:
        if directivePrecedesCase { return }
        skipDirectives()
      default:
        let before = index
        parseItem(in: .statements)
        if index == before { advance() }
      }
    }
  }

  /// True if another case or the end of the `switch` follows the directives here.
  private var directivePrecedesCase: Bool {
    mutating get {
      var ahead = index
      while true {
        switch peek(at: ahead).kind {
        case .poundIf, .poundElse, .poundElseif, .poundEndif: ahead += 1
        case .keyword:
          return peek(at: ahead).keyword == .case || peek(at: ahead).keyword == .default
        case .rightBrace: return true
        case .at: return spells(ahead + 1, "unknown")
        default: return false
        }
      }
    }
  }

  private mutating func skipDirectives() {
    while true {
      switch kind {
      case .poundIf, .poundElse, .poundElseif, .poundEndif: advance()
      default: return
      }
    }
  }

  mutating func parseBlock(in list: ItemList = .statements) {
    let start = mark
    if list != .members, kind == .leftBrace, skipPlainGroup(from: index) {
      finish(.block, from: start)
      return
    }
    // Only bodies that the parser skips may lack tokens. The lexer took this body for a function's.
    if tokens[index].flags.contains(.lacksBodyTokens) { lacksTokens = true }
    let isOpen = nested {
      guard $0.consume(.leftBrace) else { return false }
      $0.parseItems(until: .rightBrace, in: list)
      _ = $0.consume(.rightBrace)
      return true
    }
    if isOpen || index > start.token { finish(.block, from: start) }
  }

  mutating func parseItem(in list: ItemList) {
    switch kind {
    case .semicolon, .poundIf, .poundElse, .poundElseif, .poundEndif:
      advance()
      return
    default: break
    }
    let start = mark
    if kind == .at {
      parseAttributes()
      if beginsDeclaration(in: list) || keyword == .`init` {
        return parseDeclaration(from: start)
      }
      if kind == .pound { _ = parseMacro([]) }
      return
    }
    if beginsDeclaration(in: list) { return parseDeclaration(from: start) }
    if kind == .pound, token(ahead: 1).keyword == .sourceLocation {
      advance()
      advance()
      if kind == .leftParen { skipGroup() }
      return
    }
    if kind == .keyword || kind == .identifier, parseStatement() { return }
    parseExpression()
  }

  // MARK: Statements

  private mutating func parseStatement() -> Bool {
    let start = mark
    if isName(tokens[index]), kind(ahead: 1) == .colon, kind == .identifier {
      switch token(ahead: 2).keyword {
      case .for, .while, .repeat, .if, .switch, .do:
        advance()
        advance()
      default: return false
      }
    }
    guard kind == .keyword else { return parseContextualStatement() }
    switch keyword {
    case .if: parseIf()
    case .switch: parseSwitch()
    case .do: parseDo()
    case .guard:
      parseGuard(from: start)
      return true
    case .while:
      advance()
      parseConditions()
      if kind == .leftBrace { parseBlock() }
      finish(.whileStatement, from: start)
      return true
    case .repeat where kind(ahead: 1) == .leftBrace:
      advance()
      parseBlock()
      if consume(.while) { parseExpression() }
      finish(.repeatStatement, from: start)
      return true
    case .for:
      parseFor()
      return true
    case .defer:
      advance()
      if kind == .leftBrace { parseBlock() }
      finish(.deferStatement, from: start)
      return true
    case .return:
      advance()
      if !endsReturn() { parseExpression() }
      finish(.returnStatement, from: start)
      return true
    case .throw:
      advance()
      parseExpression()
      finish(.throwStatement, from: start)
      return true
    case .break, .continue:
      advance()
      if kind == .identifier, !startsLine { advance() }
      finish(.otherStatement, from: start)
      return true
    case .fallthrough:
      advance()
      finish(.otherStatement, from: start)
      return true
    default: return false
    }
    if at(.as) {  // `switch x { … } as T` as a statement
      advance()
      if kind == .postfixQuestion || kind == .exclamation { advance() }
      parseType()
      finish(.cast, from: start)
    }
    return true
  }

  private mutating func parseGuard(from start: Mark) {
    advance()
    parseConditions()
    _ = consume(.else)
    if kind == .leftBrace { parseBlock() }
    finish(.guardStatement, from: start)
  }

  /// True if a `return` has no value: a new item, a closing brace, a `;` or a directive follows.
  private mutating func endsReturn() -> Bool {
    if startsLine, beginsDeclaration(in: .statements) { return true }
    switch kind {
    case .at where startsLine:
      // The arguments of attributes are stepped over, because the caller parses them afterwards.
      let start = mark
      let before = (stepsOverArguments, hasSteppedOverArguments)
      stepsOverArguments = true
      defer {
        restore(start)
        (stepsOverArguments, hasSteppedOverArguments) = before
      }
      parseAttributes()
      return beginsDeclaration(in: .statements)
    case .rightBrace, .semicolon, .endOfFile, .poundElse, .poundElseif, .poundEndif, .poundIf:
      return true
    case .identifier where keyword == .yield || keyword == .discard:
      return precedesOperand(acceptingClosure: false, [])
    case .keyword:
      switch keyword {
      case .case, .default: return true
      case .var, .let, .func, .guard, .for, .while, .return, .struct, .class, .enum, .defer,
        .throw, .break, .continue, .import, .typealias, .extension, .protocol, .static, .public,
        .private, .internal, .fileprivate, .fallthrough:
        return true
      default: return false
      }
    default: return false
    }
  }

  /// Parses `yield x` and `discard self`.
  private mutating func parseContextualStatement() -> Bool {
    guard keyword == .yield || keyword == .discard,
      precedesOperand(acceptingClosure: false, [])
    else { return false }
    let start = mark
    advance()
    parseExpression()
    finish(.otherStatement, from: start)
    return true
  }
}
