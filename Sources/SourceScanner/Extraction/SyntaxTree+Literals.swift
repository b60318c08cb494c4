internal import SwiftTree

extension SyntaxTree {
  /// True if a value may hold a literal that the value's type can make localizable, itself or in
  /// parentheses, brackets, calls and closures.
  @inline(__always)
  func mayHoldLiteral(_ value: NodeID) -> Bool {
    switch nodes[value].kind {
    case .name, .literal, .keyPath, .regex, .typeExpression: false
    case .member: nodes[value].first != value
    default: true
    }
  }
}
