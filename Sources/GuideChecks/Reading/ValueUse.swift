import SwiftTree

/// Tells whether the value of a call is used or dropped.
struct ValueUse {
  let tree: SyntaxTree
  let parents: NodeParents

  /// True if nothing uses the value of a call.
  func isDropped(_ call: NodeID) -> Bool {
    guard let parent = parents[call] else { return true }
    if tree.nodes[parent].kind == .assignment {
      return tree.firstChild(of: parent).map { tree.written($0) == "_" } ?? false
    }
    guard tree.isList(parent) else { return false }
    // The only expression of a body is its result.
    if tree.nodes[parent].kind == .closure {
      return tree.items(of: parent).count > 1 || !isValueTaken(ofClosure: parent)
    }
    guard tree.nodes[parent].kind == .block, let owner = parents[parent] else { return true }
    let isOnly = tree.children(of: parent).count == 1
    let returns = tree.firstChild(of: owner) { tree.nodes[$0].kind == .returnType } != nil
    let isGetter = [.variable, .accessor].contains(tree.nodes[owner].kind)
    return !(isOnly && (returns || isGetter))
  }

  /// True if the result of a closure is used: the closure is called in place, or a method of the
  /// standard library collects its results.
  private func isValueTaken(ofClosure closure: NodeID) -> Bool {
    if tree.firstChild(of: closure, where: { tree.nodes[$0].kind == .returnType }) != nil {
      return true
    }
    guard let holder = parents[closure] else { return false }
    if tree.nodes[holder].kind == .call { return !isDropped(holder) }
    guard let call = parents[holder], tree.nodes[call].kind == .call,
      let token = tree.calledToken(of: call)
    else { return false }
    return Self.collecting.contains(tree.name(ofToken: token)) && !isDropped(call)
  }

  private static let collecting: Set<String> = ["map", "compactMap", "flatMap"]

  /// True if a call is a statement whose value is dropped, in a function or in a closure that no
  /// result builder transforms.
  func isDroppedStatement(_ call: NodeID) -> Bool {
    guard isDropped(call) else { return false }
    var node = call
    while let parent = parents[node] {
      node = parent
      switch tree.nodes[node].kind {
      case .function, .initializer: return !isBuilt(node)
      case .closure: return runsStatements(node)
      case .accessor, .variable, .typeDeclaration, .switchCase: return false
      default: break
      }
    }
    return false
  }

  private func isBuilt(_ function: NodeID) -> Bool {
    tree.children(of: function, .attribute).contains { tree.written($0).hasSuffix("Builder") }
  }

  private func runsStatements(_ closure: NodeID) -> Bool {
    guard let holder = parents[closure], let call = parents[holder],
      tree.nodes[call].kind == .call, let token = tree.calledToken(of: call)
    else { return false }
    return Self.running.contains(tree.name(ofToken: token))
  }

  /// Calls whose closures hold statements.
  private static let running: Set<String> = [
    "Task", "async", "asyncAfter", "detached", "forEach", "onAppear", "onChange", "onReceive",
    "onTapGesture", "run", "sink", "task",
  ]
}
