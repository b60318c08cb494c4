/// A tree with what is around each of its nodes and the names that are declared there, found when first
/// asked for: most sources never ask.
package final class ScopedTree {
  /// The tree that all answers are about.
  package let tree: SyntaxTree
  /// The node around each node, found when first asked for.
  package private(set) lazy var parents = tree.parents
  /// The scope around each node, found when first asked for.
  package private(set) lazy var scopes = Scopes(tree)
  /// By statement list the names that it declares.
  private var bindings: [NodeID: [Name: [NodeID]]] = [:]
  /// By closure the nodes of its parameters.
  private var closureParameters: [NodeID: [NodeID]] = [:]
  /// Whether closures name a second one of what they are given: `$1`.
  private var closuresOfSeveral: [NodeID: Bool] = [:]
  /// By name the bodies that declare a function.
  private lazy var localFunctions = bodiesByLocalFunction()

  package init(_ tree: SyntaxTree) { self.tree = tree }

  /// By node the innermost declaration of a type that it is in, or an extension; `nil` outside of all.
  package func typesAround() -> Numbered<NodeID, NodeID?> {
    var types = Numbered<NodeID, NodeID?>(repeating: nil, count: tree.nodes.count)
    // What is around a node comes behind it.
    for node in tree.nodes.indices.reversed() {
      guard let parent = parents[node] else { continue }
      types[node] = tree.nodes[parent].kind == .typeDeclaration ? parent : types[parent]
    }
    return types
  }

  /// The statements of a list before one of them that may declare a name, first to last.
  package func bindings(
    of name: Name, in list: NodeID, before end: NodeID
  ) -> ArraySlice<NodeID> {
    guard let all = bindings(of: list)[name] else { return [] }
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle] < end { low = middle + 1 } else { high = middle }
    }
    return all[..<low]
  }

  /// The statements of a list that may declare names, by those.
  private func bindings(of list: NodeID) -> [Name: [NodeID]] {
    if let known = bindings[list] { return known }
    var found: [Name: [NodeID]] = [:]
    for child in tree.children(of: list) {
      switch tree.nodes[child].kind {
      case .variableDeclaration:
        for variable in tree.children(of: child) where tree.nodes[variable].kind == .variable {
          let token = tree.nodes[variable].token
          let start = tree.nodes[variable].start
          if token != .none {
            found[tree.interned(token), default: []].append(child)
          } else if tree.tokens[start].kind == .leftParen {
            addNames(start..<max(start, tree.tokens[start].partner), child, &found)
          }
        }
      case .guardStatement:
        for condition in tree.children(of: child) {
          switch tree.nodes[condition].kind {
          case .optionalBinding:
            found[tree.interned(tree.nodes[condition].token), default: []].append(child)
          case .patternCondition:
            guard let pattern = tree.firstChild(of: condition) else { continue }
            addNames(
              tree.nodes[pattern].start..<tree.nodes[pattern].end, child, &found)
          default: break
          }
        }
      default: break
      }
    }
    bindings[list] = found
    return found
  }

  private func addNames(
    _ tokens: Range<TokenID>, _ statement: NodeID, _ found: inout [Name: [NodeID]]
  ) {
    for token in tokens where tree.tokens[token].kind == .identifier {
      let name = tree.interned(token)
      if found[name]?.last != statement { found[name, default: []].append(statement) }
    }
  }

  /// Which of the names between parentheses one is.
  package func position(of name: Name, inTupleFrom open: TokenID) -> ElementID? {
    guard tree.tokens[open].kind == .leftParen else { return nil }
    let end = tree.tokens[open].partner
    var position = ElementID.first
    var token = open + 1
    while token < end {
      switch tree.tokens[token].kind {
      case .comma: position += 1
      case .leftParen: token = max(token, tree.tokens[token].partner)
      case .identifier where tree.interned(token) == name: return position
      default: break
      }
      token += 1
    }
    return nil
  }

  /// The name that a parameter has inside: the second of two.
  package func parameterName(_ node: NodeID) -> Name? {
    let token = tree.nodes[node].token
    guard token != .none else { return nil }
    let next = token + 1
    let isNamed = next < tree.nodes[node].end && tree.tokens[next].kind == .identifier
    if isNamed,
      tree.tokens[next + 1].kind == .colon || next + 1 == tree.nodes[node].end
    {
      return tree.interned(next)
    }
    return tree.interned(token)
  }

  /// The nodes of what a closure takes by name.
  package func parameters(ofClosure closure: NodeID) -> [NodeID] {
    if let known = closureParameters[closure] { return known }
    // Looked for once: every name in a long body asks.
    let parameters = tree.children(of: closure).filter { tree.nodes[$0].kind == .parameter }
    closureParameters[closure] = parameters
    return parameters
  }

  /// Whether a closure without names for what it is given uses `$1`, so that `$0` is no pair.
  package func takesSeveral(_ closure: NodeID) -> Bool {
    if let known = closuresOfSeveral[closure] { return known }
    let takesSeveral = (tree.nodes[closure].first...closure).contains { node in
      let token = tree.nodes[node].token
      guard tree.nodes[node].kind == .name, tree.tokens[token].kind == .dollarIdentifier,
        let position = anonymousPosition(token), position > .first
      else { return false }
      return anonymousClosure(at: node) == closure
    }
    closuresOfSeveral[closure] = takesSeveral
    return takesSeveral
  }

  /// The number of `$0`; `nil` for the projected value of a property.
  package func anonymousPosition(_ token: TokenID) -> ElementID? {
    let range = tree.nameRange(ofToken: token).dropFirst()
    var number = 0
    for offset in range.prefix(3) {
      let digit = Int(tree.source[offset]) - 48
      guard (0...9).contains(digit) else { return nil }
      number = number * 10 + digit
    }
    return range.isEmpty ? nil : ElementID(position: number)
  }

  /// The closure that `$0` at a node belongs to.
  package func anonymousClosure(at node: NodeID) -> NodeID? {
    var node = node
    while let (scope, _) = scopes.around(node) {
      node = scope
      if tree.nodes[node].kind == .closure {
        return parameters(ofClosure: node).isEmpty ? node : nil
      }
    }
    return nil
  }

  /// Whether a name means a function of a body around a node, which hides others of the name.
  package func isLocalFunction(_ name: Name, at node: NodeID) -> Bool {
    guard let bodies = localFunctions[name] else { return false }
    var node = node
    while let parent = parents[node] {
      if bodies.contains(parent) { return true }
      node = parent
    }
    return false
  }

  /// By name the bodies that declare such a function.
  private func bodiesByLocalFunction() -> [Name: Set<NodeID>] {
    var bodies: [Name: Set<NodeID>] = [:]
    for node in tree.nodes.indices where tree.nodes[node].kind == .function {
      guard let body = parents[node] else { continue }
      switch tree.nodes[body].kind {
      case .block where parents[body].map { tree.nodes[$0].kind } == .typeDeclaration: continue
      case .block, .closure, .switchCase:
        bodies[tree.interned(tree.nodes[node].token), default: []].insert(body)
      default: continue
      }
    }
    return bodies
  }

  /// Whether an expression, or one that it begins with, is followed by a `?`.
  package func isOptionalChain(_ node: NodeID) -> Bool {
    var node = node
    // A chain is looked at from each of its parts, so that only so much of it may be.
    for _ in 0..<16 {
      let syntax = tree.nodes[node]
      switch syntax.kind {
      case .postfix where tree.tokens[syntax.end - 1].kind == .postfixQuestion: return true
      case .member, .call, .subscripting:
        guard let base = tree.firstChild(of: node) else { return false }
        node = base
      default: return false
      }
    }
    return false
  }

  /// Whether a node is a literal other than a string, or made of such: `-1`, `(2)`, `1 + 2`.
  package func isLiteral(_ node: NodeID) -> Bool {
    switch tree.nodes[node].kind {
    case .literal: return true
    case .prefix, .tuple, .argument:
      return tree.lastChild(of: node).map { isLiteral($0) } ?? false
    case .operation: return tree.children(of: node).allSatisfy { isLiteral($0) }
    default: return false
    }
  }

  /// The token of the name that is called, with parentheses or without.
  package func calledName(of call: NodeID) -> TokenID? {
    guard let callee = tree.firstChild(of: call) else { return nil }
    let syntax = tree.nodes[callee]
    guard syntax.kind == .name || syntax.kind == .member, syntax.token != .none else { return nil }
    return syntax.token
  }
}
