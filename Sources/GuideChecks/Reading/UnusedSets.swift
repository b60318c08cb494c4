import LocalizationModel
import SwiftTree

/// The properties for subscriptions in which a source stores none: it never mentions them again, or
/// only to empty them. ``CombineUse`` uses it.
struct UnusedSets {
  private(set) var sets: [UnusedSet] = []
  /// The tokens of each declaration and of the statements that empty it.
  private(set) var tokens: [Range<TokenID>] = []

  init(in tree: SyntaxTree, _ parents: NodeParents) {
    for node in tree.nodes.indices where tree.nodes[node].kind == .variableDeclaration {
      let syntax = tree.nodes[node]
      let words = syntax.start..<syntax.end
      let variables = tree.children(of: node, .variable)
      guard variables.count == 1, tree.nodes[variables[0]].token != .none,
        words.contains(where: { tree.token($0, spells: "AnyCancellable" as StaticString) }),
        Self.isSet(variables[0], in: tree),
        case let name = tree.nameHash(tree.nodes[variables[0]].token),
        let cleanups = Self.cleanups(of: name, outside: words, in: tree, parents)
      else { continue }
      let range = tree.bytes(of: node)
      let isPrivate = words.contains {
        [.private, .fileprivate].contains(tree.tokens[$0].keyword)
      }
      let removals = ([node] + cleanups).map { SourceLines(tree).lines(of: tree.bytes(of: $0)) }
      let isWhole = removals.allSatisfy { $0 != nil }
      sets.append(
        UnusedSet(
          name: name, range: range, removals: isWhole ? removals.compactMap(\.self) : [],
          isPrivate: isPrivate))
      tokens += ([node] + cleanups).map { tree.nodes[$0].start..<tree.nodes[$0].end }
    }
  }

  /// True if a variable's type or value holds subscriptions and the value has no effect.
  private static func isSet(_ variable: NodeID, in tree: SyntaxTree) -> Bool {
    let parts = VariableParts(of: variable, in: tree)
    if parts.body != nil { return false }
    guard let value = parts.value else { return parts.type != nil }
    return isEmpty(value, in: tree)
  }

  /// True for a value without elements: `[]`, `nil`, `Set()`, `.init([])` and the like.
  private static func isEmpty(_ value: NodeID, in tree: SyntaxTree) -> Bool {
    switch tree.nodes[value].kind {
    case .array, .dictionary: return tree.children(of: value).isEmpty
    case .literal: return tree.node(value, isWritten: "nil")
    case .call:
      guard let callee = tree.firstChild(of: value) else { return false }
      let name = tree.written(callee).split { !$0.isLetter && $0 != "." }.first ?? ""
      let isList =
        [".init", "Set", "Set.init", "Array", "Array.init", "Dictionary"].contains(name)
        || [.array, .dictionary].contains(tree.nodes[callee].kind)
      return isList
        && CallArguments(of: value, in: tree).nodes.allSatisfy { argument in
          tree.lastChild(of: argument).map { isEmpty($0, in: tree) } ?? false
        }
    default: return false
    }
  }

  /// Returns the statements that empty a property; `nil` if other code mentions it. A deinitializer
  /// that does nothing else counts as a whole.
  private static func cleanups(
    of name: Name, outside words: Range<TokenID>, in tree: SyntaxTree, _ parents: NodeParents
  ) -> [NodeID]? {
    let mentions = tree.tokens.indices.filter {
      tree.tokens[$0].kind == .identifier && !words.contains($0) && tree.nameHash($0) == name
    }
    if mentions.isEmpty { return [] }
    var statements: [NodeID] = []
    var found = 0
    for node in tree.nodes.indices {
      let syntax = tree.nodes[node]
      guard [.name, .member].contains(syntax.kind), mentions.contains(syntax.token) else {
        continue
      }
      guard let statement = cleanup(around: node, in: tree, parents) else { return nil }
      found += 1
      if !statements.contains(statement) { statements.append(statement) }
    }
    guard found == mentions.count else { return nil }
    return withDeinitializers(statements, in: tree, parents)
  }

  /// Returns the statement that empties the named property, as in `all.removeAll()`,
  /// `token?.cancel()`, `all.forEach { $0.cancel() }` or `token = nil`; `nil` for any other use.
  private static func cleanup(
    around mention: NodeID, in tree: SyntaxTree, _ parents: NodeParents
  ) -> NodeID? {
    if tree.nodes[mention].kind == .member {
      guard let base = tree.firstChild(of: mention), tree.node(base, isWritten: "self") else {
        return nil
      }
    }
    var node = mention
    while let parent = parents[node], tree.nodes[parent].kind == .postfix { node = parent }
    guard let parent = parents[node] else { return nil }
    if tree.nodes[parent].kind == .assignment {
      guard let sides = tree.sides(of: parent), sides.target == node, isEmpty(sides.value, in: tree)
      else { return nil }
      return isStatement(parent, in: tree, parents) ? parent : nil
    }
    guard tree.nodes[parent].kind == .member, let call = parents[parent],
      tree.nodes[call].kind == .call, let token = tree.calledToken(of: call),
      isStatement(call, in: tree, parents)
    else { return nil }
    switch tree.name(ofToken: token) {
    case "removeAll", "cancel": return call
    case "forEach":
      guard let closure = tree.onlyClosure(of: call) else { return nil }
      return tree.written(closure).filter { !$0.isWhitespace } == "{$0.cancel()}" ? call : nil
    default: return nil
    }
  }

  private static func isStatement(
    _ node: NodeID, in tree: SyntaxTree, _ parents: NodeParents
  ) -> Bool {
    parents[node].map { tree.nodes[$0].kind == .block } ?? false
  }

  /// Replaces the statements of a deinitializer that consists of nothing else by it.
  private static func withDeinitializers(
    _ statements: [NodeID], in tree: SyntaxTree, _ parents: NodeParents
  ) -> [NodeID] {
    var found: [NodeID] = []
    for statement in statements {
      var whole = statement
      if let block = parents[statement], let owner = parents[block],
        tree.nodes[owner].kind == .otherDeclaration,
        tree.children(of: block).allSatisfy(statements.contains)
      {
        whole = owner
      }
      if !found.contains(whole) { found.append(whole) }
    }
    return found
  }
}
