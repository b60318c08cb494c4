import LocalizationModel
import SwiftTree
import SwiftTypes

/// Finds code that keeps a class from being isolated to the main actor, for ``GuideReader``.
struct IsolationReading {
  let tree: SyntaxTree

  /// Returns code that `@MainActor` on the class might break: closures that capture `self`,
  /// overrides, and calls in `deinit`.
  func obstacles(in declaration: NodeID, _ type: TypeID) -> [IsolationRejection] {
    guard let block = tree.children(of: declaration).last(where: { tree.nodes[$0].kind == .block })
    else { return [] }
    var found: [IsolationRejection] = []
    for member in tree.children(of: block) {
      let syntax = tree.nodes[member]
      switch syntax.kind {
      case .function, .variableDeclaration, .subscriptDeclaration:
        let head = syntax.start..<max(syntax.start, syntax.token)
        if let token = head.first(where: { tree.tokens[$0].keyword == .override }) {
          found.append(.init(type: type, name: "override", range: tree.bytes(ofToken: token)))
        }
      case .otherDeclaration:
        if syntax.token != .none, tree.tokens[syntax.token].keyword == .deinit,
          let call = ownCall(in: member)
        {
          found.append(.init(type: type, name: "deinit", range: tree.bytes(of: call)))
        }
      default: break
      }
      found += tree.nodes[member].kind == .typeDeclaration ? [] : captures(in: member, type)
    }
    return found
  }

  /// Returns a call in `deinit`, which no actor isolates; cancelling is allowed.
  private func ownCall(in member: NodeID) -> NodeID? {
    (tree.nodes[member].first...member).first { node in
      guard tree.nodes[node].kind == .call, let token = tree.calledToken(of: node) else {
        return false
      }
      return !["cancel", "print"].contains(tree.name(ofToken: token))
    }
  }

  /// Returns the calls in a member with a closure that mentions `self` and may run on another
  /// actor.
  private func captures(in member: NodeID, _ type: TypeID) -> [IsolationRejection] {
    var found: [IsolationRejection] = []
    for call in tree.nodes[member].first...member where tree.nodes[call].kind == .call {
      guard let token = tree.calledToken(of: call),
        !Self.isolatedCalls.contains(tree.name(ofToken: token)),
        !tree.written(call).hasPrefix("DispatchQueue.main.async")
      else { continue }
      for closure in tree.closures(of: call) where namesSelf(closure.node) {
        found.append(
          .init(
            type: type, name: tree.name(ofToken: token), range: tree.bytes(ofToken: token)))
      }
    }
    return found
  }

  private func namesSelf(_ closure: NodeID) -> Bool {
    (tree.nodes[closure].start..<tree.nodes[closure].end).contains {
      tree.tokens[$0].keyword == .self
    }
  }

  /// Calls whose closures run on the caller's actor or on the main actor.
  private static let isolatedCalls: Set<String> = [
    "Task", "run", "map", "compactMap", "flatMap", "filter", "forEach", "sorted", "sort", "first",
    "firstIndex", "last", "lastIndex", "contains", "allSatisfy", "reduce", "removeAll", "min",
    "max",
    "withAnimation", "assumeIsolated",
  ]
}
