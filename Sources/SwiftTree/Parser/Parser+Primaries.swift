extension Parser {
  /// Parses the head of a postfix expression, such as a name, a literal or a closure; returns false
  /// if there is none.
  mutating func parsePrimary(_ context: Context) -> Bool {
    let start = mark
    switch kind {
    case .number:
      advance()
      finish(.literal, from: start)
    case .string:
      advance()
      finish(.string, from: start, token: start.token)
    case .stringStart: parseInterpolatedString()
    case .regex:
      advance()
      finish(.regex, from: start)
    case .identifier: parseNameExpression()
    case .dollarIdentifier:
      advance()
      finish(.name, from: start, token: start.token)
    case .keyword:
      switch keyword {
      case .true, .false, .nil:
        advance()
        finish(.literal, from: start)
      case .self, .selfType, .`init`, .deinit, .subscript: parseNameExpression()
      case .anyType, .super:
        advance()
        finish(.name, from: start, token: start.token)
      default: return false
      }
    case .pound: return parseMacro(context)
    case .leftBrace: parseClosure()
    case .period: return parseImplicitMember(withGenericArguments: false)
    case .leftParen:
      advance()
      // Parsed even without a literal: inference may ask for its type, as in `(title as String?) ??
      // "…"`.
      parseElements(until: .rightParen, context.intersection(.pattern))
      finish(.tuple, from: start)
    case .leftSquare: parseCollection()
    default: return false
    }
    return true
  }

  /// Parses `.name`, a member without a base.
  ///
  /// - Parameter withGenericArguments: True in an `#if` among the members of a chain, where the
  ///   base comes before the `#if`; only then can generic arguments follow.
  mutating func parseImplicitMember(withGenericArguments: Bool) -> Bool {
    let next = token(ahead: 1)
    guard isName(next) || next.kind == .number else { return false }
    let start = mark
    advance()
    advance()
    let name = parseModuleSelector(from: index - 1)
    parseArgumentNames()
    if withGenericArguments { parseGenericArgumentsIfAny() }
    finish(.member, from: start, token: name)
    return true
  }

  private mutating func parseNameExpression() {
    let start = mark
    advance()
    if tokens[start.token].keyword == .wildcard {
      finish(.name, from: start, token: start.token)
      return
    }
    let name = parseModuleSelector(from: start.token)
    parseArgumentNames()
    parseGenericArgumentsIfAny()
    finish(.name, from: start, token: name)
  }

  /// Parses any `::name` after the name of a module (SE-0491).
  ///
  /// - Returns: The token of the last name, which is the declaration's.
  mutating func parseModuleSelector(from module: TokenID) -> TokenID {
    var name = module
    while kind == .colonColon, isName(token(ahead: 1)) {
      advance()
      name = index
      advance()
    }
    return name
  }

  /// Steps over `(a:b:)` after a name, which picks an overload and calls nothing.
  mutating func parseArgumentNames() {
    guard kind == .leftParen, !startsLine else { return }
    var ahead = index + 1
    while ahead + 1 < tokens.endIndex, isName(peek(at: ahead)), peek(at: ahead + 1).kind == .colon {
      ahead += 2
    }
    guard ahead > index + 1, peek(at: ahead).kind == .rightParen else { return }
    index = ahead
    advance()
  }

  /// Parses generic arguments after a name, if its `<` is no comparison: the token after the `>`
  /// decides (The Swift Programming Language, generic argument clause).
  mutating func parseGenericArgumentsIfAny() {
    guard operatorByte == UInt8(ascii: "<") else { return }
    // `<>` is an operator like any other.
    if tokens[index].length > 1, source[tokens[index].startOffset + 1] == UInt8(ascii: ">") {
      return
    }
    let wasGuessing = isGuessing
    isGuessing = true
    tryGenericArguments { $0.endsGenericArguments }
    isGuessing = wasGuessing
  }

  /// True if the token after a `>` shows that the `>` ended generic arguments.
  private var endsGenericArguments: Bool {
    if split > 0 {
      let byte = operatorByte
      return byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!")
    }
    switch kind {
    case .rightParen, .rightSquare, .leftBrace, .rightBrace, .period, .comma, .semicolon,
      .endOfFile, .exclamation, .postfixQuestion, .colon, .interpolationEnd:
      return true
    case .leftParen, .leftSquare: return !startsLine
    case .binaryOperator: return atOperator(UInt8(ascii: "&"))
    default: return false
    }
  }

  private mutating func parseInterpolatedString() {
    let start = mark
    let end = tokens[index].partner
    // Inference asks for the types of interpolations, so nothing in them is skipped.
    let skipsOutside = skipsPlainGroups
    skipsPlainGroups = false
    defer { skipsPlainGroups = skipsOutside }
    advance()
    while kind == .interpolationStart {
      let interpolation = mark
      let close = tokens[index].partner
      advance()
      parseArguments(until: .interpolationEnd, [])
      if close > index {  // something inside did not parse
        index = close
        split = 0
        advance()
      }
      finish(.interpolation, from: interpolation)
      if close == .none { break }
    }
    if kind == .stringEnd {
      advance()
    } else if end > index {
      index = end
      split = 0
      advance()
    }
    finish(.string, from: start, token: start.token)
  }

  // MARK: Lists

  /// Parses arguments up to and including the closing token, or skips them if they hold no string
  /// literal and the parser skips such brackets.
  mutating func parseArguments(until closer: TokenKind, _ context: Context) {
    if closer != .interpolationEnd, skipPlainGroup(from: index - 1) { return }
    parseElements(until: closer, context)
  }

  /// Parses arguments, or the elements of a tuple, up to and including the closing token.
  private mutating func parseElements(until closer: TokenKind, _ context: Context) {
    while kind != closer, kind != .endOfFile {
      let before = index
      parseArgument(until: closer, context)
      if consume(.comma) { continue }
      if kind == closer { break }
      guard skipToNextElement(until: closer) else { return }
      if index == before { advance() }
    }
    _ = consume(closer)
  }

  private mutating func parseArgument(until closer: TokenKind, _ context: Context) {
    let start = mark
    var label = TokenID.none
    if isName(tokens[index]), kind(ahead: 1) == .colon, split == 0 {
      label = index
      advance()
      advance()
    }
    if isOperatorReference(until: closer) {
      let name = mark
      advance()
      finish(.name, from: name, token: name.token)
    } else if !parseExpression(context), !parseKeywordReference(until: closer) {
      return
    }
    finish(.argument, from: start, token: label)
  }

  /// Parses a declaration's keyword that stands alone, as in `@attached(extension)`.
  private mutating func parseKeywordReference(until closer: TokenKind) -> Bool {
    guard kind == .keyword, kind(ahead: 1) == .comma || kind(ahead: 1) == closer else {
      return false
    }
    let name = mark
    advance()
    finish(.name, from: name, token: name.token)
    return true
  }

  /// True at an operator that stands alone, as in `reduce(0, +)`.
  private mutating func isOperatorReference(until closer: TokenKind) -> Bool {
    guard operatorByte != 0, split == 0 else { return false }
    let next = kind(ahead: 1)
    return next == .comma || next == closer
  }

  /// Steps over tokens that did not parse, to the next comma or the end of the list.
  ///
  /// - Returns: True if the list goes on.
  private mutating func skipToNextElement(until closer: TokenKind) -> Bool {
    while true {
      switch kind {
      case .endOfFile: return false
      case closer: return true
      case .comma:
        advance()
        return true
      case .rightBrace, .rightParen, .rightSquare, .interpolationEnd, .stringEnd: return false
      default: skipGroup()
      }
    }
  }

  private mutating func parseCollection() {
    let start = mark
    if skipPlainGroup(from: index) {
      finish(.array, from: start)
      return
    }
    advance()
    var isDictionary = false
    if kind == .colon, kind(ahead: 1) == .rightSquare {
      advance()
      isDictionary = true
    }
    while kind != .rightSquare, kind != .endOfFile {
      let before = index
      if isOperatorReference(until: .rightSquare) {
        let name = mark
        advance()
        finish(.name, from: name, token: name.token)
      } else {
        parseExpression()
      }
      if consume(.colon) {
        isDictionary = true
        parseExpression()
      } else if at(contextual: .of), index > before {
        advance()
        parseType()
      }
      if consume(.comma) { continue }
      if kind == .rightSquare { break }
      guard skipToNextElement(until: .rightSquare) else { break }
      if index == before { advance() }
    }
    _ = consume(.rightSquare)
    finish(isDictionary ? .dictionary : .array, from: start)
  }

  // MARK: Macros

  mutating func parseMacro(_ context: Context) -> Bool {
    let start = mark
    let next = token(ahead: 1)
    guard isName(next), !next.startsLine else { return false }
    advance()
    if keyword == .available || keyword == .unavailable || keyword == .sourceLocation {
      advance()
      if kind == .leftParen { skipGroup() }
      finish(.literal, from: start)
      return true
    }
    advance()
    _ = parseModuleSelector(from: index - 1)
    parseGenericArgumentsIfAny()
    var parenthesis = TokenID.none
    if kind == .leftParen, !startsLine {
      parenthesis = index
      advance()
      parseArguments(until: .rightParen, context.intersection(.pattern))
    }
    if !context.contains(.condition), kind == .leftBrace, canBeTrailingClosure(context) {
      parseTrailingClosures()
    }
    finish(.macro, from: start, token: parenthesis)
    return true
  }
}
