extension Lexer {
  /// Returns the end of the regex literal that begins with a slash inside an operator, or `nil` if
  /// the slash divides.
  ///
  /// Swift decides by the code around the operator (SE-0354): directly after an operand, or where
  /// an operator is expected, a slash is an operator.
  ///
  /// - Parameter operatorRange: The run of operator characters around the slash.
  mutating func regexEnd(
    from slash: Int, operatorRange: Range<Int>, _ source: Span<UInt8>
  ) -> Int? {
    guard !isLeftBound(operatorRange.lowerBound, source) else { return nil }
    let before = previous
    if before.keyword == .func || before.keyword == .operator, before.kind == .keyword {
      return nil
    }
    var isCertain = false
    if !isRightBound(operatorRange.upperBound, source) {
      let followsTry =
        (before.kind == .exclamation || before.kind == .postfixQuestion)
        && tokens[tokens.endIndex - 2].keyword == .try
      guard followsTry || expectsExpression(after: before) else { return nil }
      isCertain =
        switch before.kind {
        case .leftParen, .leftSquare, .interpolationStart, .comma, .colon: false
        default: true
        }
    }
    return bareRegexEnd(slash: slash, isCertain: isCertain, source)
  }

  /// True if an operator without an operand attached on the left has one attached on the right.
  private func isRightBound(_ end: Int, _ source: Span<UInt8>) -> Bool {
    switch byte(end, source) {
    case UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "\t"), 0,
      UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"):
      false
    case 0xC2: byte(end + 1, source) != 0xA0
    default: true
    }
  }

  private func expectsExpression(after token: Token) -> Bool {
    switch token.kind {
    case .endOfFile: tokens.count == 1
    case .leftBrace, .leftParen, .leftSquare, .interpolationStart, .prefixOperator,
      .prefixAmpersand, .binaryOperator, .equal, .semicolon, .comma, .colon, .infixQuestion,
      .poundIf, .poundElse, .poundElseif, .poundEndif:
      true
    case .keyword:
      switch token.keyword {
      case .true, .false, .anyType, .nil, .`self`, .selfType, .super: false
      default: true
      }
    default: false
    }
  }

  /// - Parameter isCertain: True if only a regex can stand here. Otherwise a space at either end or
  ///   an unbalanced `)` shows that the slash divides.
  /// - Returns: The offset after the closing slash, or `nil` if there is no regex.
  private mutating func bareRegexEnd(
    slash: Int, isCertain: Bool, _ source: Span<UInt8>
  ) -> Int? {
    var index = slash + 1
    defer { bytesAhead += index - slash }
    switch byte(index, source) {
    case UInt8(ascii: "*"), UInt8(ascii: "/"): return nil
    case UInt8(ascii: " "), UInt8(ascii: "\t"): if !isCertain { return nil }
    default: break
    }
    if slash > 0, source[slash - 1] == UInt8(ascii: "*") { return nil }  // `*/` ends a comment
    var groups = 0
    var classes = 0
    var lastSpace = -1
    while index < source.count {
      let byte = source[index]
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return nil
      case UInt8(ascii: "/"):
        let next = self.byte(index + 1, source)
        if next == UInt8(ascii: "*") || next == UInt8(ascii: "/") { return nil }
        if lastSpace == index - 1, !isCertain { return nil }
        return index + 1
      case UInt8(ascii: "\\"):
        index += 1
        let escaped = self.byte(index, source)
        if escaped == UInt8(ascii: "\n") || escaped == UInt8(ascii: "\r") { return nil }
      case UInt8(ascii: "(") where classes == 0: groups += 1
      case UInt8(ascii: ")") where classes == 0:
        if groups == 0, !isCertain { return nil }
        groups = max(0, groups - 1)
      case UInt8(ascii: "["): classes += 1
      case UInt8(ascii: "]"): classes = max(0, classes - 1)
      case UInt8(ascii: " "), UInt8(ascii: "\t"): lastSpace = index
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Returns the end of `#/…/#`, or `nil` if it has none. It spans lines if only white space
  /// follows its opening slash on the line.
  mutating func extendedRegexEnd(slash: Int, pounds: Int, _ source: Span<UInt8>) -> Int? {
    if slash < unclosedRegexEnd { return nil }
    var index = slash + 1
    defer { bytesAhead += index - slash }
    while byte(index, source) == UInt8(ascii: " ") || byte(index, source) == UInt8(ascii: "\t") {
      index += 1
    }
    let first = byte(index, source)
    let isMultiline = first == UInt8(ascii: "\n") || first == UInt8(ascii: "\r")
    index = slash + 1
    while index < source.count {
      switch source[index] {
      case UInt8(ascii: "\n") where !isMultiline, UInt8(ascii: "\r") where !isMultiline:
        unclosedRegexEnd = index
        return nil
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "/"):
        if hasPounds(pounds, at: index + 1, source) { return index + 1 + pounds }
      default: break
      }
      index += 1
    }
    unclosedRegexEnd = source.count
    return nil
  }
}
