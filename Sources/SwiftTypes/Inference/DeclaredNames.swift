internal import LocalizationModel
internal import SwiftTree

/// The types that one file declares for each name, in any scope: the last resort of an inference
/// that guesses (``TypeInference/init(guessing:)``). It has an answer only if all declarations of
/// the name agree.
final class DeclaredNames {
  /// By name, the nodes of the written types or, where none is written, of values that show a type.
  private var nodes: [Name: [NodeID]] = [:]
  /// By name, the answers found so far.
  private var answers: [Name: SwiftType?] = [:]

  init(_ tree: SyntaxTree) {
    for node in tree.nodes.indices {
      let syntax = tree.nodes[node]
      guard syntax.kind == .variable || syntax.kind == .parameter, syntax.token != .none,
        let shown = Self.nodeShowingType(of: node, in: tree)
      else { continue }
      nodes[tree.nameHash(Self.name(of: node, in: tree)), default: []].append(shown)
    }
  }

  private static func name(of node: NodeID, in tree: SyntaxTree) -> TokenID {
    let name = tree.nodes[node].token
    // In `of name: String`, the second name is the variable's.
    return tree.nodes[node].kind == .parameter && tree.tokens[name + 1].kind == .identifier
      && tree.tokens[name + 2].kind == .colon ? name + 1 : name
  }

  /// The written type, or the value of a variable that can show its type; `nil` if there is
  /// neither.
  private static func nodeShowingType(of node: NodeID, in tree: SyntaxTree) -> NodeID? {
    if let type = tree.firstChild(of: node, where: { tree.nodes[$0].kind == .type }) { return type }
    guard tree.nodes[node].kind == .variable, let value = tree.lastChild(of: node) else {
      return nil
    }
    switch tree.nodes[value].kind {
    case .literal, .string, .call: return value
    default: return nil
    }
  }

  /// The type that all declarations of a name agree on; `nil` if there is none.
  func type(of name: Name, in types: TypeInference) -> SwiftType? {
    if let type = answers[name] { return type }
    let type = agreedType(of: name, in: types)
    answers[name] = .some(type)
    return type
  }

  private func agreedType(of name: Name, in types: TypeInference) -> SwiftType? {
    var agreed: SwiftType?
    LookupCounter.add(nodes[name]?.count ?? 0)
    for node in nodes[name] ?? [] {
      guard let type = Self.type(shownBy: node, types) else { continue }
      if let agreed, agreed != type { return nil }
      agreed = type
    }
    return agreed
  }

  private static func type(shownBy node: NodeID, _ types: TypeInference) -> SwiftType? {
    switch types.tree.nodes[node].kind {
    case .type: return types.writtenType(node)
    case .call: return types.typeByCalleeName(ofCall: node)
    default: return types.type(of: node)
    }
  }
}
