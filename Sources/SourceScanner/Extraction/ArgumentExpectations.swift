internal import LocalizationModel
internal import SwiftTree
internal import SwiftTypes

/// The types that the parameters of a call expect of its arguments; only types that can hold
/// localizable literals count. ``ProjectPlaces`` asks for them. They are computed once for all
/// calls with the same overloads.
struct ArgumentExpectations {
  /// The expectation of one argument.
  struct Expectation {
    /// The expected types, at most eight.
    var types: [SwiftType] = []
    /// The parameter of the first overload that expects such a type.
    var parameter: ProjectIndex.Reference?
  }

  private struct CallForm {
    /// Kept so that the object, and so its identity, lives as long as the entry.
    let matches: OverloadSet.Matches
    /// The expectation of each argument between the parentheses; `nil` until asked for.
    var wanted: [Expectation?]
  }

  private var forms: [ObjectIdentifier: CallForm] = [:]

  mutating func types(
    of argument: ArgumentID, _ matches: OverloadSet.Matches, _ types: TypeInference
  ) -> Expectation {
    guard let count = matches.assignments.first?.count else { return Expectation() }
    let id = ObjectIdentifier(matches)
    if let wanted = forms[id]?.wanted[argument.position] { return wanted }
    let wanted = Self.find(argument, matches, types)
    forms[id, default: CallForm(matches: matches, wanted: Array(repeating: nil, count: count))]
      .wanted[argument.position] = wanted
    return wanted
  }

  private static func find(
    _ argument: ArgumentID, _ matches: OverloadSet.Matches, _ types: TypeInference
  ) -> Expectation {
    LookupCounter.add(matches.callables.count)
    var wanted = Expectation()
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
    // An overload that takes a `String` wins over a localized overload, unless the former is
    // disfavored, as the compiler has it.
    if isPlain { wanted.types.removeAll(where: \.isLocalized) }
    // Each type costs a visit of the argument.
    wanted.types.removeLast(max(0, wanted.types.count - 8))
    return wanted
  }
}
