internal import LocalizationModel
internal import SwiftTree

/// Answers about the code around a node: its enclosing type and the expression that it is part of.
/// Extraction describes each string's site with it, and ``FactCollector`` judges texts by it.
struct NodeSurroundings {
  private let scoped: ScopedTree
  var tree: SyntaxTree { scoped.tree }

  init(_ scoped: ScopedTree) { self.scoped = scoped }

  func parent(of node: NodeID) -> NodeID? { scoped.parents[node] }

  /// The name of the innermost type or extension around a node if it is a view or a part of one;
  /// `nil` otherwise.
  func viewName(around node: NodeID) -> String? {
    var node = node
    while let parent = parent(of: node) {
      node = parent
      if tree.nodes[node].kind == .typeDeclaration, tree.nodes[node].token != .none {
        let name = tree.name(ofToken: tree.nodes[node].token)
        return Self.isView(name) || inheritsView(node) ? name : nil
      }
    }
    return nil
  }

  private func inheritsView(_ type: NodeID) -> Bool {
    tree.firstChild(of: type) {
      tree.nodes[$0].kind == .inheritedType
        && Self.isView(tree.name(ofToken: tree.nodes[$0].end - 1))
    } != nil
  }

  /// True for the name of a view, of a protocol of views, or of a class of UIKit or AppKit that
  /// shows texts.
  private static func isView(_ name: String) -> Bool {
    ["App", "Scene", "ViewModifier", "ToolbarContent", "Commands", "Widget"].contains(name)
      || ["View", "Controller", "Cell", "Screen", "Page", "Sheet", "Button", "Label", "Window"]
        .contains(where: name.hasSuffix)
  }

  /// The expression that a call is directly a part of, looked for through parentheses, `try`,
  /// `await` and the modifiers of a `Text`; `nil` if it is a part of none.
  mutating func surrounding(of node: NodeID) -> StringSite.Surrounding? {
    var node = node
    let isText = tree.calleeName(of: node).map { tree.name(ofToken: $0) == "Text" } ?? false
    while let parent = parent(of: node) {
      switch tree.nodes[parent].kind {
      case .effect: node = parent
      // Modifiers do not change how a `Text` is joined with others.
      case .member where isText: node = parent
      case .call where isText && tree.firstChild(of: parent) == node: node = parent
      case .argument:
        guard let call = self.parent(of: parent) else { return nil }
        if tree.nodes[call].kind == .tuple, tree.children(of: call).count == 1 {
          node = call
        } else {
          return surrounding(ofArgument: parent, call)
        }
      default:
        return kind(of: parent, around: node)
          .map { StringSite.Surrounding(kind: $0, range: tree.bytes(of: parent)) }
      }
    }
    return nil
  }

  /// True if an expression is the value of an argument with one of the labels, or an element of it.
  func isArgument(labelled labels: [String], _ node: NodeID) -> Bool {
    call(takingAs: labels, node) != nil
  }

  /// The call that takes an expression as the value of an argument with one of the labels, or as an
  /// element of it.
  func call(takingAs labels: [String], _ node: NodeID) -> NodeID? {
    var node = node
    while let parent = parent(of: node) {
      switch tree.nodes[parent].kind {
      case .effect, .array, .ternary: node = parent
      case .argument:
        let label = tree.nodes[parent].token
        return label != .none && labels.contains { tree.token(label, spells: $0) }
          ? self.parent(of: parent) : nil
      default: return nil
      }
    }
    return nil
  }

  private mutating func surrounding(
    ofArgument argument: NodeID, _ call: NodeID
  ) -> StringSite.Surrounding? {
    let label = tree.nodes[argument].token
    switch tree.nodes[call].kind {
    case .call, .macro, .attribute:
      guard let name = tree.calleeName(of: call) else { return nil }
      return StringSite.Surrounding(
        kind: .argument(
          of: tree.name(ofToken: name), label: label == .none ? nil : tree.name(ofToken: label)),
        range: tree.bytes(of: call))
    case .subscripting:
      return StringSite.Surrounding(kind: .subscripting, range: tree.bytes(of: call))
    case .interpolation:
      guard let literal = parent(of: call) else { return nil }
      return StringSite.Surrounding(kind: .interpolation, range: tree.bytes(of: literal))
    default: return nil
    }
  }

  private func kind(of parent: NodeID, around node: NodeID) -> StringSite.Surrounding.Kind? {
    switch tree.nodes[parent].kind {
    case .operation:
      .operation(
        tree.children(of: parent).dropLast().map {
          tree.text(tree.bytes(ofToken: tree.nodes[$0].end))
        })
    case .ternary: .ternary
    case .switchStatement: .switching
    case .switchCase: isPattern(node) ? .switching : nil
    case .dictionary:
      // A dictionary's children are keys and values in turn.
      tree.children(of: parent).firstIndex(of: node).map { $0 % 2 == 0 } == true ? .dictionary : nil
    default: nil
    }
  }

  /// True if a child of a `case` is a pattern: a colon, a comma or `where` follows it.
  func isPattern(_ node: NodeID) -> Bool {
    let next = tree.tokens[tree.nodes[node].end]
    return next.kind == .colon || next.kind == .comma || next.keyword == .where
  }
}
