import LocalizationModel
import SwiftTree

/// Finds the function or accessor body around an expression, in which a migration can declare a
/// local `@Bindable`. ``ModelUseReading`` uses it.
struct BodyReading {
  private let tree: SyntaxTree
  private let parents: NodeParents

  init(_ tree: SyntaxTree, _ parents: NodeParents) {
    self.tree = tree
    self.parents = parents
  }

  /// Returns the body of the function or computed property around a node; `nil` if there is none.
  func body(around node: NodeID) -> ModelUses.Body? {
    var node = node
    while let parent = parents[node] {
      switch tree.nodes[parent].kind {
      case .function, .accessor, .variable, .subscriptDeclaration:
        return tree.nodes[node].kind == .block ? body(node, of: parent) : nil
      case .initializer, .typeDeclaration: return nil
      default: node = parent
      }
    }
    return nil
  }

  private func body(_ block: NodeID, of owner: NodeID) -> ModelUses.Body? {
    let items = tree.children(of: block)
    guard let first = items.first else { return nil }
    let start = tree.bytes(of: first).start
    return ModelUses.Body(
      start: start, indentation: SourceLines(tree).indentation(before: start),
      isExpression: items.count == 1 && tree.nodes[first].kind != .returnStatement
        && hasResult(owner) && !isBuilder(owner),
      isConditional: hasDirective(between: tree.bytes(of: block).start, and: start))
  }

  /// True if an `#if` stands between two offsets.
  private func hasDirective(between start: Int, and end: Int) -> Bool {
    tree.directives.contains { directive in
      let offset = tree.tokens[directive].startOffset
      return start < offset && offset < end
    }
  }

  /// True if the body of a function, accessor or variable has a result.
  private func hasResult(_ owner: NodeID) -> Bool {
    switch tree.nodes[owner].kind {
    case .accessor: tree.tokens[tree.nodes[owner].token].keyword == .get
    case .function: !tree.children(of: owner, .returnType).isEmpty
    default: true
    }
  }

  /// True if a result builder transforms the body, so that `return` cannot be written there.
  private func isBuilder(_ owner: NodeID) -> Bool {
    var owner = owner
    while tree.nodes[owner].kind == .accessor || tree.nodes[owner].kind == .accessors,
      let parent = parents[owner]
    {
      owner = parent
    }
    let token = tree.nodes[owner].token
    if token != .none, Self.builders.contains(tree.name(ofToken: token)) { return true }
    let declaration = tree.nodes[owner].kind == .variable ? parents[owner] ?? owner : owner
    return tree.children(of: declaration, .attribute).contains {
      tree.written($0).hasSuffix("Builder")
    }
  }

  /// Members that SwiftUI's protocols declare with a result builder.
  private static let builders: Set<String> = ["body", "makeBody", "previews"]
}
