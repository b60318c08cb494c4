/// What a name can mean at a call, one beside the other.
package final class OverloadSet {
  /// What a call can mean by its labels, with the parameters that its arguments go to.
  package final class Matches: Sendable {
    /// In the order of the set.
    package let callables: [Callable]
    /// For each callable one for each argument between the parentheses.
    package let assignments: [[ParameterID]]

    init(_ matches: [(callable: Callable, assignment: [ParameterID])]) {
      callables = matches.map(\.callable)
      assignments = matches.map(\.assignment)
    }

    static let none = Matches([])
  }

  /// In the order of their declarations.
  package let callables: [Callable]
  /// By how a call is written: there are fewer ways to write one than calls.
  private var known: [Callable.Arguments: Matches] = [:]

  /// - Parameter callables: All that a call by one name can mean.
  package init(_ callables: [Callable]) { self.callables = callables }

  /// What a call can mean that is written with these labels.
  package func matches(_ arguments: Callable.Arguments) -> Matches {
    if let matches = known[arguments] { return matches }
    let matches = Matches(
      callables.compactMap { callable in
        callable.assignment(of: arguments).map { (callable, $0) }
      })
    known[arguments] = matches
    return matches
  }
}
