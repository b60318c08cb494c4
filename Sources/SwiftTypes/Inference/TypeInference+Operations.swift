internal import SwiftTree

/// What operators give.
extension TypeInference {
  func operationType(_ node: NodeID) -> SwiftType? {
    let children = tree.children(of: node)
    var coalesces = false
    var isRange = false
    for name in tree.operators(of: children) {
      switch name {
      case "==", "!=", "<", ">", "<=", ">=", "&&", "||", "===", "!==", "~=": return .bool
      case "??": coalesces = true
      case "...", "..<": isRange = true
      default: break
      }
    }
    if isRange { return children.first.flatMap(type).map { .array($0) } }
    if coalesces {
      guard let last = children.last else { return nil }
      for child in children {
        if let type = type(of: child), tree.nodes[child].kind != .literal {
          if child != last { return type.unwrapped }
          return type
        }
      }
      return type(of: last)
    }
    // A literal takes the type of the other side.
    var literal: SwiftType?
    for child in children {
      guard let type = type(of: child), type != .unknown else { continue }
      if scoped.isLiteral(child) {
        if literal == nil || type == .double { literal = type }
      } else {
        return type
      }
    }
    // With an operand of no known type a literal's own says nothing.
    return children.allSatisfy { scoped.isLiteral($0) } ? literal : nil
  }
}
