extension Parser {
  /// The kind of list that an item stands in, which decides if words such as `case` declare.
  enum ItemList {
    /// The members of a type, where `case` declares.
    case members
    /// Statements, where `init` begins a declaration, as the official parser has it.
    case statements
    /// The body of an initializer, where a bare `init` calls.
    case initializerBody
  }

  /// True if a declaration begins at the current token, which is not an attribute.
  ///
  /// It changes nothing. It is `mutating` because a nonmutating method would get a copy of the
  /// whole parser, 280 bytes and more at each of 100,000 calls.
  mutating func beginsDeclaration(in list: ItemList) -> Bool {
    var ahead = index
    // Real code has no 64 modifiers in a row; the limit keeps a row of such names linear.
    for _ in 0..<64 {
      let token = peek(at: ahead)
      let next = peek(at: ahead + 1)
      switch token.keyword {
      case .var, .let, .inout, .func, .struct, .class, .enum, .protocol, .extension, .import,
        .typealias,
        .associatedtype, .operator, .subscript, .deinit:
        return token.kind == .keyword
      case .`init`: return token.kind == .keyword && (list != .initializerBody || ahead > index)
      case .case: return token.kind == .keyword && list == .members
      case ._borrowing: return token.kind == .identifier
      case .precedencegroup: return next.kind == .identifier
      case .public, .private, .fileprivate, .internal, .static:
        if token.kind == .keyword { return true }
        return false
      case .actor, .macro: return token.kind == .identifier && next.kind == .identifier
      case .using:
        return token.kind == .identifier && next.keyword == .nonisolated && !next.startsLine
      default:
        if token.kind == .pound { return ahead > index && !isDirective(next) }
        guard token.kind == .identifier,
          token.keyword.isModifier || token.keyword == .async && ahead > index
        else { return false }
        ahead += 1
        if next.kind == .leftParen {
          // `open(set)` is a call where a call can be.
          guard
            token.keyword.takesDetail
              || token.keyword == .open && (list == .members || followsAttribute),
            peek(at: ahead + 2).kind == .rightParen
          else { return false }
          ahead += 3
        }
        while peek(at: ahead).kind == .at, ahead + 2 < tokens.endIndex { ahead += 2 }
      }
    }
    return false
  }

  /// True for a word that makes no macro after `#`, such as `available`.
  private func isDirective(_ word: Token) -> Bool {
    word.keyword == .available || word.keyword == .unavailable || word.keyword == .sourceLocation
  }

  /// Parses a declaration whose attributes, from `start` on, have been parsed.
  mutating func parseDeclaration(from start: Mark) {
    parseModifiers()
    let keyword = self.keyword
    switch keyword {
    case .var, .let, .inout, ._borrowing: parseVariables(from: start)
    case .func: parseFunction(from: start)
    case .`init`, .deinit, .subscript, .macro: parseFunctionLike(keyword, from: start)
    case .struct, .class, .enum, .protocol, .extension, .actor:
      parseTypeDeclaration(keyword, from: start)
    case .case: parseEnumCase(from: start)
    case .typealias, .associatedtype: parseTypeAlias(from: start)
    case .import: parseImport(from: start)
    case .operator, .precedencegroup: parseOperatorDeclaration(from: start)
    default:
      // Behind modifiers a macro is a declaration, which no suffix follows.
      if kind == .pound, parseMacro([]) { return }
      if at(contextual: .using) { advance() }
      if isName(tokens[index]) { advance() }
      finish(.otherDeclaration, from: start)
    }
  }

  private mutating func parseModifiers() {
    while true {
      let next = token(ahead: 1)
      switch keyword {
      case .public, .private, .fileprivate, .internal, .static: break
      case .class:
        switch next.keyword {
        case .func, .var, .let, .subscript, .typealias: break
        case .class, .public, .private, .fileprivate, .internal, .static:
          if next.kind != .keyword { return }
        default:
          guard next.kind == .identifier, next.keyword.isModifier, isModifierBeforeMember else {
            return
          }
        }
      case .actor, .macro, .using: return
      default: guard kind == .identifier, keyword.isModifier else { return }
      }
      advance()
      if kind == .leftParen, !startsLine { skipGroup() }
      parseAttributes()
    }
  }

  /// True at `class final func` and the like, where `class` is a modifier and `final` not a class's
  /// name.
  private var isModifierBeforeMember: Bool {
    mutating get {
      var ahead = index + 1
      while ahead < tokens.endIndex, peek(at: ahead).kind == .identifier,
        peek(at: ahead).keyword.isModifier
      {
        ahead += 1
      }
      switch peek(at: ahead).keyword {
      case .func, .var, .let, .subscript: return true
      default: return false
      }
    }
  }

  // MARK: Variables

  private mutating func parseVariables(from start: Mark) {
    let introducer = index
    advance()
    repeat {
      skipBindingWords()
      let variable = mark
      var name = TokenID.none
      if kind == .leftParen {
        skipGroup()
      } else if isName(tokens[index]) {
        if keyword != .wildcard { name = index }
        advance()
      } else {
        break
      }
      if consume(.colon) { parseResultType() }
      var isInitialized = false
      if kind == .equal || atOperator(UInt8(ascii: "=")) {
        advance()
        parseExpression()
        isInitialized = true
      }
      // Behind a value, only observers can begin a line; another brace there begins the next item.
      if kind == .leftBrace, !isInitialized || !startsLine || beginsObservers { parseAccessors() }
      finish(.variable, from: variable, token: name)
    } while consume(.comma)
    finish(.variableDeclaration, from: start, token: introducer)
  }

  /// Parses `{ get set }`, `{ get { … } }`, or a body that is the getter.
  mutating func parseAccessors() {
    guard beginsAccessor(index + 1) else {
      parseBlock()
      return
    }
    let start = mark
    advance()
    while !endsAccessors {
      let before = index
      let accessor = mark
      parseAttributes()
      while keyword.isAccessorModifier, isName(tokens[index]),
        peek(at: index + 1).kind == .identifier || peek(at: index + 1).keyword == .`init`
      {
        advance()
      }
      let name = index
      if isName(tokens[index]) { advance() }
      if kind == .leftParen { skipGroup() }
      parseEffects()
      if kind == .leftBrace { parseBlock() }
      finish(.accessor, from: accessor, token: name)
      if index == before { skipGroup() }
    }
    _ = consume(.rightBrace)
    finish(.accessors, from: start)
  }

  /// True at the end of an accessor list: its brace, or a token that shows that the brace is
  /// missing.
  private var endsAccessors: Bool {
    switch kind {
    case .rightBrace, .endOfFile, .interpolationEnd, .stringEnd: true
    default: false
    }
  }

  /// True if an accessor begins at a token, perhaps after attributes and modifiers. Contextual
  /// words that are common as names, such as `read`, count only before a brace.
  private mutating func beginsAccessor(_ start: TokenID) -> Bool {
    var ahead = start
    while ahead + 2 < tokens.endIndex {
      let token = peek(at: ahead)
      if token.kind == .at {
        ahead += 2
        if peek(at: ahead).kind == .leftParen, !peek(at: ahead).afterSpace {
          guard let past = indexPastGroup(at: ahead), past + 2 < tokens.endIndex else {
            return false
          }
          ahead = past
        }
        continue
      }
      if token.keyword.isAccessorModifier {
        ahead += 1
        continue
      }
      guard token.keyword.isAccessor, isName(token) else { return false }
      guard
        token.keyword == .`init` || token.keyword == .read || token.keyword == .modify
          || token.keyword == .mutate || token.keyword == .borrow
      else { return true }
      let next = peek(at: ahead + 1)
      return next.kind == .leftBrace
        || token.keyword == .`init` && next.kind == .leftParen
          && peek(at: ahead + 2).kind == .identifier && peek(at: ahead + 3).kind == .rightParen
    }
    return false
  }
}
