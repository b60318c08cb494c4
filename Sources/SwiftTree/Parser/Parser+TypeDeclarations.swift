/// Parses types, their cases and aliases, imports and operator declarations.
extension Parser {
  mutating func parseTypeDeclaration(_ keyword: Keyword, from start: Mark) {
    advance()
    let name = index
    if keyword == .extension {
      parseType()
    } else {
      if isName(tokens[index]) { advance() }
      // A protocol's primary associated types look like generic parameters.
      parseGenericParameters()
    }
    if consume(.colon) {
      repeat {
        let type = mark
        parseAttributes(ofType: true)
        if at(.class) { advance() } else { parseType() }
        finish(.inheritedType, from: type)
      } while consume(.comma)
    }
    if at(.where) { parseWhereClause() }
    if kind == .leftBrace { parseBlock(in: .members) }
    finish(.typeDeclaration, from: start, token: name, detail: keyword)
  }

  mutating func parseEnumCase(from start: Mark) {
    advance()
    repeat {
      let element = mark
      let name = index
      guard isName(tokens[index]) else { break }
      advance()
      if kind == .leftParen, !startsLine { parseParameters() }
      if consume(.equal) { parseExpression() }
      finish(.enumElement, from: element, token: name)
    } while consume(.comma)
    finish(.enumCase, from: start)
  }

  mutating func parseTypeAlias(from start: Mark) {
    advance()
    let name = index
    if isName(tokens[index]) { advance() }
    parseGenericParameters()
    if consume(.colon) {
      repeat { parseType() } while consume(.comma)
    }
    if kind == .equal || atOperator(UInt8(ascii: "=")) {
      advance()
      parseType()
    }
    if at(.where) { parseWhereClause() }
    finish(.typeAlias, from: start, token: name)
  }

  mutating func parseImport(from start: Mark) {
    advance()
    if isName(tokens[index]), isName(token(ahead: 1)), !token(ahead: 1).startsLine { advance() }
    if isName(tokens[index]) { advance() }
    while kind == .period, isName(token(ahead: 1)) || token(ahead: 1).detail != 0 {
      advance()
      advance()
    }
    finish(.importDeclaration, from: start)
  }

  mutating func parseOperatorDeclaration(from start: Mark) {
    let isGroup = keyword == .precedencegroup
    advance()
    advance()  // the operator or the name
    if isGroup {
      if kind == .leftBrace { skipGroup() }
    } else {
      if consume(.colon) {
        repeat { if isName(tokens[index]) { advance() } } while consume(.comma)
      }
      if kind == .leftBrace, !startsLine { skipGroup() }
    }
    finish(.otherDeclaration, from: start)
  }
}
