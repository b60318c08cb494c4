extension Parser {
  /// Restrictions on an expression from its surroundings.
  struct Context: OptionSet {
    let rawValue: UInt8
    /// Before the body of a statement, where `{` usually begins that body, not a closure.
    static let condition = Context(rawValue: 1)
    /// In a pattern, where `let x` binds and `=` ends the expression.
    static let pattern = Context(rawValue: 2)
  }

  /// Parses an expression with its binary operators. Precedence is ignored: the operands of a chain
  /// are children of one `operation` node.
  ///
  /// - Returns: True if there was an expression; its node is then the last.
  @discardableResult
  mutating func parseExpression(_ context: Context = []) -> Bool {
    nested { $0.parseSequence(context) }
  }

  private mutating func parseSequence(_ context: Context) -> Bool {
    let start = mark
    guard parseElement(context) else { return false }
    var operands = 1
    while true {
      switch kind {
      case .binaryOperator:
        let before = mark
        advance()
        guard parseElement(context) else {
          restore(before)
          close(operands, from: start)
          return true
        }
        operands += 1
      case .infixQuestion:
        close(operands, from: start)
        advance()
        parseExpression(context)
        guard consume(.colon) else { return true }
        parseExpression(context)
        finish(.ternary, from: start)
        return true
      case .equal where !context.contains(.pattern):
        close(operands, from: start)
        advance()
        parseExpression(context)
        finish(.assignment, from: start)
        return true
      case .keyword where keyword == .as || keyword == .is:
        close(operands, from: start)
        operands = 1
        let token = index
        advance()
        if kind == .postfixQuestion || kind == .exclamation { advance() }
        parseType()
        finish(.cast, from: start, token: token)
      case .arrow,
        .keyword where keyword == .throws,
        .identifier
      where keyword == .async && (kind(ahead: 1) == .arrow || token(ahead: 1).keyword == .throws):
        guard parseArrow() else {
          close(operands, from: start)
          return true
        }
        if parseElement(context) { operands += 1 }
      default:
        close(operands, from: start)
        return true
      }
    }
  }

  /// Makes an `operation` of the operands parsed since `start`, if there are several.
  private mutating func close(_ operands: Int, from start: Mark) {
    if operands > 1 { finish(.operation, from: start) }
  }

  /// Parses the arrow of a function type that stands where an expression is expected.
  private mutating func parseArrow() -> Bool {
    guard arrowFollowsEffects else { return false }
    parseEffects()
    return consume(.arrow)
  }

  // MARK: Elements

  /// Parses one operand of a chain, with the words before it such as `try` and `await`.
  private mutating func parseElement(_ context: Context) -> Bool {
    switch kind {
    case .keyword:
      switch keyword {
      case .try:
        let start = mark
        advance()
        if kind == .exclamation || kind == .postfixQuestion { advance() }
        return parseOperand(of: start, context)
      case .repeat:
        let start = mark
        advance()
        parseExpression(context)
        finish(.effect, from: start)
        return true
      case .inout where !context.contains(.pattern): return parseTypeExpression()
      case .let, .var, .inout:
        guard context.contains(.pattern) else { return false }
        let start = mark
        advance()
        parseExpression(context)
        finish(.binding, from: start)
        return true
      case .is where context.contains(.pattern):
        advance()
        return parseTypeExpression()
      default: return parseUnary(context)
      }
    case .at: return parseTypeExpression()
    case .identifier:
      switch keyword {
      case .await:
        let start = mark
        advance()
        return parseOperand(of: start, context)
      case .unsafe where precedesOperand(acceptingClosure: true, context),
        .borrow where precedesOperand(acceptingClosure: false, context),
        .copy where precedesOperand(acceptingClosure: false, context),
        .consume where precedesOperand(acceptingClosure: false, context),
        .each where precedesOperand(acceptingClosure: false, context):
        let start = mark
        advance()
        return parseOperand(of: start, context)
      case .any where precedesOperand(acceptingClosure: false, context) || tildeFollows:
        return parseTypeExpression()
      case .nonisolated where nonsendingFollows && beginsType():
        return parseTypeExpression()
      default: return parseUnary(context)
      }
    default: return parseUnary(context)
    }
  }

  /// True if `(nonsending)` follows on the line, which makes `nonisolated` a part of a type even
  /// where it could be a function's name.
  var nonsendingFollows: Bool {
    kind(ahead: 1) == .leftParen && !token(ahead: 1).afterSpace
      && spells(index + 2, "nonsending") && !token(ahead: 2).startsLine
      && kind(ahead: 3) == .rightParen && !token(ahead: 3).startsLine
  }

  /// True if a type begins here. The parser's position does not change. Arguments of attributes are
  /// stepped over, so that types nested in them are not tried again at every level.
  private mutating func beginsType() -> Bool {
    if rejectedTypeStarts.contains(index) { return false }
    let start = mark
    let before = (isGuessing, stepsOverArguments, hasSteppedOverArguments)
    (isGuessing, stepsOverArguments) = (true, true)
    defer {
      restore(start)
      (isGuessing, stepsOverArguments, hasSteppedOverArguments) = before
    }
    return parseType()
  }

  private var tildeFollows: Bool {
    kind(ahead: 1) == .prefixOperator && token(ahead: 1).detail == UInt8(ascii: "~")
  }

  /// Parses the operand of `try`, `await` or a similar word; the word alone counts as an
  /// expression.
  private mutating func parseOperand(of start: Mark, _ context: Context) -> Bool {
    let hasOperand = nested { $0.parseElement(context) }
    finish(.effect, from: start)
    return hasOperand || index > start.token
  }

  /// Parses a type that stands where an expression is expected. If the tokens turn out to be no
  /// type, the part read still counts as one: to read it again as an expression would take
  /// exponential time where such types nest.
  private mutating func parseTypeExpression() -> Bool {
    let start = mark
    guard parseType() || index > start.token else { return false }
    finish(.typeExpression, from: start)
    return true
  }

  /// True if the contextual keyword here, such as `copy`, is followed by an operand, so that it is
  /// not a name.
  mutating func precedesOperand(acceptingClosure: Bool, _ context: Context) -> Bool {
    let next = token(ahead: 1)
    if next.startsLine { return false }
    switch next.kind {
    case .identifier, .dollarIdentifier, .number, .string, .stringStart, .regex,
      .prefixAmpersand, .prefixOperator, .at, .backslash, .pound:
      return true
    case .keyword:
      switch next.keyword {
      case .anyType, .selfType, .self, .super, .`init`, .true, .false, .nil, .repeat, .try, .if,
        .switch:
        return true
      default: return false
      }
    case .period, .leftParen, .leftSquare: return acceptingClosure && next.afterSpace
    case .leftBrace where acceptingClosure:
      let word = mark
      defer { restore(word) }
      advance()
      return canBeTrailingClosure(context)
    default: return false
    }
  }

  // MARK: Prefixes

  mutating func parseUnary(_ context: Context) -> Bool {
    switch kind {
    case .keyword where keyword == .if: return parseIf()
    case .keyword where keyword == .switch: return parseSwitch()
    case .keyword where keyword == .do: return parseDo()
    case .prefixAmpersand, .prefixOperator:
      let start = mark
      advance()
      guard nested({ $0.parseUnary(context) }) else {
        if index > start.token + 1 { return true }
        restore(start)
        return false
      }
      finish(.prefix, from: start)
      return true
    case .backslash: return parseKeyPath(context)
    default:
      let start = mark
      guard parsePrimary(context) else { return false }
      parseSuffixes(from: start, context)
      return true
    }
  }

  // MARK: Key paths

  /// Parses `\Root.a?.b[0]`. A key path cannot be called, so no suffix is read after it.
  private mutating func parseKeyPath(_ context: Context) -> Bool {
    let start = mark
    advance()
    let isRooted = kind != .period && operatorByte != UInt8(ascii: ".")
    if isRooted { parseSimpleType(withMembers: false) }
    while true {
      switch kind {
      case .period:
        advance()
        if kind == .leftSquare { continue }
        guard isName(tokens[index]) || kind == .number else { break }
        advance()
        parseArgumentNames()
        parseGenericArgumentsIfAny()
        continue
      case .leftSquare where !startsLine:
        advance()
        parseArguments(until: .rightSquare, context.intersection(.pattern))
        continue
      case .postfixQuestion, .exclamation:
        advance()
        continue
      case .prefixOperator, .binaryOperator, .postfixOperator:
        guard isKeyPathPunctuation(tokens[index]) else { break }
        advance()
        // `.?.name` may be lexed with its last period: a name follows then.
        if source[tokens[index - 1].endOffset - 1] == UInt8(ascii: "."), isName(tokens[index]) {
          advance()
        }
        continue
      default: break
      }
      break
    }
    finish(.keyPath, from: start)
    return true
  }

  /// True if a token consists of `?` and `!` with single periods between them; `..` is an operator.
  private mutating func isKeyPathPunctuation(_ token: Token) -> Bool {
    guard split == 0 else { return false }
    var hasMark = false
    var previous: UInt8 = 0
    for offset in token.startOffset..<token.endOffset {
      switch source[offset] {
      case UInt8(ascii: ".") where previous != UInt8(ascii: "."): break
      case UInt8(ascii: "?"), UInt8(ascii: "!"): hasMark = true
      default: return false
      }
      previous = source[offset]
    }
    return hasMark
  }

  /// True if a token's bytes are exactly this word.
  func spells(_ index: TokenID, _ word: String) -> Bool {
    guard index < tokens.endIndex, tokens[index].length == word.utf8.count else { return false }
    return source[tokens[index].startOffset..<tokens[index].endOffset].elementsEqual(word.utf8)
  }
}
