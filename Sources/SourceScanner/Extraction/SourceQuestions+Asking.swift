internal import SwiftTree

extension SourceQuestions {
  /// Keeps in mind what is called with a literal in its arguments.
  @inline(__always)
  mutating func ask(called node: NodeID, in tree: SyntaxTree) {
    let open = tree.nodes[node].token
    guard tree.tokens[open].flags.contains(.holdsLiteral),
      let token = tree.nodes[node].kind == .call ? tree.calleeName(of: node) : open - 1
    else { return }
    let name = tree.interned(token)
    let first = tree.nodes[node].first
    var child = node - 1
    while child >= first {
      let syntax = tree.nodes[child]
      if syntax.kind == .argument, syntax.start > open, child - 1 >= syntax.first,
        tree.mayHoldLiteral(child - 1)
      {
        let label = syntax.token == .none ? Name.none : tree.interned(syntax.token)
        ask(LiteralTaker(name: name, label: label), at: node, in: tree)
      }
      child = syntax.first - 1
    }
  }

  /// Keeps in mind what is called with a closure behind its parentheses that may give a literal.
  @inline(__always)
  mutating func ask(trailing call: NodeID, in tree: SyntaxTree) {
    var child = call - 1
    while tree.nodes[child].kind == .trailingClosure {
      if Self.mayGiveLiteral(closure: child - 1, in: tree), let callee = tree.firstChild(of: call),
        tree.nodes[callee].token != .none
      {
        let name = tree.interned(tree.nodes[callee].token)
        return ask(
          LiteralTaker(name: name, label: LiteralTaker.trailing), at: call, in: tree)
      }
      child = tree.nodes[child].first - 1
    }
  }

  /// Whether what a closure ends with is not just a call, as it is in most views.
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

  /// Keeps in mind what the types name that are written in a declaration, a cast or a closure, and the
  /// values of those that hold localizable literals as parts.
  @inline(__always)
  mutating func ask(typed node: NodeID, in tree: SyntaxTree) {
    let first = tree.nodes[node].first
    var child = node - 1
    var namesLocalized = false
    while child >= first {
      let syntax = tree.nodes[child]
      switch syntax.kind {
      case .type, .returnType, .inheritedType:
        for token in syntax.start..<syntax.end where tree.tokens[token].kind == .identifier {
          typeNames.insert(tree.interned(token))
        }
        if Self.namesLocalized(syntax, in: tree) { namesLocalized = true }
      default: break
      }
      child = syntax.first - 1
    }
    if namesLocalized { ask(valuesOf: node, in: tree) }
  }

  /// Whether a localized type is a part of another, such as an array: its name alone needs no project.
  @inline(__always)
  private static func namesLocalized(_ type: SyntaxNode, in tree: SyntaxTree) -> Bool {
    let start = tree.tokens[type.start].startOffset
    let end = tree.tokens[max(type.end - 1, type.start)].endOffset
    guard end - start > 12 else { return false }
    let isName = (type.start..<type.end).allSatisfy { token in
      switch tree.tokens[token].kind {
      case .identifier, .period, .postfixQuestion: true
      default: false
      }
    }
    let text = tree.source
    return !isName && LocalizedTypes.mayBeNamed(in: text.span, start..<end)
  }

  /// Keeps in mind where the values of a typed declaration, a cast or a closure stand.
  private mutating func ask(valuesOf node: NodeID, in tree: SyntaxTree) {
    let isCast = tree.nodes[node].kind == .cast
    if tree.nodes[node].kind == .closure { return ask(valueAt: tree.nodes[node].start, in: tree) }
    var child = node - 1
    while child >= tree.nodes[node].first {
      let syntax = tree.nodes[child]
      switch syntax.kind {
      case .type, .returnType, .inheritedType: if !isCast { return }
      case .block: ask(valueAt: syntax.start + 1, in: tree)
      case .accessors: needAllTypes = true
      case .attribute, .parameter: break
      default: ask(valueAt: syntax.start, in: tree)
      }
      child = syntax.first - 1
    }
  }

  @inline(__always)
  private mutating func ask(valueAt token: TokenID, in tree: SyntaxTree) {
    openValues.append(tree.tokens[token].start)
  }

  /// Keeps in mind a variable that is made as a value of a localized type: what is assigned to it is
  /// localizable.
  @inline(__always)
  mutating func ask(made variable: NodeID, in tree: SyntaxTree) {
    guard tree.nodes[variable].first < variable, tree.nodes[variable - 1].kind == .call,
      tree.tokens[max(tree.nodes[variable].start - 1, .none)].keyword == .var,
      let callee = tree.firstChild(of: variable - 1), tree.nodes[callee].token != .none,
      case let name = tree.nameRange(ofToken: tree.nodes[callee].token), name.count >= 12,
      case let text = tree.source, LocalizedTypes.mayBeNamed(in: text.span, name)
    else { return }
    ask(valueAt: tree.nodes[callee].start, in: tree)
  }

  /// Keeps in mind to what a literal is assigned.
  mutating func ask(assigned node: NodeID, in tree: SyntaxTree) {
    guard let target = tree.firstChild(of: node), tree.nodes[target].token != .none else { return }
    switch tree.nodes[node - 1].kind {
    case .array, .dictionary, .closure: break
    default: if !ValueLeaves.mayHoldLiterals(node - 1, in: tree) { return }
    }
    let name = tree.interned(tree.nodes[target].token)
    ask(LiteralTaker(name: name, label: LiteralTaker.assigned), at: node, in: tree)
  }
}
