internal import SwiftTree

/// What one file leaves open that only the declarations of others can answer.
package struct SourceQuestions: Sendable {
  /// Where literals are given to something; in no order.
  var takers: ContiguousArray<LiteralTaker> = []
  /// Whether an interpolation, or a place whose type is not simple, needs types.
  var needTypes = false
  /// What is written to be of a localized type; in no order.
  var variables: ContiguousArray<Name> = []
  /// Variables without a written type, and each name in what they are made from; in no order.
  var made: ContiguousArray<(name: Name, from: Name)> = []
  /// What the written types name of variables, parameters, results, casts and raw values.
  var typeNames = NameFilter()
  /// Whether only the declarations of the source were looked at.
  var areUnasked = false

  /// Asks nothing.
  package init() {}

  @inline(__always)
  mutating func ask(_ taker: LiteralTaker) {
    // Most sources ask for a dozen.
    if takers.isEmpty { takers.reserveCapacity(14) }
    takers.append(taker)
  }

  /// Asks for what was assigned a literal and may be of a localized type. To be called once all of the
  /// file was looked at.
  mutating func close() {
    if !variables.isEmpty || !made.isEmpty { askForVariables() }
    (variables, made) = ([], [])
  }

  private mutating func askForVariables() {
    var assigned = NameSet()
    for taker in takers where taker.label == LiteralTaker.assigned { assigned.insert(taker.name) }
    if assigned.isEmpty || needTypes { return }
    let typed = NameSet(variables)
    needTypes = variables.contains(where: assigned.contains)
    for variable in made where assigned.contains(variable.name) {
      if typed.contains(variable.from) { needTypes = true }
      if variable.from != variable.name {
        ask(LiteralTaker(name: variable.from, label: LiteralTaker.assigned))
      }
      // Its own type may be what is called.
      typeNames.insert(variable.from)
    }
  }
}
