/// Parses statements that branch or loop, with their conditions and patterns.
extension Parser {
  /// Parses an `if` from its keyword on; returns false only if it nests too deeply.
  @discardableResult
  mutating func parseIf() -> Bool {
    nested { parser in
      let start = parser.mark
      parser.advance()
      parser.parseConditions()
      if parser.kind == .leftBrace { parser.parseBlock() }
      if parser.consume(.else) {
        if parser.at(.if) {
          parser.parseIf()
        } else if parser.kind == .leftBrace {
          parser.parseBlock()
        }
      }
      parser.finish(.ifStatement, from: start)
      return true
    }
  }

  /// Parses a `switch` from its keyword on; returns false only if it nests too deeply.
  @discardableResult
  mutating func parseSwitch() -> Bool {
    nested { parser in
      let start = parser.mark
      parser.advance()
      parser.parseExpression(.condition)
      if parser.kind == .leftBrace, !parser.skipPlainGroup(from: parser.index) {
        parser.advance()
        parser.parseCases()
        _ = parser.consume(.rightBrace)
      }
      parser.finish(.switchStatement, from: start)
      return true
    }
  }

  private mutating func parseCases() {
    while kind != .rightBrace, kind != .endOfFile {
      let start = mark
      switch kind {
      case .poundIf, .poundElse, .poundElseif, .poundEndif, .semicolon:
        advance()
        continue
      case .at: parseAttributes()
      default: break
      }
      if consume(.case) {
        repeat {
          parsePattern()
          if consume(.where) { parseExpression() }
        } while consume(.comma)
        _ = consume(.colon)
      } else if consume(.default) {
        _ = consume(.colon)
      } else {
        if kind == .interpolationEnd || kind == .stringEnd { return }
        let before = index
        parseItem(in: .statements)
        if index == before { advance() }
        continue
      }
      parseCaseItems()
      finish(.switchCase, from: start)
    }
  }

  /// Parses a `do` with its `catch` clauses; returns false only if it nests too deeply.
  @discardableResult
  mutating func parseDo() -> Bool {
    nested { parser in
      let start = parser.mark
      parser.advance()
      parser.parseEffects()
      if parser.kind == .leftBrace { parser.parseBlock() }
      while parser.at(.catch) {
        let clause = parser.mark
        parser.advance()
        if parser.kind != .leftBrace {
          repeat {
            parser.parsePattern()
            if parser.consume(.where) { parser.parseExpression(.condition) }
          } while parser.consume(.comma)
        }
        if parser.kind == .leftBrace { parser.parseBlock() }
        parser.finish(.catchClause, from: clause)
      }
      parser.finish(.doStatement, from: start)
      return true
    }
  }

  mutating func parseFor() {
    let start = mark
    advance()
    if at(.try) { advance() }
    if at(contextual: .await), isName(token(ahead: 1)) || kind(ahead: 1) == .leftParen { advance() }
    if at(contextual: .unsafe), isName(token(ahead: 1)), token(ahead: 1).keyword != .in {
      advance()
    }
    if consume(.case) {
      parsePattern()
    } else {
      skipBindingWords()
      if kind == .leftParen { skipGroup() } else if isName(tokens[index]), !at(.in) { advance() }
    }
    if consume(.colon) { parseResultType() }
    if consume(.in) { parseExpression(.condition) }
    if consume(.where) { parseExpression(.condition) }
    if kind == .leftBrace { parseBlock() }
    finish(.forStatement, from: start)
  }

  // MARK: Conditions and patterns

  /// Parses the conditions of `if`, `guard` and `while`, up to the body.
  mutating func parseConditions() {
    while true {
      let before = index
      parseCondition()
      guard consume(.comma), index > before else { return }
    }
  }

  private mutating func parseCondition() {
    let start = mark
    switch keyword {
    case .case where kind == .keyword:
      advance()
      parsePattern()
      if consume(.colon) { parseType() }
      if consume(.equal) { parseExpression(.condition) }
      finish(.patternCondition, from: start)
    case .let where kind == .keyword, .var where kind == .keyword, .inout where kind == .keyword:
      advance()
      let name = index
      if bindsName() { advance() } else { parsePattern() }
      if consume(.colon) { parseType() }
      if kind == .equal || atOperator(UInt8(ascii: "=")) {
        advance()
        parseExpression(.condition)
      }
      finish(.optionalBinding, from: start, token: name)
    default: parseExpression(.condition)
    }
  }

  /// Steps over `let`, `var` and `inout`; a pattern can have several, as in `let var x`.
  mutating func skipBindingWords() {
    while at(.let) || at(.var) || at(.inout) { advance() }
  }

  /// True if the token after `let` is a name to be bound, and does not begin a pattern to match.
  private mutating func bindsName() -> Bool {
    guard kind == .identifier || at(.self) else { return false }
    let next = token(ahead: 1)
    switch next.kind {
    case .equal, .comma, .colon: return true
    case .leftBrace:
      let name = mark
      defer { restore(name) }
      advance()
      return !canBeTrailingClosure(.condition)
    default: return next.kind == .keyword && next.keyword == .else
    }
  }

  private mutating func parsePattern() {
    parseExpression([.condition, .pattern])
  }
}
