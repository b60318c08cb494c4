/// The overloads that a name can mean at one level, such as the methods of a type.
package final class OverloadSet {
  /// The overloads that fit a call's labels, each with the parameters of its arguments.
  package final class Matches: Sendable {
    /// The overloads, in the order of the set.
    package let callables: [Callable]
    /// For each overload, the parameter of each argument between the parentheses.
    package let assignments: [[ParameterID]]

    init(_ matches: [(callable: Callable, assignment: [ParameterID])]) {
      callables = matches.map(\.callable)
      assignments = matches.map(\.assignment)
    }

    static let none = Matches([])
  }

  /// The overloads, in the order of their declarations.
  package let callables: [Callable]
  /// The matches by form of a call. Kept, because there are fewer forms than calls.
  private var matchesByForm: [Callable.Arguments: Matches] = [:]

  /// - Parameter callables: All declarations that a call of one name can mean at this level.
  package init(_ callables: [Callable]) { self.callables = callables }

  /// The overloads that fit a call of this form.
  package func matches(_ arguments: Callable.Arguments) -> Matches {
    if let matches = matchesByForm[arguments] { return matches }
    let matches = Matches(
      callables.compactMap { callable in
        callable.assignment(of: arguments).map { (callable, $0) }
      })
    matchesByForm[arguments] = matches
    return matches
  }
}
