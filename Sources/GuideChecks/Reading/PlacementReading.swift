import SwiftTree
import SwiftTypes

/// Finds the position of a view or content in the code around it, for ``EnvironmentReading``.
struct PlacementReading {
  let tree: SyntaxTree
  let parents: NodeParents

  /// Returns the position of an expression.
  func placement(of start: NodeID) -> ViewPlacement {
    var placement = ViewPlacement()
    var node = start
    // The label of the closure or argument through which the walk comes.
    var label: TokenID?
    var isInClosure = false
    while let parent = parents[node] {
      switch tree.nodes[parent].kind {
      case .argument, .trailingClosure: label = tree.nodes[parent].token
      case .call:
        if tree.firstChild(of: parent) == node {
          placement.around += made(inArgumentsOf: parent)
        } else if let token = tree.calledToken(of: parent) {
          placement.around.append(tree.nameHash(token))
          if !draws(parent, token, label) {
            placement.isDrawn = false
            if isInClosure, !Self.repeating.contains(tree.name(ofToken: token)) {
              placement.isLater = true
            }
          }
        } else {
          placement.isDrawn = false
          placement.isLater = true
        }
        isInClosure = false
      case .variable, .function:
        let token = tree.nodes[parent].token
        if token != .none { placement.holders.append(tree.nameHash(token)) }
        if isMember(parent) { return placement }
        placement.isDrawn = false
        if tree.nodes[parent].kind == .function { placement.isLater = true }
      case .initializer:
        placement.isLater = true
        return placement
      case .typeDeclaration, .macro: return placement
      case .closure:
        isInClosure = true
        if parents[parent].map({ tree.nodes[$0].kind == .call }) ?? false {
          placement.isDrawn = false
          placement.isLater = true
        }
      case .block, .accessor, .accessors, .member, .returnStatement, .variableDeclaration, .effect,
        .tuple:
        break
      default: placement.isDrawn = false
      }
      node = parent
    }
    return placement
  }

  /// Returns the member of a type whose evaluation always evaluates an expression; `nil` if a
  /// condition or a closure that may not run stands between.
  func member(evaluating start: NodeID) -> Name? {
    var node = start
    var label: TokenID?
    var isInClosure = false
    while let parent = parents[node] {
      switch tree.nodes[parent].kind {
      case .argument, .trailingClosure: label = tree.nodes[parent].token
      case .closure: isInClosure = true
      case .call:
        if isInClosure {
          guard tree.firstChild(of: parent) != node, let token = tree.calledToken(of: parent),
            draws(parent, token, label)
          else { return nil }
        }
        isInClosure = false
      case .ifStatement, .guardStatement:
        // The condition is evaluated, the branches may not be.
        if [.block, .ifStatement].contains(tree.nodes[node].kind) { return nil }
      case .ternary, .switchStatement:
        if tree.firstChild(of: parent) != node { return nil }
      case .accessor:
        if tree.tokens[tree.nodes[parent].token].keyword != .get { return nil }
      case .variable, .function:
        if isMember(parent) {
          let token = tree.nodes[parent].token
          return token == .none ? nil : tree.nameHash(token)
        }
        if tree.nodes[parent].kind == .function { return nil }
      case .initializer, .subscriptDeclaration, .typeDeclaration, .macro, .postfixBranch,
        .switchCase, .forStatement, .whileStatement, .repeatStatement, .catchClause,
        .deferStatement:
        return nil
      default: break
      }
      node = parent
    }
    return nil
  }

  /// True for a member of a type, also if its declaration or accessors stand between.
  private func isMember(_ declaration: NodeID) -> Bool {
    var node = declaration
    while let parent = parents[node] {
      switch tree.nodes[parent].kind {
      case .variableDeclaration: node = parent
      case .block: return parents[parent].map { tree.nodes[$0].kind == .typeDeclaration } ?? false
      default: return false
      }
    }
    return true
  }

  /// Returns the names of the types that the arguments of a modifier make, and its own.
  private func made(inArgumentsOf call: NodeID) -> [Name] {
    guard let token = tree.calledToken(of: call) else { return [] }
    var names = [tree.nameHash(token)]
    for argument in CallArguments(of: call, in: tree).nodes {
      for node in tree.nodes[argument].first..<argument where tree.nodes[node].kind == .call {
        if let inner = tree.calledToken(of: node) { names.append(tree.nameHash(inner)) }
      }
    }
    return names
  }

  /// True if a call draws a closure or argument whenever it is drawn itself.
  private func draws(_ call: NodeID, _ token: TokenID, _ label: TokenID?) -> Bool {
    let name = tree.name(ofToken: token)
    if let label, label != .none, !Self.labels.contains(tree.name(ofToken: label)) { return false }
    if Self.modifiers.contains(name) { return tree.base(of: call) != nil }
    if name == "List" { return CallArguments(of: call, in: tree).nodes.isEmpty }
    return Self.containers.contains(name)
  }

  /// Labels of closures that a container draws.
  private static let labels: Set<String> = [
    "content", "detail", "footer", "header", "label", "sidebar",
  ]
  /// Containers that draw what they get, whatever their arguments.
  private static let containers: Set<String> = [
    "AnyView", "ControlGroup", "Form", "GeometryReader", "Grid", "GridRow", "Group", "GroupBox",
    "HSplitView", "HStack", "LabeledContent", "NavigationSplitView", "NavigationStack",
    "NavigationView", "ScrollView", "Section", "VSplitView", "VStack", "ZStack",
  ]
  /// Containers that draw their closure as often as their data tell.
  private static let repeating: Set<String> = [
    "ForEach", "Grid", "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack", "List", "TabView",
    "Table",
  ]
  /// Modifiers that draw their closure.
  private static let modifiers: Set<String> = ["background", "overlay", "safeAreaInset"]
}
