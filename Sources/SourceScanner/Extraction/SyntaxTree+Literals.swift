internal import SwiftTree

extension SyntaxTree {
  /// Whether a literal may stand in a value where its type decides what becomes of it: between parentheses
  /// and brackets, in calls and closures.
  @inline(__always)
  func mayHoldLiteral(_ value: NodeID) -> Bool {
    switch nodes[value].kind {
    case .name, .literal, .keyPath, .regex, .typeExpression: false
    case .member: nodes[value].first != value
    default: true
    }
  }
}
