package import SwiftTree

/// What others than types of expressions ask for.
extension TypeInference {
  /// What of the project's a call can mean by its name and labels; those nearest to the call.
  ///
  /// - Parameter expected: The type that an implicit member is one of.
  package func callables(of call: NodeID, expected: SwiftType?) -> [Callable] {
    calls.callables(of: call, expected: expected)
  }

  /// The same, with the parameters that its arguments go to.
  package func matches(of call: NodeID, expected: SwiftType?) -> OverloadSet.Matches {
    calls.matches(of: call, expected: expected)
  }

  /// All initializers of a type, its own memberwise one among them if it has it.
  package func initializers(of type: TypeID) -> OverloadSet { calls.initializers(of: type) }

  /// The project's types and extensions that members of a type are looked for in.
  package func memberTypes(of type: SwiftType) -> [TypeID] { calls.memberTypes(of: type) }

  /// The token of the name that is called, with parentheses or without.
  package func calledName(of call: NodeID) -> TokenID? { scoped.calledName(of: call) }

  /// The number of `$0`; `nil` for the projected value of a property.
  package func anonymousPosition(_ token: TokenID) -> ElementID? {
    scoped.anonymousPosition(token)
  }

  /// The closure that `$0` at a node belongs to.
  package func anonymousClosure(at node: NodeID) -> NodeID? { scoped.anonymousClosure(at: node) }

  /// What a call can mean by a name alone, those first that hide the others.
  package func sets(named name: Name, _ token: TokenID, at call: NodeID) -> [OverloadSet] {
    calls.sets(named: name, token, at: call)
  }

  /// `.name(…)` where a type is expected, or anywhere.
  package func implicitSets(_ name: Name, _ expected: SwiftType?) -> [OverloadSet] {
    calls.implicitSets(name, expected)
  }

  /// What the type of a base has under a name, and whether nothing else can be meant.
  package func typedSets(
    _ name: Name, _ base: NodeID, _ call: NodeID
  ) -> (sets: [OverloadSet], areAll: Bool) {
    calls.typedSets(name, base, call)
  }

  /// What a loop binds.
  package func loopVariable(_ name: Name, _ loop: NodeID, before child: NodeID) -> Lookup {
    patterns.loopVariable(name, loop, before: child)
  }
}
