extension SyntaxTree {
  /// The tokens of all names that variables, parameters, captures, conditions and patterns bind,
  /// properties among them; in no order.
  package var boundNames: ContiguousArray<TokenID> {
    var names: ContiguousArray<TokenID> = []
    names.reserveCapacity(64)
    for node in nodes.indices {
      let syntax = nodes[node]
      switch syntax.kind {
      case .variable, .optionalBinding:
        if syntax.token != .none {
          names.append(syntax.token)
        } else {
          addBoundNames(syntax.start..<syntax.end, to: &names)
        }
      case .parameter where syntax.token != .none:
        // The name after the label.
        let next = syntax.token + 1
        names.append(
          next < syntax.end && tokens[next].kind == .identifier ? next : syntax.token)
      case .closure:
        names += capturedNames(syntax.start + 1)
      case .accessor where syntax.token != .none && tokens[syntax.token + 1].kind == .leftParen:
        // `set(newTitle)`
        if tokens[syntax.token + 2].kind == .identifier { names.append(syntax.token + 2) }
      case .patternCondition, .switchCase, .catchClause:
        addNamesInPattern(syntax.start..<syntax.end, to: &names)
      case .binding, .forStatement:
        addBoundNames(syntax.start..<syntax.end, to: &names)
      default: break
      }
    }
    return names
  }

  /// The names to which a capture list gives values of their own: `n` in `[n = other.n]`.
  ///
  /// - Parameter start: The token after the opening brace of a closure.
  package func capturedNames(_ start: TokenID) -> [TokenID] {
    guard tokens[start].kind == .leftSquare else { return [] }
    return (start..<max(start, tokens[start].partner)).filter {
      tokens[$0].kind == .identifier && tokens[$0 + 1].kind == .equal
    }
  }

  /// Adds each name that directly follows a `let` or `var` between the parentheses of a pattern:
  /// `error` in `.failed(let error)`. It reads tokens, because the parser may have skipped the
  /// parentheses.
  private func addNamesInPattern(
    _ range: Range<TokenID>, to names: inout ContiguousArray<TokenID>
  ) {
    var depth = 0
    for token in range {
      switch tokens[token].kind {
      case .leftParen: depth += 1
      case .rightParen: depth -= 1
      case .equal, .leftBrace: return
      case .colon where depth == 0: return
      case .identifier where depth > 0 && token > range.lowerBound:
        let before = tokens[token - 1]
        if before.kind == .keyword, before.keyword == .let || before.keyword == .var {
          names.append(token)
        }
      default: break
      }
    }
  }

  /// Adds the names of a pattern, which ends before `in`, a value or a body.
  private func addBoundNames(_ range: Range<TokenID>, to names: inout ContiguousArray<TokenID>) {
    for token in range {
      switch tokens[token].kind {
      case .keyword where tokens[token].keyword == .in, .equal, .leftBrace: return
      case .identifier: names.append(token)
      default: break
      }
    }
  }
}
