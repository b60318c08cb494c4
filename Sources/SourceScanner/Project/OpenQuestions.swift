internal import SwiftTree

/// The questions that the first scan of a source leaves open, because only declarations elsewhere
/// can answer them, such as whether `show("…")` localizes. If ``LocalizingNames`` may answer one,
/// the source is scanned a second time.
package struct OpenQuestions: Sendable {
  /// Parameters and variables to which the source passes literals; in no order.
  var takers: ContiguousArray<LiteralTarget> = []
  /// True if an interpolation, or a written type with parts, makes a second scan necessary.
  var needsTypes = false
  /// Variables whose written type is localized; in no order.
  var variables: ContiguousArray<Name> = []
  /// Variables without a written type, each with one name from its initial value; in no order.
  var made: ContiguousArray<(name: Name, from: Name)> = []
  /// Names in the written types of variables, parameters, results, casts and raw values.
  var typeNames = NameFilter()
  /// True if only the declarations of the source were collected, so that there are no questions.
  var asksNothing = false

  /// Creates a source without questions.
  package init() {}

  @inline(__always)
  mutating func add(_ taker: LiteralTarget) {
    // Most sources have about a dozen targets.
    if takers.isEmpty { takers.reserveCapacity(14) }
    takers.append(taker)
  }

  /// Adds the questions about variables that are assigned a literal and may be localized; called
  /// after the whole file was visited.
  mutating func close() {
    if !variables.isEmpty || !made.isEmpty { askForVariables() }
    (variables, made) = ([], [])
  }

  private mutating func askForVariables() {
    var assigned = NameSet()
    for taker in takers where taker.label == LiteralTarget.assigned { assigned.insert(taker.name) }
    if assigned.isEmpty || needsTypes { return }
    let typed = NameSet(variables)
    needsTypes = variables.contains(where: assigned.contains)
    for variable in made where assigned.contains(variable.name) {
      if typed.contains(variable.from) { needsTypes = true }
      if variable.from != variable.name {
        add(LiteralTarget(name: variable.from, label: LiteralTarget.assigned))
      }
      // The variable may be initialized by a call of its own type.
      typeNames.insert(variable.from)
    }
  }
}
