internal import SwiftTree
internal import SwiftTypes

/// The types that expressions are expected to have by the code around them, recorded while a file
/// is walked from the outside in.
///
/// They resolve an implicit member such as `.title`. A class, because all readers of one file write
/// to the same value.
final class ExpectedTypes {
  private let tree: SyntaxTree
  private var types: [NodeID: SwiftType] = [:]

  init(in tree: SyntaxTree) { self.tree = tree }

  /// The type recorded for an expression so far, or `nil`.
  subscript(node: NodeID) -> SwiftType? { types[node] }

  /// Records the type that an expression is expected to have.
  func expect(_ type: SwiftType, of node: NodeID) { types[node] = type }

  /// Records types for the parts of an expression by its own expected type, if it has one.
  func pass(on node: NodeID) {
    guard let type = types[node] else { return }
    let children = tree.children(of: node)
    switch tree.nodes[node].kind {
    case .tuple where children.count == 1, .argument, .effect:
      if let last = children.last { expect(type, of: last) }
    case .ternary: for child in children.dropFirst() { expect(type, of: child) }
    case .operation where tree.operators(of: children).allSatisfy({ $0 == "??" }):
      for child in children { expect(type, of: child) }
    case .array:
      if case .array(let element) = type.unwrapped {
        for child in children { expect(element, of: child) }
      }
    case .dictionary:
      if case .dictionary(let key, let value) = type.unwrapped {
        for (position, child) in children.enumerated() {
          expect(position % 2 == 0 ? key : value, of: child)
        }
      }
    case .ifStatement, .switchStatement:
      for result in ResultExpressions(of: node, in: tree).nodes { expect(type, of: result) }
    case .closure:
      guard case .function(_, let result) = type.unwrapped else { return }
      for item in ResultExpressions(ofClosure: node, in: tree).nodes { expect(result, of: item) }
    default: break
    }
  }
}
