internal import SwiftTree

/// The variables of one file that hold nothing but literals, by name. ``ShownVariables`` looks for
/// their uses.
struct LiteralVariables {
  /// A variable whose name no other declaration in the file has.
  struct Variable {
    /// The token of the name in its declaration.
    let declaration: TokenID
    /// The `string` nodes of its value, at least one.
    let literals: [NodeID]
  }

  private(set) var variables: [String: Variable] = [:]
  /// A filter of the names in ``variables``, which rejects most other names without a `String`.
  private var nameBits = NameBits()

  /// A filter of names, one bit of 64 for each: the first byte, the last byte and the length of a
  /// name decide which.
  private struct NameBits {
    private var bits: UInt64 = 0

    init() {}

    init(of token: TokenID, _ tree: SyntaxTree) {
      let range = tree.nameRange(ofToken: token)
      bits = 1
      if range.isEmpty { return }
      let ends = Int(tree.source[range.lowerBound]) + 3 * Int(tree.source[range.upperBound - 1])
      bits <<= UInt64(truncatingIfNeeded: (ends + 5 * range.count) & 63)
    }

    mutating func formUnion(_ other: NameBits) { bits |= other.bits }

    func meets(_ other: NameBits) -> Bool { bits & other.bits != 0 }
  }

  /// - Parameter nodes: All `variable` nodes with a name, ascending.
  init(_ tree: SyntaxTree, variables nodes: [NodeID]) {
    for node in nodes {
      let literals = Self.literals(of: node, tree)
      if literals.isEmpty { continue }
      let token = tree.nodes[node].token
      let name = tree.name(ofToken: token)
      if variables[name] == nil {
        variables[name] = Variable(declaration: token, literals: literals)
        nameBits.formUnion(NameBits(of: token, tree))
      }
    }
    if !variables.isEmpty { removeRepeated(tree) }
  }

  /// Removes variables whose name another declaration has.
  private mutating func removeRepeated(_ tree: SyntaxTree) {
    var repeated: Set<String> = []
    for node in tree.nodes.indices {
      let syntax = tree.nodes[node]
      guard syntax.token != .none else { continue }
      var token = syntax.token
      switch syntax.kind {
      case .variable, .optionalBinding: break
      case .parameter:
        if tree.tokens[token + 1].kind == .identifier { token += 1 }
      default: continue
      }
      guard mayHold(token, tree) else { continue }
      let name = tree.name(ofToken: token)
      if let variable = variables[name], variable.declaration != token { repeated.insert(name) }
    }
    for name in repeated { variables[name] = nil }
  }

  /// True if the name that a token spells may be in ``variables``.
  func mayHold(_ token: TokenID, _ tree: SyntaxTree) -> Bool {
    nameBits.meets(NameBits(of: token, tree))
  }

  private static func literals(of node: NodeID, _ tree: SyntaxTree) -> [NodeID] {
    guard let value = tree.lastChild(of: node), let type = tree.firstChild(of: node) else {
      return []
    }
    if !ValueLeaves.mayHoldLiterals(value, in: tree) { return [] }
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
