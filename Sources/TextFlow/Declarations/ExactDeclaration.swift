internal import SwiftTree
internal import SwiftTypes

/// Which declaration a name means.
enum ExactDeclaration {
  /// Properties, cases or parameters of the project; several where branches of an `#if` differ.
  case declared([ProjectIndex.Reference])
  /// A variable of a body: the token of its name, and where it has its value from.
  case local(token: TokenID, LocalValue)
  /// Something in sight, of which nothing more is known.
  case other
}

/// Where a variable of a body has its value from.
enum LocalValue {
  /// A `variable` node.
  case variable(NodeID)
  /// What an expression holds somewhere.
  case part(of: NodeID, FlowPath)
  /// The payload of a case.
  case payload(ProjectIndex.Reference)
  /// What a closure is given at a position.
  case given(closure: NodeID, position: ElementID, isOnly: Bool)
}
