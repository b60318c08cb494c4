internal import SwiftTree
internal import SwiftTypes

/// What the variables and parameters of one file are declared with, found by name.
///
/// Only what is asked for is put into words: a file has hundreds of declarations and interpolates
/// a few of them.
final class DeclaredTypes {
  private struct Declaration {
    /// Of the name.
    let hash: UInt64
    let name: TokenID
    /// The node of the type as written, or of the value that shows it.
    let node: NodeID
  }

  /// Ascending by hash.
  private let declarations: ContiguousArray<Declaration>
  private var known: [String: String??] = [:]

  init(_ tree: SyntaxTree) {
    var declarations: ContiguousArray<Declaration> = []
    let text = tree.source
    let source = text.span
    for node in tree.nodes.indices {
      let kind = tree.nodes[node].kind
      guard kind == .variable || kind == .parameter, tree.nodes[node].token != .none,
        let type = Self.typeNode(of: node, in: tree)
      else { continue }
      let name = Self.name(of: node, in: tree)
      declarations.append(
        Declaration(
          hash: LiteralHash.hash(source, tree.nameRange(ofToken: name)),
          name: name, node: type))
    }
    declarations.sort { $0.hash < $1.hash }
    self.declarations = declarations
  }

  private static func name(of node: NodeID, in tree: SyntaxTree) -> TokenID {
    let name = tree.nodes[node].token
    // The name behind the label.
    return tree.nodes[node].kind == .parameter && tree.tokens[name + 1].kind == .identifier
      && tree.tokens[name + 2].kind == .colon ? name + 1 : name
  }

  /// The type, else the value of a variable that can show its type.
  private static func typeNode(of node: NodeID, in tree: SyntaxTree) -> NodeID? {
    if let type = tree.firstChild(of: node, where: { tree.nodes[$0].kind == .type }) { return type }
    guard tree.nodes[node].kind == .variable, let value = tree.lastChild(of: node) else {
      return nil
    }
    switch tree.nodes[value].kind {
    case .literal, .string, .call: return value
    default: return nil
    }
  }

  /// - Parameters:
  ///   - token: Spells the name.
  ///   - typeOfValue: The type of a node that is a value.
  /// - Returns: `nil` if the file declares no such name with a type; `.some(nil)` if with several.
  func type(
    ofName token: TokenID, in tree: SyntaxTree, typeOfValue: (NodeID) -> String?
  ) -> String?? {
    if declarations.isEmpty { return nil }
    let name = tree.name(ofToken: token)
    if let type = known[name] { return type }
    var result: String??
    let text = tree.source
    let source = text.span
    let hash = LiteralHash.hash(source, tree.nameRange(ofToken: token))
    var index = firstIndex(of: hash)
    while index < declarations.count, declarations[index].hash == hash {
      let declaration = declarations[index]
      index += 1
      guard tree.tokens(declaration.name, token, spellAlike: source) else { continue }
      let node = declaration.node
      let isWritten = tree.nodes[node].kind == .type
      guard let type = isWritten ? tree.typeText(node) : typeOfValue(node) else { continue }
      if let known = result, known != type {
        result = .some(nil)
        break
      }
      result = type
    }
    known[name] = .some(result)
    return result
  }

  private func firstIndex(of hash: UInt64) -> Int {
    var low = 0
    var high = declarations.count
    while low < high {
      let middle = (low + high) / 2
      if declarations[middle].hash < hash { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension SyntaxTree {
  /// A type as written, without what does not matter to a value of it.
  func typeText(_ node: NodeID) -> String {
    var text = text(bytes(of: node))
    for prefix in ["inout ", "@escaping ", "borrowing ", "consuming ", "sending "]
    where text.hasPrefix(prefix) {
      text.removeFirst(prefix.count)
    }
    return text
  }
}
