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
  /// For each name the bit that its bytes ask for, so that most other names are turned away without
  /// a `String`.
  private var signs: UInt64 = 0

  init(_ tree: SyntaxTree) {
    var candidates: [(token: Int, literals: [Int])] = []
    var others: [Int] = []
    for node in tree.nodes.indices {
      let syntax = tree.nodes[node]
      guard syntax.token != 0 else { continue }
      var token = Int(syntax.token)
      switch syntax.kind {
      case .variable:
        let literals = Self.literals(of: node, tree)
        if !literals.isEmpty {
          candidates.append((token, literals))
          continue
        }
      case .parameter:
        if tree.tokens[token + 1].kind == .identifier { token += 1 }
      case .optionalBinding: break
      default: continue
      }
      others.append(token)
    }
    if candidates.isEmpty { return }
    var repeated: Set<String> = []
    for (token, literals) in candidates {
      let name = tree.name(ofToken: token)
      if variables[name] == nil {
        variables[name] = Variable(declaration: token, literals: literals)
        signs |= Self.sign(of: token, tree)
      } else {
        repeated.insert(name)
      }
    }
    for token in others where mayHold(token, tree) { repeated.insert(tree.name(ofToken: token)) }
    for name in repeated { variables[name] = nil }
  }

  /// Whether the name that a token spells may be one of ``variables``.
  func mayHold(_ token: Int, _ tree: SyntaxTree) -> Bool { signs & Self.sign(of: token, tree) != 0 }

  private static func sign(of token: Int, _ tree: SyntaxTree) -> UInt64 {
    let range = tree.nameRange(ofToken: token)
    if range.isEmpty { return 1 }
    let ends = Int(tree.source[range.lowerBound]) + 3 * Int(tree.source[range.upperBound - 1])
    return 1 << UInt64(truncatingIfNeeded: (ends + 5 * range.count) & 63)
  }

  private static func literals(of node: Int, _ tree: SyntaxTree) -> [Int] {
    guard let value = tree.lastChild(of: node), let type = tree.firstChild(of: node) else {
      return []
    }
    switch tree.nodes[value].kind {
    case .string, .tuple, .effect, .argument, .ternary, .ifStatement, .switchStatement, .block,
      .accessors, .operation:
      break
    default: return []
    }
    if tree.nodes[type].kind == .type {
      guard tree.node(type, isWritten: "String") || tree.node(type, isWritten: "String?") else {
        return []
      }
    }
    if tree.nodes[value].kind == .string { return [value] }
    let leaves = ValueLeaves(of: value, in: tree)
    return leaves.others.isEmpty && leaves.pieces.isEmpty ? leaves.literals : []
  }
}
