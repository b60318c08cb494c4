internal import SwiftTree

/// Reads names and modifiers of declarations in a tree, for ``OutlineReader``.
struct DeclarationNames {
  let tree: SyntaxTree

  // MARK: Names

  /// Returns the name of a declaration without parameters; empty for a pattern.
  func name(of node: NodeID) -> String {
    let token = tree.nodes[node].token
    return token == .none ? "" : tree.name(ofToken: token)
  }

  /// Returns the name of a function with the labels of its parameters, such as `parse(_:in:)`.
  func fullName(of node: NodeID) -> String {
    let name = name(of: node)
    if isDeinitializer(node) { return name }
    let parameters = tree.children(of: node).filter { tree.nodes[$0].kind == .parameter }
    let labels = parameters.map { "\(label(ofParameter: $0, isOptional: name == "subscript")):" }
    return "\(name)(\(labels.joined()))"
  }

  /// Returns the label of a parameter, or `_`.
  ///
  /// - Parameter isOptional: True if a parameter with one name has no label, as in a subscript.
  private func label(ofParameter node: NodeID, isOptional: Bool) -> String {
    let token = tree.nodes[node].token
    guard token != .none, isOptional ? tree.tokens[token + 1].kind != .colon : true else {
      return "_"
    }
    return tree.name(ofToken: token)
  }

  /// Returns the module that an import names, whatever words are around its keyword.
  func importedModule(of node: NodeID) -> String? {
    let words = wordsAfterAttributes(of: node)
    guard let keyword = words.first(where: { isWord($0, .import) }) else { return nil }
    let following = words.filter { $0 > keyword }
    // The kind of a declaration may stand before the name: `import struct Module.Name`.
    guard let first = following.first, let last = following.last else { return nil }
    let hasKind = first < last && tree.tokens[first + 1].kind != .period
    return tree.name(ofToken: hasKind ? first + 1 : first)
  }

  /// Returns the names in the type that an extension extends, from the outermost in.
  func extendedNames(of node: NodeID) -> [String] {
    var token = tree.nodes[node].token
    var names = [tree.name(ofToken: token)]
    while tree.tokens[token + 1].kind == .period {
      token += 2
      names.append(tree.name(ofToken: token))
    }
    return names
  }

  // MARK: Words

  func isDeinitializer(_ node: NodeID) -> Bool {
    tree.nodes[node].kind == .otherDeclaration && tree.nodes[node].token != .none
      && isWord(tree.nodes[node].token, .deinit)
  }

  /// True if a declaration is `private` or `fileprivate`.
  func isPrivate(_ node: NodeID) -> Bool {
    let name = tree.nodes[node].token
    return wordsAfterAttributes(of: node).contains {
      // `private(set)` restricts changes only.
      $0 < name && (isWord($0, .private) || isWord($0, .fileprivate))
        && tree.tokens[$0 + 1].kind != .leftParen
    }
  }

  // MARK: Tokens

  /// Returns the indices of a node's tokens.
  func tokens(of node: NodeID) -> Range<TokenID> {
    tree.nodes[node].start..<tree.nodes[node].end
  }

  private func wordsAfterAttributes(of node: NodeID) -> Range<TokenID> {
    let attributes = tree.children(of: node).filter { tree.nodes[$0].kind == .attribute }
    let words = tokens(of: node)
    guard let last = attributes.last else { return words }
    return tree.nodes[last].end..<words.upperBound
  }

  private func isWord(_ token: TokenID, _ word: Keyword) -> Bool {
    tree.tokens[token].kind == .keyword && tree.tokens[token].keyword == word
  }
}
