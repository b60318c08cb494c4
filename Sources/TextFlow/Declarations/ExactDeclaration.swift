internal import SwiftTree
internal import SwiftTypes

/// The declaration that a name refers to: the result of ``ExactNames``.
enum ExactDeclaration {
  /// Properties, cases or parameters of the project; several if branches of an `#if` declare them.
  case declared([ProjectIndex.Reference])
  /// A local variable: the token of its name, and the origin of its value.
  case local(token: TokenID, LocalValue)
  /// A visible declaration of which nothing more is known.
  case other
}

/// The origin of a local variable's value.
enum LocalValue {
  /// A `variable` node.
  case variable(NodeID)
  /// A part of an expression's value, such as an element of the sequence of a loop.
  case part(of: NodeID, FlowPath)
  /// A payload of an enum case.
  case payload(ProjectIndex.Reference)
  /// An argument that a closure receives; `isOnly` if it has no other parameter.
  case given(closure: NodeID, position: ElementID, isOnly: Bool)
}
