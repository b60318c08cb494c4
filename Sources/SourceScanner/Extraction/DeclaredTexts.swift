/// The variables of one file that hold nothing but literals, by name.
struct DeclaredTexts {
  /// A variable under a name that no other declaration in the file has.
  struct Variable {
    /// The token of its name where it is declared.
    let declaration: Int
    /// `string` nodes, at least one.
    let literals: [Int]
  }

  private(set) var variables: [String: Variable] = [:]

  init(_ tree: SyntaxTree) {
    var others: Set<String> = []
    for node in tree.nodes.indices {
      let syntax = tree.nodes[node]
      guard syntax.token != 0 else { continue }
      var token = Int(syntax.token)
      switch syntax.kind {
      case .variable: break
      case .parameter:
        if tree.tokens[token + 1].kind == .identifier { token += 1 }
      case .optionalBinding: break
      default: continue
      }
      let name = tree.name(ofToken: token)
      let literals = syntax.kind == .variable ? Self.literals(of: node, tree) : []
      if literals.isEmpty || variables[name] != nil {
        others.insert(name)
      } else {
        variables[name] = Variable(declaration: token, literals: literals)
      }
    }
    for name in others { variables[name] = nil }
  }

  private static func literals(of node: Int, _ tree: SyntaxTree) -> [Int] {
    let children = tree.children(of: node)
    guard let value = children.last, tree.nodes[value].kind != .type else { return [] }
    if let type = children.first, tree.nodes[type].kind == .type {
      let text = tree.text(tree.bytes(of: type))
      guard text == "String" || text == "String?" else { return [] }
    }
    let leaves = ValueLeaves(of: value, in: tree)
    return leaves.others.isEmpty && leaves.pieces.isEmpty ? leaves.literals : []
  }
}
