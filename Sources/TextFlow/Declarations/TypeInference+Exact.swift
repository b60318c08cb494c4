internal import SwiftTree
internal import SwiftTypes

/// What is meant beyond doubt.
extension TypeInference {
  /// Finds the declaration that a name means at a node, from the inside out; `nil` if none is the
  /// project's.
  func declaration(of name: Name, at node: NodeID) -> ExactDeclaration? {
    ExactNames(types: self).declaration(of: name, at: node)
  }

  /// The declaration of the project that a call means; several only where branches of an `#if` declare
  /// the same. Empty where it could be another.
  ///
  /// - Parameter expected: The type that an implicit member is one of.
  func exactCallables(of call: NodeID, expected: SwiftType?) -> [Callable] {
    ExactCalls(types: self).exactCallables(of: call, expected: expected)
  }

  /// The properties that a name can mean as a member of a type, the nearest.
  func properties(named name: Name, of type: SwiftType) -> [ProjectIndex.Reference] {
    ExactMembers(types: self).properties(named: name, of: type)
  }
}
