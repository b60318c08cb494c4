import SwiftTree

/// Finds out if the value of a call is used or dropped, for the reading of tasks, subscriptions and
/// observers.
struct ValueUse {
  let tree: SyntaxTree
  let parents: NodeParents

  /// True if nothing uses the value of a call.
  func isDropped(_ call: NodeID) -> Bool {
    guard let parent = parents[call] else { return true }
    // `let _ = …` in code; a constant of that name in a type is made with it.
    if tree.nodes[parent].kind == .variable {
      return tree.token(tree.nodes[parent].start, spells: "_" as StaticString) && isLocal(parent)
    }
    if tree.nodes[parent].kind == .assignment {
      return tree.firstChild(of: parent).map { tree.written($0) == "_" } ?? false
    }
    guard tree.isList(parent) else { return false }
    // The only expression of a body is its result.
    if tree.nodes[parent].kind == .closure {
      return tree.items(of: parent).count > 1 || !isResultUsed(ofClosure: parent)
    }
    guard tree.nodes[parent].kind == .block, let owner = parents[parent] else { return true }
    let isOnly = tree.children(of: parent).count == 1
    let returns = tree.firstChild(of: owner) { tree.nodes[$0].kind == .returnType } != nil
    let isGetter = [.variable, .accessor].contains(tree.nodes[owner].kind)
    return !(isOnly && (returns || isGetter))
  }

  /// True if the result of a closure is used: the closure is called in place, or a method of the
  /// standard library collects its results.
  private func isResultUsed(ofClosure closure: NodeID) -> Bool {
    if tree.firstChild(of: closure, where: { tree.nodes[$0].kind == .returnType }) != nil {
      return true
    }
    guard let parent = parents[closure] else { return false }
    if tree.nodes[parent].kind == .call { return !isDropped(parent) }
    guard let call = parents[parent], tree.nodes[call].kind == .call,
      let token = tree.calledToken(of: call)
    else { return false }
    return Self.collecting.contains(tree.name(ofToken: token)) && !isDropped(call)
  }

  /// Methods that collect the results of their closure.
  private static let collecting: Set<String> = ["map", "compactMap", "flatMap"]

  /// True for a variable in code, not in a type.
  private func isLocal(_ variable: NodeID) -> Bool {
    guard let declaration = parents[variable], let block = parents[declaration] else {
      return false
    }
    return parents[block].map { tree.nodes[$0].kind != .typeDeclaration } ?? false
  }

  /// True for the value of a local constant that nothing mentions.
  private func isUnused(_ call: NodeID) -> Bool {
    guard let variable = parents[call], tree.nodes[variable].kind == .variable,
      tree.nodes[variable].token != .none, isLocal(variable),
      let function = tree.function(around: call, parents)
    else { return false }
    let own = tree.nodes[variable].token
    let name = tree.nameHash(own)
    return !(tree.nodes[function].start..<tree.nodes[function].end).contains {
      $0 != own && tree.tokens[$0].kind == .identifier && tree.nameHash($0) == name
    }
  }

  /// True if a call is a statement whose value is dropped, or the value of a constant that nothing
  /// uses, in a function or in a closure that no result builder transforms.
  func isDroppedStatement(_ call: NodeID) -> Bool {
    let isVariable = parents[call].map { tree.nodes[$0].kind == .variable } ?? false
    guard isDropped(call) || isUnused(call) else { return false }
    var node = isVariable ? parents[call] ?? call : call
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

  /// True if a result builder transforms a function's body.
  private func isBuilt(_ function: NodeID) -> Bool {
    tree.children(of: function, .attribute).contains { tree.written($0).hasSuffix("Builder") }
  }

  /// True for a closure of a call that runs it as statements, without a result builder.
  private func runsStatements(_ closure: NodeID) -> Bool {
    guard let argument = parents[closure], let call = parents[argument],
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
