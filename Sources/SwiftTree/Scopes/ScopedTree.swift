/// A tree together with the context of its nodes: parents, scopes, and the names declared in each
/// list of statements. Type inference, and `"follow"`, which traces a `String` to its literals,
/// look names up in it.
///
/// Each answer is computed when first asked for and kept, because most sources never ask.
package final class ScopedTree {
  /// The tree of all node arguments.
  package let tree: SyntaxTree
  /// The parent of each node, computed when first asked for.
  package private(set) lazy var parents = tree.parents
  /// The scope around each node, computed when first asked for.
  package private(set) lazy var scopes = Scopes(tree)
  /// For each list of statements, the names it declares and their statements.
  private var bindings: [NodeID: [Name: [NodeID]]] = [:]
  /// The nodes of each closure's parameters. Kept, because every name in a long body asks.
  private var closureParameters: [NodeID: [NodeID]] = [:]
  /// For each closure, true if it uses `$1` or a higher number.
  private var closuresOfSeveral: [NodeID: Bool] = [:]
  /// By name of a local function, the bodies that declare one.
  private lazy var localFunctions = bodiesByLocalFunction()

  package init(_ tree: SyntaxTree) { self.tree = tree }

  /// For each node, the innermost type declaration or extension around it; `nil` outside all types.
  package func typesAround() -> Numbered<NodeID, NodeID?> {
    var types = Numbered<NodeID, NodeID?>(repeating: nil, count: tree.nodes.count)
    // Parents have greater numbers than their children, so that each is done before them.
    for node in tree.nodes.indices.reversed() {
      guard let parent = parents[node] else { continue }
      types[node] = tree.nodes[parent].kind == .typeDeclaration ? parent : types[parent]
    }
    return types
  }

  /// The statements of a list before `end` that may declare a name, first to last.
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

  /// By name, the statements of a list that may declare it, in order.
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
            found[tree.nameHash(token), default: []].append(child)
          } else if tree.tokens[start].kind == .leftParen {
            addNames(start..<max(start, tree.tokens[start].partner), child, &found)
          }
        }
      case .guardStatement:
        for condition in tree.children(of: child) {
          switch tree.nodes[condition].kind {
          case .optionalBinding:
            found[tree.nameHash(tree.nodes[condition].token), default: []].append(child)
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
      let name = tree.nameHash(token)
      if found[name]?.last != statement { found[name, default: []].append(statement) }
    }
  }

  /// The position of a name among the names between parentheses, as in `let (a, b) = …`; `nil` if
  /// it is not there.
  ///
  /// - Parameter open: The token of the opening parenthesis.
  package func position(of name: Name, inTupleFrom open: TokenID) -> ElementID? {
    guard tree.tokens[open].kind == .leftParen else { return nil }
    let end = tree.tokens[open].partner
    var position = ElementID.first
    var token = open + 1
    while token < end {
      switch tree.tokens[token].kind {
      case .comma: position += 1
      case .leftParen: token = max(token, tree.tokens[token].partner)
      case .identifier where tree.nameHash(token) == name: return position
      default: break
      }
      token += 1
    }
    return nil
  }

  /// The name of a parameter inside its function: the second of two, as `name` in `of name:
  /// String`.
  package func parameterName(_ node: NodeID) -> Name? {
    let token = tree.nodes[node].token
    guard token != .none else { return nil }
    let next = token + 1
    let isNamed = next < tree.nodes[node].end && tree.tokens[next].kind == .identifier
    if isNamed,
      tree.tokens[next + 1].kind == .colon || next + 1 == tree.nodes[node].end
    {
      return tree.nameHash(next)
    }
    return tree.nameHash(token)
  }

  /// The nodes of a closure's named parameters, in order.
  package func parameters(ofClosure closure: NodeID) -> [NodeID] {
    if let known = closureParameters[closure] { return known }
    let parameters = tree.children(of: closure).filter { tree.nodes[$0].kind == .parameter }
    closureParameters[closure] = parameters
    return parameters
  }

  /// True if a closure without named parameters uses `$1` or a higher number. Its `$0` is then the
  /// first of several values; otherwise `$0` can be a whole tuple.
  package func usesSeveralArguments(_ closure: NodeID) -> Bool {
    if let known = closuresOfSeveral[closure] { return known }
    let usesSeveralArguments = (tree.nodes[closure].first...closure).contains { node in
      let token = tree.nodes[node].token
      guard tree.nodes[node].kind == .name, tree.tokens[token].kind == .dollarIdentifier,
        let position = dollarPosition(token), position > .first
      else { return false }
      return dollarClosure(at: node) == closure
    }
    closuresOfSeveral[closure] = usesSeveralArguments
    return usesSeveralArguments
  }

  /// The number of `$0`, `$1` and so on; `nil` for the projected value of a property, such as
  /// `$name`.
  package func dollarPosition(_ token: TokenID) -> ElementID? {
    let range = tree.nameRange(ofToken: token).dropFirst()
    var number = 0
    // Three digits are enough for real code and cannot overflow.
    for offset in range.prefix(3) {
      let digit = Int(tree.source[offset]) - Int(UInt8(ascii: "0"))
      guard (0...9).contains(digit) else { return nil }
      number = number * 10 + digit
    }
    return range.isEmpty ? nil : ElementID(position: number)
  }

  /// The closure that a `$0` at a node belongs to: the innermost one, unless it has named
  /// parameters.
  package func dollarClosure(at node: NodeID) -> NodeID? {
    var node = node
    while let (scope, _) = scopes.around(node) {
      node = scope
      if tree.nodes[node].kind == .closure {
        return parameters(ofClosure: node).isEmpty ? node : nil
      }
    }
    return nil
  }

  /// True if a name at a node means a local function, declared in a body around the node. Such a
  /// function hides other declarations of its name.
  package func isLocalFunction(_ name: Name, at node: NodeID) -> Bool {
    guard let bodies = localFunctions[name] else { return false }
    var node = node
    while let parent = parents[node] {
      if bodies.contains(parent) { return true }
      node = parent
    }
    return false
  }

  /// Collects, by name, the bodies that declare a local function.
  private func bodiesByLocalFunction() -> [Name: Set<NodeID>] {
    var bodies: [Name: Set<NodeID>] = [:]
    for node in tree.nodes.indices where tree.nodes[node].kind == .function {
      guard let body = parents[node] else { continue }
      switch tree.nodes[body].kind {
      case .block where parents[body].map { tree.nodes[$0].kind } == .typeDeclaration: continue
      case .block, .closure, .switchCase:
        bodies[tree.nameHash(tree.nodes[node].token), default: []].insert(body)
      default: continue
      }
    }
    return bodies
  }

  /// True if an expression contains an optional chain, as `user?.name` does.
  package func isOptionalChain(_ node: NodeID) -> Bool {
    var node = node
    // This is asked for each part of a chain, so that without a limit long chains take quadratic
    // time.
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

  /// True for a literal other than a string, or an expression of such literals: `-1`, `(2)`, `1 +
  /// 2`. The type of such an expression depends on its context.
  package func isLiteral(_ node: NodeID) -> Bool {
    switch tree.nodes[node].kind {
    case .literal: return true
    case .prefix, .tuple, .argument:
      return tree.lastChild(of: node).map { isLiteral($0) } ?? false
    case .operation: return tree.children(of: node).allSatisfy { isLiteral($0) }
    default: return false
    }
  }

  /// The token of a call's name, with or without parentheses; `nil` if the callee is no name.
  package func calledName(of call: NodeID) -> TokenID? {
    guard let callee = tree.firstChild(of: call) else { return nil }
    let syntax = tree.nodes[callee]
    guard syntax.kind == .name || syntax.kind == .member, syntax.token != .none else { return nil }
    return syntax.token
  }
}
