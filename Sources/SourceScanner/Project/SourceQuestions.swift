internal import SwiftTree

/// What one file leaves open that only the declarations of others can answer.
package struct SourceQuestions: Sendable {
  /// What is called or assigned with a string literal in it; in no order.
  var names: ContiguousArray<Name> = []
  /// Whether an interpolation, or a place whose type is not simple, needs types.
  var needTypes = false
  /// What the written types name of variables, parameters, results, casts and raw values.
  var typeNames = NameFilter()
  /// Whether only the declarations of the source were looked at.
  var areUnasked = false

  package init() {}

  @inline(__always)
  mutating func ask(_ name: Name) {
    // Most sources ask for a dozen names.
    if names.isEmpty { names.reserveCapacity(14) }
    names.append(name)
  }
}
