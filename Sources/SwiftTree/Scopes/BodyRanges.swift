package import LocalizationModel

/// Where a tree has bodies that nothing is declared in for others: what is between the braces of
/// functions, initializers and accessors that are no part of another body.
package struct BodyRanges {
  private let tree: SyntaxTree
  /// Ascending; none holds another.
  package private(set) var ranges: [ByteRange] = []

  /// Finds the bodies of a tree, which need not have what is in them.
  package init(_ tree: SyntaxTree) {
    self.tree = tree
    collect(before: tree.nodes.endIndex, from: NodeID(position: 0))
    ranges.reverse()
  }

  /// Visits the items of a list, last to first, as declarations are collected.
  private mutating func collect(before end: NodeID, from first: NodeID) {
    var node = end - 1
    while node >= first {
      switch tree.nodes[node].kind {
      case .typeDeclaration:
        forEachChild(of: node) { bodies, child in
          guard bodies.tree.nodes[child].kind == .block else { return }
          bodies.collect(before: child, from: bodies.tree.nodes[child].first)
        }
      case .variableDeclaration:
        forEachChild(of: node) { bodies, child in
          if bodies.tree.nodes[child].kind == .variable { bodies.addBodies(of: child) }
        }
      case .function, .initializer, .subscriptDeclaration, .otherDeclaration: addBodies(of: node)
      default: break
      }
      node = tree.nodes[node].first - 1
    }
  }

  private mutating func addBodies(of node: NodeID) {
    forEachChild(of: node) { bodies, child in
      switch bodies.tree.nodes[child].kind {
      case .block: bodies.add(child)
      case .accessors:
        // Braces without an accessor in them would be a body, or a closure behind a value.
        bodies.forEachChild(of: child) { bodies, accessor in
          guard bodies.tree.nodes[accessor].kind == .accessor else { return }
          bodies.forEachChild(of: accessor) { bodies, block in
            if bodies.tree.nodes[block].kind == .block { bodies.add(block) }
          }
        }
      default: break
      }
    }
  }

  private mutating func add(_ block: NodeID) {
    let opener = tree.nodes[block].start
    let closer = tree.tokens[opener].partner
    guard tree.tokens[opener].kind == .leftBrace, closer != .none else { return }
    ranges.append(
      ByteRange(start: tree.tokens[opener].endOffset, end: tree.tokens[closer].startOffset))
  }

  /// The last child first.
  @inline(__always)
  private mutating func forEachChild(
    of node: NodeID, _ visit: (inout BodyRanges, NodeID) -> Void
  ) {
    var child = node - 1
    while child >= tree.nodes[node].first {
      visit(&self, child)
      child = tree.nodes[child].first - 1
    }
  }
}
