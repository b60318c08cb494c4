extension Parser {
  /// Parses attributes and the `#if` lines between them.
  ///
  /// - Parameter isOfType: True before a type, false before a declaration.
  mutating func parseAttributes(ofType isOfType: Bool = false) {
    while kind == .at || isConditionalAttribute {
      if kind == .at { parseAttribute(ofType: isOfType) } else { advance() }
    }
  }

  /// True at an `#else`, `#elseif` or `#endif` that directly follows an attribute.
  private var isConditionalAttribute: Bool {
    switch kind {
    case .poundIf, .poundElse, .poundElseif, .poundEndif: break
    default: return false
    }
    // Elsewhere a directive belongs to the items around it. An `#if` begins items of its own.
    return followsAttribute && kind != .poundIf
  }

  /// True if an attribute ends right before the current token.
  var followsAttribute: Bool {
    index > .first && nodes.last.map { $0.kind == .attribute && $0.end == index } ?? false
  }

  /// Parses one attribute from its `@` on.
  ///
  /// - Parameter isOfType: True before a type, false before a declaration; the two read a
  ///   parenthesis in different ways.
  mutating func parseAttribute(ofType isOfType: Bool) {
    let start = mark
    advance()
    let name = index
    if kind == .leftParen || kind == .leftSquare {
      parseSimpleType(withMembers: false)
    } else {
      guard isName(tokens[index]) else { return }
      advance()
    }
    parseAttributeGenericArguments()
    while kind == .period || kind == .colonColon, isName(token(ahead: 1)) {
      advance()
      advance()
      parseAttributeGenericArguments()
    }
    var parenthesis = TokenID.none
    if kind == .leftParen, !tokens[index].afterSpace, !takesNoArguments(name, ofType: isOfType) {
      parenthesis = index
      if stepsOverArguments {
        hasSteppedOverArguments = true
        skipGroup()
      } else {
        let wasGuessing = isGuessing
        isGuessing = false
        parseAttributeArguments(of: name, ofType: isOfType)
        isGuessing = wasGuessing
      }
    }
    finish(.attribute, from: start, token: parenthesis)
  }

  private mutating func parseAttributeArguments(of name: TokenID, ofType isOfType: Bool) {
    if hasOwnGrammar(name, ofType: isOfType) { return parseOwnGrammar(of: name) }
    advance()
    if !isOfType, spells(name, "freestanding") || spells(name, "attached") { parseMacroRole() }
    parseArguments(until: .rightParen, [])
  }

  /// Parses parentheses that hold no arguments: a declaration in `@abi`, otherwise names and types,
  /// in which only an attribute can hold an expression.
  private mutating func parseOwnGrammar(of name: TokenID) {
    let end = tokens[index].partner
    advance()
    if spells(name, "abi") {
      let declaration = mark
      parseAttributes()
      if beginsDeclaration(in: .members) { parseDeclaration(from: declaration) }
    }
    while index < end {
      if kind == .at { parseAttribute(ofType: true) } else { advance() }
    }
    if index <= end {
      index = end
      split = 0
      advance()
    }
  }

  /// Parses the first argument of `@attached` and `@freestanding`, a name, and the comma after it
  /// if there is one.
  private mutating func parseMacroRole() {
    guard isName(tokens[index]) else { return }
    let role = mark
    advance()
    finish(.name, from: role, token: role.token)
    finish(.argument, from: role)
    _ = consume(.comma)
  }

  private mutating func parseAttributeGenericArguments() {
    if operatorByte == UInt8(ascii: "<") { tryGenericArguments { _ in true } }
  }

  /// True if the parentheses of the attribute have a grammar of their own, as in `@available(iOS
  /// 17, *)`.
  private func hasOwnGrammar(_ name: TokenID, ofType isOfType: Bool) -> Bool {
    if isQualified(name) { return false }
    if isOfType { return spells(name, "differentiable") }
    if tokens[name].keyword == .available { return true }
    return Self.attributesWithOwnGrammar.contains { spells(name, $0) }
  }

  /// True if a name is followed by `::` and so names a module. Attributes of a module are never the
  /// language's own.
  private func isQualified(_ name: TokenID) -> Bool { peek(at: name + 1).kind == .colonColon }

  private static let attributesWithOwnGrammar = [
    "_spi_available", "backDeployed", "_backDeploy", "differentiable", "derivative", "transpose",
    "objc", "specialized", "_specialize", "_dynamicReplacement", "_documentation", "_effects",
    "_implements", "_originallyDefinedIn", "abi",
  ]

  /// True if a parenthesis after the attribute's name begins the type that the attribute belongs
  /// to: `@escaping (Int) -> Void`.
  private func takesNoArguments(_ name: TokenID, ofType isOfType: Bool) -> Bool {
    if isQualified(name) { return false }
    return isOfType && Self.typeAttributesWithoutArguments.contains { spells(name, $0) }
      || spells(name, "Sendable")
  }

  private static let typeAttributesWithoutArguments = [
    "escaping", "autoclosure", "noescape", "unchecked", "preconcurrency", "retroactive",
    "noDerivative", "_local", "_noMetadata", "async",
  ]
}
