internal import SwiftTree

/// What subscripts give.
extension TypeInference {
  func subscriptType(_ node: NodeID) -> SwiftType? {
    guard let base = tree.firstChild(of: node), let type = type(of: base) else { return nil }
    if case .optional(let inner) = type { return subscripted(inner, node).map(\.asOptional) }
    return subscripted(type, node)
  }

  private func subscripted(_ type: SwiftType, _ node: NodeID) -> SwiftType? {
    switch type {
    case .array(let element):
      let index = tree.lastChild(of: node).flatMap { self.type(of: $0) }
      if case .array? = index { return type }
      if let argument = tree.lastChild(of: node), tree.nodes[argument].token != .none {
        // `array[safe: index]`, as projects add it.
        return element.asOptional
      }
      return element
    case .dictionary(_, let value):
      if let argument = tree.lastChild(of: node), tree.nodes[argument].kind == .argument,
        tree.nodes[argument].token != .none
      {
        return value
      }
      return .optional(value)
    default:
      for id in memberTypes(of: type) {
        let found = index.members(named: Name("subscript"), of: id) { $0.kind == .subscripted }
        if let first = found.first { return index.writtenType(of: first) }
      }
      return nil
    }
  }
}
