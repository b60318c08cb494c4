/// Properties by type, and what `$0` belongs to.
extension TypeInference {
  /// The properties that a name can mean as a member of a type, the nearest.
  func properties(named name: Name, of type: SwiftType) -> [ProjectIndex.Reference] {
    if case .meta(let inner) = type {
      guard let nominal = inner.unwrapped.nominal else { return [] }
      let id = nominal.id >= 0 ? nominal.id : index.external(named: nominal.name)
      return id.map { found(name, $0, isStatic: true) } ?? []
    }
    for id in memberTypes(of: type.unwrapped) {
      let found = found(name, id, isStatic: false)
      if !found.isEmpty { return found }
    }
    return []
  }

  private func found(_ name: Name, _ type: Int32, isStatic: Bool) -> [ProjectIndex.Reference] {
    let found = index.members(named: name, of: type) {
      $0.kind == .property && $0.flags.contains(.isStatic) == isStatic
    }
    return nearestOnly(found) ?? []
  }

  /// The number of `$0`; `nil` for the projected value of a property.
  func anonymousPosition(_ token: Int) -> Int? {
    let range = tree.nameRange(ofToken: token).dropFirst()
    var number = 0
    for offset in range.prefix(3) {
      let digit = Int(tree.source[offset]) - 48
      guard (0...9).contains(digit) else { return nil }
      number = number * 10 + digit
    }
    return range.isEmpty ? nil : number
  }

  /// The closure that `$0` at a node belongs to.
  func anonymousClosure(at node: Int) -> Int? {
    var node = node
    while let (scope, _) = scopes.around(node) {
      node = scope
      if tree.nodes[node].kind == .closure {
        return parameters(ofClosure: node).isEmpty ? node : nil
      }
    }
    return nil
  }
}
