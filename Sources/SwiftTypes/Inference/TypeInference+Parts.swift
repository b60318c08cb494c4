package import SwiftTree

/// The answers that other targets need: extraction, and `"follow"`, which traces a `String` from
/// its lookup to literals, resolve calls with them.
extension TypeInference {
  /// The declarations that a call can mean by its name and labels: those of the innermost level
  /// that has any.
  ///
  /// - Parameter expected: The type expected of the call, in which an implicit member is looked up.
  package func callables(of call: NodeID, expected: SwiftType?) -> [Callable] {
    calls.callables(of: call, expected: expected)
  }

  /// The same declarations, with the parameters of the call's arguments.
  package func matches(of call: NodeID, expected: SwiftType?) -> OverloadSet.Matches {
    calls.matches(of: call, expected: expected)
  }

  /// The text of the constant that an expression names; `nil` if it names none.
  package func constantText(of node: NodeID) -> String? {
    ConstantTexts(types: self).text(of: node)
  }

  /// All initializers of a type, the memberwise one included if it has one.
  package func initializers(of type: TypeID) -> OverloadSet { calls.initializers(of: type) }

  /// The types in which members of a type are looked up: the project's type or, for an external
  /// one, its extensions.
  package func memberTypes(of type: SwiftType) -> [TypeID] { calls.memberTypes(of: type) }

  /// The token of a call's name, with or without parentheses; `nil` if the callee is no name.
  package func calledName(of call: NodeID) -> TokenID? { scoped.calledName(of: call) }

  /// The number of `$0`, `$1` and so on; `nil` for the projected value of a property.
  package func dollarPosition(_ token: TokenID) -> ElementID? {
    scoped.dollarPosition(token)
  }

  /// The closure that a `$0` at a node belongs to.
  package func dollarClosure(at node: NodeID) -> NodeID? { scoped.dollarClosure(at: node) }

  /// The candidates of a call by a name alone, as sets from the innermost level outwards.
  package func sets(named name: Name, _ token: TokenID, at call: NodeID) -> [OverloadSet] {
    calls.sets(named: name, token, at: call)
  }

  /// The candidates of `.name(…)` in an expected type or, without one, in any type.
  package func implicitSets(_ name: Name, _ expected: SwiftType?) -> [OverloadSet] {
    calls.implicitSets(name, expected)
  }

  /// The candidates of a member call in the type of its base.
  ///
  /// - Returns: The sets, and true if they are all: no method of another type can be meant.
  package func typedSets(
    _ name: Name, _ base: NodeID, _ call: NodeID
  ) -> (sets: [OverloadSet], areComplete: Bool) {
    calls.typedSets(name, base, call)
  }

  /// Looks a name up among the variables of a loop, for a part of the loop.
  package func loopVariable(_ name: Name, _ loop: NodeID, before child: NodeID) -> Lookup {
    patterns.loopVariable(name, loop, before: child)
  }
}
