extension Parser {
  /// Parses a type, which may be a function type.
  ///
  /// - Returns: True if there was a type. If false, the parser does not return to the start.
  @discardableResult
  mutating func parseType() -> Bool {
    nested { parser in
      let start = parser.mark
      parser.parseTypeSpecifiers()
      let specifiers = start.token..<parser.index
      guard parser.parseTypeParts() else {
        parser.recordRejectedTypeStarts(specifiers)
        return false
      }
      parser.finish(.type, from: start)
      return true
    }
  }

  /// Records in ``rejectedTypeStarts`` that no type begins with any `nonisolated` among these specifiers.
  /// Without this, a source with 20,000 of them before a number took 9 s.
  private mutating func recordRejectedTypeStarts(_ specifiers: Range<TokenID>) {
    guard isGuessing, stepsOverArguments else { return }
    var word = specifiers.lowerBound
    while word < specifiers.upperBound {
      if tokens[word].keyword == .nonisolated, !rejectedTypeStarts.insert(word).inserted { return }
      word = indexPastGroup(at: word) ?? word + 1
    }
  }

  private mutating func parseTypeParts() -> Bool {
    if isGuessing, at(contextual: .nonisolated), kind(ahead: 1) == .leftParen,
      !token(ahead: 1).startsLine
    {
      return false
    }
    if at(contextual: .any) || at(contextual: .some) || at(contextual: .each) { advance() }
    guard parseSimpleType(withMembers: true) else { return false }
    while kind != .prefixAmpersand, atOperator(UInt8(ascii: "&")) {
      advance()
      guard parseSimpleType(withMembers: true) else { return false }
    }
    guard arrowFollowsEffects else { return true }
    parseEffects()
    return consume(.arrow) && parseType()
  }

  /// Parses the type of a result or a variable, which can name its opaque types: `<T: P> (T, T)`.
  mutating func parseResultType() {
    parseGenericParameters()
    parseType()
  }

  /// Parses `repeat`, words such as `inout` and `sending`, attributes, and after them
  /// `nonisolated`.
  private mutating func parseTypeSpecifiers() {
    _ = consume(.repeat)
    while keyword.isTypeSpecifier || keyword == .nonisolated, parseTypeSpecifier() {}
    while kind == .at { parseAttribute(ofType: true) }
    while !isGuessing, keyword == .nonisolated, parseTypeSpecifier() {}
  }

  /// Steps over one word before a type, if the next token shows that it is not the type's name.
  private mutating func parseTypeSpecifier() -> Bool {
    guard kind == .identifier || at(.inout) else { return false }
    let next = token(ahead: 1)
    switch next.kind {
    case .identifier, .leftSquare, .at: break
    case .leftParen:
      guard keyword == .nonisolated else { break }
      guard !next.startsLine, !isGuessing || nonsendingFollows else { return false }
      advance()
      skipGroup()
      return true
    case .prefixOperator: guard next.detail == UInt8(ascii: "~") else { return false }
    case .keyword:
      switch next.keyword {
      case .selfType, .anyType, .inout, .var, .let: break
      default: return false
      }
    default: return false
    }
    advance()
    return true
  }

  /// True at the `~` of a suppressed conformance. Where an expression may stand, the `<~` of
  /// `Box<~Copyable>` is one operator, so that only a prefix `~` counts.
  private var atTilde: Bool {
    operatorByte == UInt8(ascii: "~") && (!isGuessing || kind == .prefixOperator)
  }

  /// Parses a type without arrow or `&`, with its members and `?`, `!`; returns false if there is
  /// none.
  @discardableResult
  mutating func parseSimpleType(withMembers: Bool) -> Bool {
    while atTilde { advanceOperatorByte() }
    switch kind {
    case .identifier where keyword == .wildcard && kind(ahead: 1) != .colonColon: advance()
    case .identifier:
      advance()
      let name = tokens[parseModuleSelector(from: index - 1)]
      if isGuessing, name.kind == .keyword, name.keyword != .anyType, name.keyword != .selfType {
        return false
      }
      if operatorByte == UInt8(ascii: "<"), !parseGenericArguments() { return false }
    case .keyword:
      switch keyword {
      case .self where isGuessing, .super where isGuessing: return false
      case .anyType: advance()
      case .selfType, .self, .super:
        advance()
        if operatorByte == UInt8(ascii: "<"), !parseGenericArguments() { return false }
      default: return false
      }
    case .leftParen: guard parseTupleType() else { return false }
    case .leftSquare: guard parseBracketType() else { return false }
    default: return false
    }
    return parseTypeSuffixes(withMembers: withMembers)
  }

  private mutating func parseTypeSuffixes(withMembers: Bool) -> Bool {
    while true {
      let byte = operatorByte
      if !startsLine, byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!"),
        split > 0 || kind == .postfixQuestion || kind == .exclamation || kind == .postfixOperator
      {
        advanceOperatorByte()
        continue
      }
      guard withMembers, kind == .period else { return true }
      guard isName(token(ahead: 1)) else { return !isGuessing }
      advance()
      advance()
      _ = parseModuleSelector(from: index)
      if operatorByte == UInt8(ascii: "<"), !parseGenericArguments() { return false }
    }
  }

  /// Parses `(A, name: B, C...)`.
  private mutating func parseTupleType() -> Bool {
    advance()
    while kind != .rightParen {
      let before = index
      // Up to two names and a colon may come first; attributes may stand before the type.
      if isName(tokens[index]), kind(ahead: 1) == .colon {
        advance()
        advance()
      } else if isName(tokens[index]), isName(token(ahead: 1)), kind(ahead: 2) == .colon {
        advance()
        advance()
        advance()
      }
      guard parseType() else { return false }
      parseEllipsis()
      if !consume(.comma) { break }
      if index == before { return false }
    }
    return consume(.rightParen)
  }

  mutating func parseEllipsis() {
    if kind == .postfixOperator || kind == .binaryOperator || kind == .prefixOperator, split == 0,
      spells(index, "...")
    {
      advance()
    }
  }

  /// Parses `[Element]`, `[Key: Value]` or `[3 of Element]`.
  private mutating func parseBracketType() -> Bool {
    advance()
    let isCount = kind == .number || operatorByte == UInt8(ascii: "-")
    guard parseGenericArgument() else { return false }
    if at(contextual: .of), !startsLine {
      advance()
      guard parseGenericArgument() else { return false }
    } else if isCount {
      return false
    } else if consume(.colon) {
      guard parseType() else { return false }
    }
    return consume(.rightSquare)
  }

  /// Parses `<A, B>` from its `<` on.
  ///
  /// - Returns: True if they are generic arguments. If false, the parser does not return to the
  ///   `<`.
  mutating func parseGenericArguments() -> Bool {
    let attempt = split == 0 && stepsOverArguments ? lessThan : nil
    let isClosed = nested { $0.parseGenericArgumentList() }
    if !isClosed, let attempt { rejectedLessThans.insert(attempt) }
    return isClosed
  }

  /// The `<` here, as an element of ``rejectedLessThans``.
  private var lessThan: LessThan { LessThan(token: index, isGuessed: isGuessing) }

  private mutating func parseGenericArgumentList() -> Bool {
    advanceOperatorByte()
    while operatorByte != UInt8(ascii: ">") {
      guard parseGenericArgument() else { return false }
      if !consume(.comma) { break }
    }
    guard operatorByte == UInt8(ascii: ">") else { return false }
    advanceOperatorByte()
    return true
  }

  /// Parses `<A, B>` from its `<` on if the tokens are generic arguments and `confirms` accepts the
  /// parser's state after them; otherwise returns to the `<`.
  mutating func tryGenericArguments(confirmedBy confirms: (borrowing Parser) -> Bool) {
    if split == 0, rejectedLessThans.contains(lessThan) { return }
    let start = mark
    let before = (stepsOverArguments, hasSteppedOverArguments)
    (stepsOverArguments, hasSteppedOverArguments) = (true, false)
    let isConfirmed = parseGenericArguments() && confirms(self)
    let isIncomplete = hasSteppedOverArguments
    stepsOverArguments = before.0
    hasSteppedOverArguments = before.1 || isIncomplete
    if !isConfirmed {
      restore(start)
    } else if isIncomplete, !stepsOverArguments {
      restore(start)
      _ = parseGenericArguments()
    }
  }

  /// Parses a type, or the number of a value generic.
  private mutating func parseGenericArgument() -> Bool {
    if operatorByte == UInt8(ascii: "-") {
      guard kind(ahead: 1) == .number else { return false }
      advanceOperatorByte()
    }
    if kind == .number, isInteger(tokens[index]) {
      advance()
      return true
    }
    return parseType()
  }

  private func isInteger(_ token: Token) -> Bool {
    let isHex = token.length > 1 && source[token.startOffset + 1] == UInt8(ascii: "x")
    return !source[token.startOffset..<token.endOffset].contains {
      $0 == UInt8(ascii: ".") || $0 | 0x20 == UInt8(ascii: isHex ? "p" : "e")
    }
  }

  /// Parses the generic parameters of a declaration: `<T: P, each U, let n: Int>`.
  mutating func parseGenericParameters() {
    guard operatorByte == UInt8(ascii: "<") else { return }
    advanceOperatorByte()
    while operatorByte != UInt8(ascii: ">"), kind != .endOfFile {
      let before = mark
      parseAttributes()
      if at(contextual: .each) || at(.let) { advance() }
      if isName(tokens[index]) { advance() }
      if consume(.colon) { parseType() }
      if at(.where) { parseWhereClause() }
      if !consume(.comma) { break }
      if index == before.token, split == before.split { break }
    }
    if operatorByte == UInt8(ascii: ">") { advanceOperatorByte() }
  }

  /// Parses `where T: P, T.A == B` from its keyword on.
  mutating func parseWhereClause() {
    guard consume(.where) else { return }
    while true {
      parseAttributes(ofType: true)
      guard parseGenericArgument() else { return }
      if consume(.colon) {
        parseType()
        if kind == .leftParen, !startsLine { skipGroup() }  // a layout constraint
      } else if kind == .binaryOperator, split == 0, spells(index, "==") {
        advance()
        _ = parseGenericArgument()
      }
      if !consume(.comma) { return }
    }
  }
}
