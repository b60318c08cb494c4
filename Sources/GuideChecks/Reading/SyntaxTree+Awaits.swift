import SwiftTree

extension SyntaxTree {
  /// True if a closure awaits anything but a hop to the main actor.
  func awaits(_ closure: NodeID) -> Bool {
    (nodes[closure].first..<closure).contains { node in
      switch nodes[node].kind {
      case .effect: isAwait(node) && !isMainActorRun(lastChild(of: node))
      case .forStatement: awaitsElements(node)
      default: false
      }
    }
  }

  /// True for a loop `for await …`.
  func awaitsElements(_ loop: NodeID) -> Bool {
    // The keyword is the second or, in `for try await`, the third token.
    (nodes[loop].start..<nodes[loop].start + 3).contains { tokens[$0].keyword == .await }
  }

  /// True if `await` is one of the words of an effect such as `try await`.
  func isAwait(_ effect: NodeID) -> Bool {
    guard let operand = lastChild(of: effect) else { return false }
    return (nodes[effect].start..<nodes[operand].start).contains { tokens[$0].keyword == .await }
  }

  /// True for a call of `MainActor.run`.
  private func isMainActorRun(_ value: NodeID?) -> Bool {
    guard let value, nodes[value].kind == .call, let callee = firstChild(of: value) else {
      return false
    }
    return node(callee, isWritten: "MainActor.run")
  }
}
