internal import SwiftTree

extension SyntaxTree {
  /// True if a value may hold a literal whose meaning its type decides: in parentheses and
  /// brackets, in calls and closures.
  @inline(__always)
  func mayHoldLiteral(_ value: NodeID) -> Bool {
    switch nodes[value].kind {
    case .name, .literal, .keyPath, .regex, .typeExpression: false
    case .member: nodes[value].first != value
    default: true
    }
  }
}
