/// Parses functions, initializers, subscripts and macros with their parameters.
extension Parser {
  mutating func parseFunction(from start: Mark) {
    advance()
    let name = index
    if isName(tokens[index]) {
      advance()
    } else if operatorByte != 0 || kind == .regex {
      parseOperatorName()
    }
    parseSignature()
    if kind == .leftBrace { parseBlock() }
    finish(.function, from: start, token: name)
  }

  /// Parses the name of an operator function. A `<` at its end that begins generic parameters is
  /// not part of it, as in `func ==<T>(…)`.
  private mutating func parseOperatorName() {
    let token = tokens[index]
    let last = source[token.endOffset - 1]
    let next = self.token(ahead: 1)
    if last == UInt8(ascii: "<"),
      next.kind == .identifier || next.kind == .keyword && next.keyword == .let
    {
      split = token.length - 1  // all bytes but the `<` are consumed
      return
    }
    advance()
  }

  private mutating func parseSignature() {
    parseGenericParameters()
    if kind == .leftParen { parseParameters() }
    parseEffects()
    if consume(.arrow) {
      let type = mark
      parseResultType()
      finish(.returnType, from: type)
    }
    if at(.where) { parseWhereClause() }
  }

  /// Parses an initializer, subscript, macro or deinitializer from its keyword on.
  mutating func parseFunctionLike(_ keyword: Keyword, from start: Mark) {
    let name = index
    advance()
    switch keyword {
    case .`init`:
      if operatorByte == UInt8(ascii: "?") || operatorByte == UInt8(ascii: "!") {
        advanceOperatorByte()
      }
      parseSignature()
      if kind == .leftBrace { parseBlock(in: .initializerBody) }
      finish(.initializer, from: start, token: name)
    case .subscript:
      parseSignature()
      if kind == .leftBrace { parseAccessors() }
      finish(.subscriptDeclaration, from: start, token: name)
    case .macro:
      if isName(tokens[index]) { advance() }
      parseSignature()
      if consume(.equal) { parseExpression() }
      if at(.where) { parseWhereClause() }
      finish(.macroDeclaration, from: start, token: name + 1)
    default:
      parseEffects()
      if kind == .leftBrace { parseBlock() }
      finish(.otherDeclaration, from: start, token: name)
    }
  }

  /// Parses the parameters of a function, closure, enum case or macro, from their `(` on.
  mutating func parseParameters() {
    let end = tokens[index].partner
    advance()
    while kind != .rightParen, kind != .endOfFile {
      let before = index
      let parameter = mark
      parseAttributes()
      while keyword.isParameterModifier, kind == .identifier, isName(token(ahead: 1)) { advance() }
      var name = TokenID.none
      if isName(tokens[index]) {
        if kind(ahead: 1) == .colon {
          name = index
          advance()
        } else if isName(token(ahead: 1)), kind(ahead: 2) == .colon {
          name = index
          advance()
          advance()
        } else if isName(token(ahead: 1)),
          kind(ahead: 2) == .comma || kind(ahead: 2) == .rightParen, !keyword.precedesType
        {
          name = index  // two names without a type, in a closure
          advance()
          advance()
        }
      }
      if name == .none {
        name = isName(tokens[index]) ? index : .none
        parseType()
      } else if consume(.colon) {
        parseType()
      }
      parseEllipsis()
      if kind == .equal || atOperator(UInt8(ascii: "=")) {
        advance()
        parseExpression()
      }
      finish(.parameter, from: parameter, token: name)
      if consume(.comma) { continue }
      if kind == .rightParen { break }
      if end == .none || index >= end { break }
      if index == before { skipGroup() } else if kind != .rightParen { skipGroup() }
    }
    _ = consume(.rightParen)
  }
}
