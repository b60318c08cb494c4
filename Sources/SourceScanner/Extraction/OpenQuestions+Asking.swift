internal import SwiftTree
internal import SwiftTypes

/// Collects the questions of one source in its first scan: ``Extractor`` calls these functions for
/// each node.
extension OpenQuestions {
  /// Asks about a call, macro or attribute with a literal in its arguments.
  @inline(__always)
  mutating func noteCall(_ node: NodeID, in tree: SyntaxTree) {
    let open = tree.nodes[node].token
    guard tree.tokens[open].flags.contains(.holdsLiteral),
      let name = tree.nodes[node].kind == .call
        ? Self.calledName(of: node, in: tree) : tree.nameHash(open - 1)
    else { return }
    if LocalizingNames.additions.contains(name) { noteAddition(node, in: tree) }
    let first = tree.nodes[node].first
    var child = node - 1
    while child >= first {
      let syntax = tree.nodes[child]
      if syntax.kind == .argument, syntax.start > open, child - 1 >= syntax.first,
        tree.mayHoldLiteral(child - 1)
      {
        let label = syntax.token == .none ? Name.none : tree.nameHash(syntax.token)
        // `.init("…")` may make a text of an SDK type; only the code around it decides.
        if name == ProjectIndex.initName, label == .none, Self.isImplicit(node, in: tree) {
          needsTypes = true
        }
        add(LiteralTarget(name: name, label: label))
      }
      child = syntax.first - 1
    }
  }

  /// Asks about the list of `list.append("…")`.
  private mutating func noteAddition(_ call: NodeID, in tree: SyntaxTree) {
    guard let callee = tree.firstChild(of: call), tree.nodes[callee].kind == .member,
      let list = tree.firstChild(of: callee)
    else { return }
    noteChange(list, in: tree)
  }

  /// True for a call of an implicit member, whose type is not written.
  private static func isImplicit(_ call: NodeID, in tree: SyntaxTree) -> Bool {
    tree.firstChild(of: call).map { tree.nodes[$0].kind == .member && tree.nodes[$0].first == $0 }
      ?? false
  }

  /// The name to ask for: the callee's, or `init` where a call does not spell the type.
  @inline(__always)
  private static func calledName(of call: NodeID, in tree: SyntaxTree) -> Name? {
    let name = tree.calleeName(of: call)
    if let name, tree.tokens[name].kind == .identifier { return tree.nameHash(name) }
    guard let callee = tree.firstChild(of: call), tree.nodes[callee].token != .none else {
      return nil
    }
    let token = tree.nodes[callee].token
    return tree.tokens[token].kind == .keyword ? Self.name(ofCallee: token, in: tree) : nil
  }

  private static func name(ofCallee token: TokenID, in tree: SyntaxTree) -> Name {
    switch tree.tokens[token].keyword {
    case .`init`, .selfType: ProjectIndex.initName
    default: tree.nameHash(token)
    }
  }

  /// Asks about a call with a trailing closure that may return a literal.
  @inline(__always)
  mutating func noteTrailingClosure(_ call: NodeID, in tree: SyntaxTree) {
    var child = call - 1
    while tree.nodes[child].kind == .trailingClosure {
      if Self.mayGiveLiteral(closure: child - 1, in: tree), let callee = tree.firstChild(of: call),
        tree.nodes[callee].token != .none
      {
        let name = Self.name(ofCallee: tree.nodes[callee].token, in: tree)
        return add(LiteralTarget(name: name, label: LiteralTarget.trailing))
      }
      child = tree.nodes[child].first - 1
    }
  }

  /// True if a closure may return a literal. Most closures of views end with a call and do not.
  @inline(__always)
  private static func mayGiveLiteral(closure: NodeID, in tree: SyntaxTree) -> Bool {
    guard tree.nodes[closure].kind == .closure, tree.nodes[closure].first < closure else {
      return false
    }
    let last = closure - 1
    switch tree.nodes[last].kind {
    case .array, .dictionary, .returnStatement: return true
    default: return ValueLeaves.mayHoldLiterals(last, in: tree)
    }
  }

  /// Asks about the types that are written in a declaration, a cast or a closure.
  @inline(__always)
  mutating func noteTypedDeclaration(_ node: NodeID, in tree: SyntaxTree) {
    let first = tree.nodes[node].first
    var child = node - 1
    while child >= first {
      let syntax = tree.nodes[child]
      switch syntax.kind {
      case .type, .returnType, .inheritedType:
        for token in syntax.start..<syntax.end where tree.tokens[token].kind == .identifier {
          typeNames.insert(tree.nameHash(token))
        }
        if Self.mayNameLocalized(syntax, in: tree) {
          noteLocalizedDeclaration(node, child, in: tree)
        }
      default: break
      }
      child = syntax.first - 1
    }
  }

  @inline(__always)
  private static func mayNameLocalized(_ type: SyntaxNode, in tree: SyntaxTree) -> Bool {
    let start = tree.tokens[type.start].startOffset
    let end = tree.tokens[max(type.end - 1, type.start)].endOffset
    let text = tree.source
    return LocalizedTypes.mayBeNamed(in: text.span, start..<end)
  }

  /// Asks about a written localized type.
  ///
  /// If the type is just that name, ``TypedPlaces`` handles the declaration's own value, and only
  /// later assignments are a question.
  private mutating func noteLocalizedDeclaration(
    _ node: NodeID, _ type: NodeID, in tree: SyntaxTree
  ) {
    let tokens = tree.nodes[type].start..<tree.nodes[type].end
    if !Self.isName(tokens, in: tree) { needsTypes = true }
    if tree.nodes[node].kind == .cast { return }
    for token in tree.nodes[node].start..<tokens.lowerBound
    where tree.tokens[token].kind == .identifier {
      variables.append(tree.nameHash(token))
    }
  }

  /// True if a type is one name, perhaps optional or `inout`, as ``TypedPlaces`` reads it.
  private static func isName(_ type: Range<TokenID>, in tree: SyntaxTree) -> Bool {
    var (start, end) = (type.lowerBound, type.upperBound)
    if start < end, tree.tokens[start].keyword == .inout { start += 1 }
    if start < end, tree.tokens[end - 1].kind == .postfixQuestion { end -= 1 }
    if end == start + 1 { return tree.tokens[start].kind == .identifier }
    return end == start + 3 && tree.token(start, spells: "String")
      && tree.token(start + 2, spells: "LocalizationValue")
  }

  /// Asks about a variable without a written type: its initial value may show that literals
  /// assigned later are localizable.
  @inline(__always)
  mutating func noteUntypedVariables(_ node: NodeID, in tree: SyntaxTree) {
    let syntax = tree.nodes[node]
    switch syntax.kind {
    case .forStatement: noteLoopVariables(syntax, in: tree)
    case .optionalBinding where tree.tokens[syntax.start].keyword == .var:
      noteVariable(syntax.token, from: syntax.start, to: syntax.end, in: tree)
    case .variable where tree.tokens[max(syntax.start - 1, .none)].keyword == .var:
      switch tree.firstChild(of: node).map({ tree.nodes[$0].kind }) {
      case .string, .literal, .type, .accessors: break
      default: noteVariable(syntax.token, from: syntax.start, to: syntax.end, in: tree)
      }
    default: break
    }
  }

  /// Asks about the variables of `for var x in list`.
  private mutating func noteLoopVariables(_ loop: SyntaxNode, in tree: SyntaxTree) {
    var token = loop.start
    var names: ContiguousArray<TokenID> = []
    var isChanged = false
    while token < loop.end, tree.tokens[token].kind != .leftBrace {
      switch tree.tokens[token].kind {
      case .keyword where tree.tokens[token].keyword == .var: isChanged = true
      case .keyword where tree.tokens[token].keyword == .in:
        if !isChanged { return }
        // Bounded, because each name reads the rest of the loop's head again.
        for name in names.prefix(8) { noteVariable(name, from: token, to: loop.end, in: tree) }
        return
      case .identifier: names.append(token)
      default: break
      }
      token += 1
    }
  }

  /// Asks about a variable with each name between two tokens, up to a brace.
  private mutating func noteVariable(
    _ variable: TokenID, from start: TokenID, to end: TokenID, in tree: SyntaxTree
  ) {
    if variable == .none { return }
    let (name, text) = (tree.nameHash(variable), tree.source)
    var token = start
    while token < end, tree.tokens[token].kind != .leftBrace {
      if tree.tokens[token].kind == .identifier {
        made.append((name, from: tree.nameHash(token)))
        if LocalizedTypes.mayBeNamed(in: text.span, tree.nameRange(ofToken: token)) {
          variables.append(name)
        }
      }
      token += 1
    }
  }

  /// Asks about the target of an assignment of a literal.
  mutating func noteAssignment(_ node: NodeID, in tree: SyntaxTree) {
    guard let target = tree.firstChild(of: node) else { return }
    switch tree.nodes[node - 1].kind {
    case .array, .dictionary, .closure: break
    default: if !ValueLeaves.mayHoldLiterals(node - 1, in: tree) { return }
    }
    noteChange(target, in: tree)
  }

  private mutating func noteChange(_ target: NodeID, in tree: SyntaxTree) {
    var target = target
    // In `x.list[0]? = …` the list is the target.
    while tree.nodes[target].kind == .subscripting || tree.nodes[target].kind == .postfix,
      let base = tree.firstChild(of: target)
    {
      target = base
    }
    let syntax = tree.nodes[target]
    if syntax.token != .none {
      add(LiteralTarget(name: tree.nameHash(syntax.token), label: LiteralTarget.assigned))
    } else if syntax.kind == .tuple {
      // `(x.a, b) = …`, read by tokens, because the parser may have skipped the parentheses.
      for token in syntax.start..<syntax.end - 1 where tree.tokens[token].kind == .identifier {
        switch tree.tokens[token + 1].kind {
        case .comma, .rightParen:
          add(LiteralTarget(name: tree.nameHash(token), label: LiteralTarget.assigned))
        default: break
        }
      }
    }
  }
}
