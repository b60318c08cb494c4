internal import LocalizationModel
internal import SwiftTree
internal import SwiftTypes

/// The types that the parameters of a call expect of its arguments, as far as these can hold
/// localizable literals; computed once for all calls with the same overloads.
struct ArgumentExpectations {
  /// The expectation of one argument.
  struct Wanted {
    /// The expected types, at most eight.
    var types: [SwiftType] = []
    /// The parameter of the first overload that expects such a type.
    var parameter: ProjectIndex.Reference?
  }

  private struct Known {
    let matches: OverloadSet.Matches
    /// The expectation of each argument between the parentheses; `nil` until it is asked for.
    var wanted: [Wanted?]
  }

  private var known: [ObjectIdentifier: Known] = [:]

  mutating func types(
    of argument: ArgumentID, _ matches: OverloadSet.Matches, _ types: TypeInference
  ) -> Wanted {
    guard let count = matches.assignments.first?.count else { return Wanted() }
    let id = ObjectIdentifier(matches)
    if let wanted = known[id]?.wanted[argument.position] { return wanted }
    let wanted = Self.find(argument, matches, types)
    known[id, default: Known(matches: matches, wanted: Array(repeating: nil, count: count))]
      .wanted[argument.position] = wanted
    return wanted
  }

  private static func find(
    _ argument: ArgumentID, _ matches: OverloadSet.Matches, _ types: TypeInference
  ) -> Wanted {
    LookupCounter.add(matches.callables.count)
    var wanted = Wanted()
    var isPlain = false
    for (candidate, assignment) in zip(matches.callables, matches.assignments) {
      guard let type = candidate.type(of: assignment[argument.position], in: types) else {
        continue
      }
      if type.mayLocalize {
        if !wanted.types.contains(type) { wanted.types.append(type) }
        wanted.parameter = wanted.parameter ?? candidate.parameters[assignment[argument.position]]
      } else if !candidate.isDisfavored, type.takesPlainLiteral {
        isPlain = true
      }
    }
    // An overload that takes a `String` wins over a localized one, unless it is disfavored.
    if isPlain { wanted.types.removeAll(where: \.isLocalized) }
    wanted.types.removeLast(max(0, wanted.types.count - 8))
    return wanted
  }
}
