extension Parser {
  /// Parses a closure from its `{` on.
  mutating func parseClosure() {
    let start = mark
    if skipPlainGroup(from: index) {
      finish(.closure, from: start)
      return
    }
    // If it nests too deeply, its tokens are skipped; the node is made all the same.
    _ = nested {
      $0.advance()
      if $0.hasClosureSignature { $0.parseClosureSignature() }
      $0.parseItems(until: .rightBrace, in: .statements)
      _ = $0.consume(.rightBrace)
      return true
    }
    finish(.closure, from: start)
  }

  /// True if the tokens up to an `in` can be a closure's captures, parameters, effects and return
  /// type.
  private var hasClosureSignature: Bool {
    mutating get {
      var ahead = index
      while peek(at: ahead).kind == .at {
        ahead += 2
        while ahead + 1 < tokens.endIndex, peek(at: ahead).kind == .period { ahead += 2 }
        guard ahead < tokens.endIndex else { return false }
        if peek(at: ahead).kind == .leftParen, !peek(at: ahead).afterSpace {
          guard let past = indexPastGroup(at: ahead), past < tokens.endIndex else { return false }
          ahead = past
        }
      }
      if peek(at: ahead).kind == .leftSquare {
        guard let past = indexPastGroup(at: ahead), past < tokens.endIndex else { return false }
        ahead = past
      }
      if peek(at: ahead).kind == .leftParen {
        guard let past = indexPastGroup(at: ahead), past < tokens.endIndex else { return false }
        ahead = past
      } else if peek(at: ahead).kind == .identifier, !isEffect(peek(at: ahead)) || isLoneName(ahead)
      {
        ahead += 1
        while ahead + 1 < tokens.endIndex, peek(at: ahead).kind == .comma,
          peek(at: ahead + 1).kind == .identifier
        {
          ahead += 2
        }
      }
      while ahead < tokens.endIndex, isEffect(peek(at: ahead)) {
        ahead += 1
        if peek(at: ahead).kind == .leftParen {
          guard let past = indexPastGroup(at: ahead), past < tokens.endIndex else { return false }
          ahead = past
        }
      }
      if peek(at: ahead).kind == .arrow {
        guard let past = indexPastReturnType(ahead + 1) else { return false }
        ahead = past
      }
      return peek(at: ahead).kind == .keyword && peek(at: ahead).keyword == .in
    }
  }

  /// True if the word is a closure's parameter, even if it is an effect's keyword such as `async`.
  private func isLoneName(_ index: TokenID) -> Bool {
    let next = peek(at: index + 1)
    return next.kind == .comma || next.kind == .keyword && next.keyword == .in
  }

  private func isEffect(_ token: Token) -> Bool {
    switch token.keyword {
    case .async, .throws, .rethrows, .reasync: true
    default: false
    }
  }

  /// Returns the index of the `in` after a return type, or `nil` if the tokens there cannot be a
  /// type.
  private mutating func indexPastReturnType(_ start: TokenID) -> TokenID? {
    var ahead = start
    while ahead < tokens.endIndex {
      let token = peek(at: ahead)
      switch token.kind {
      case .keyword:
        switch token.keyword {
        case .in: return ahead
        case .anyType, .selfType, .self, .inout, .throws, .rethrows, .repeat: ahead += 1
        default: return nil
        }
      case .identifier, .period, .comma, .arrow, .at, .colon, .binaryOperator, .prefixOperator,
        .postfixOperator, .postfixQuestion, .exclamation, .number:
        ahead += 1
      case .leftParen, .leftSquare:
        guard let past = indexPastGroup(at: ahead) else { return nil }
        ahead = past
      default: return nil
      }
    }
    return nil
  }

  private mutating func parseClosureSignature() {
    parseAttributes()
    if kind == .leftSquare { parseCaptures() }
    if kind == .leftParen {
      parseParameters()
    } else {
      while kind == .identifier, !isEffect(tokens[index]) || isLoneName(index) {
        let parameter = mark
        advance()
        finish(.parameter, from: parameter, token: parameter.token)
        if !consume(.comma) { break }
      }
    }
    parseEffects()
    if consume(.arrow) {
      let type = mark
      parseType()
      finish(.returnType, from: type)
    }
    _ = consume(.in)
  }

  private mutating func parseCaptures() {
    let end = tokens[index].partner
    advance()
    while index < end {
      let before = index
      if keyword == .weak || keyword == .unowned,
        isName(token(ahead: 1)) || kind(ahead: 1) == .leftParen
      {
        advance()
        if kind == .leftParen { skipGroup() }
      }
      if isName(tokens[index]), kind(ahead: 1) == .equal {
        advance()
        advance()
      }
      parseExpression()
      if !consume(.comma), index < end { skipGroup() }
      if index == before { break }
    }
    index = max(end, index)
    split = 0
    _ = consume(.rightSquare)
  }

  /// True if an arrow is here, perhaps after effects. The thrown type is stepped over and not
  /// parsed: it can hold expressions, which would be read twice at each level of nesting.
  ///
  /// The getter is `mutating`, as ``beginsDeclaration(in:)`` is, so that the parser is not copied.
  var arrowFollowsEffects: Bool {
    mutating get {
      guard split == 0 else { return false }
      var ahead = index
      while isEffect(peek(at: ahead)) {
        let isThrows = peek(at: ahead).keyword == .throws
        ahead += 1
        if isThrows, peek(at: ahead).kind == .leftParen {
          guard let past = indexPastGroup(at: ahead) else { return false }
          ahead = past
        }
      }
      return peek(at: ahead).kind == .arrow
    }
  }

  /// Parses `async`, `throws(E)` and the like.
  mutating func parseEffects() {
    while isEffect(tokens[index]), split == 0 {
      let isThrows = keyword == .throws
      advance()
      if isThrows, kind == .leftParen {
        advance()
        parseType()
        if kind != .rightParen { continue }
        advance()
      }
    }
  }
}
