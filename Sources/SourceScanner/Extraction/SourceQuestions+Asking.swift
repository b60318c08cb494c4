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
        ask(LiteralTaker(name: name, label: label))
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
        return ask(LiteralTaker(name: name, label: LiteralTaker.trailing))
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

  /// Keeps in mind what the types name that are written in a declaration, a cast or a closure.
  @inline(__always)
  mutating func ask(typed node: NodeID, in tree: SyntaxTree) {
    let first = tree.nodes[node].first
    var child = node - 1
    while child >= first {
      let syntax = tree.nodes[child]
      switch syntax.kind {
      case .type, .returnType, .inheritedType:
        for token in syntax.start..<syntax.end where tree.tokens[token].kind == .identifier {
          typeNames.insert(tree.interned(token))
        }
      default: break
      }
      child = syntax.first - 1
    }
  }

  /// Keeps in mind to what a literal is assigned.
  mutating func ask(assigned node: NodeID, in tree: SyntaxTree) {
    guard let target = tree.firstChild(of: node), tree.nodes[target].token != .none else { return }
    switch tree.nodes[node - 1].kind {
    case .array, .dictionary, .closure: break
    default: if !ValueLeaves.mayHoldLiterals(node - 1, in: tree) { return }
    }
    ask(LiteralTaker(name: tree.interned(tree.nodes[target].token), label: LiteralTaker.assigned))
  }
}
