internal import SwiftTree

/// What one file leaves open that only the declarations of others can answer.
package struct SourceQuestions: Sendable {
  /// Where literals are given to something; in no order.
  var takers: ContiguousArray<LiteralTaker> = []
  /// Whether an interpolation, or a place whose type is not simple, needs types.
  var needTypes = false
  /// What may be changed in the file and may be of a localized type; in no order.
  var variables: ContiguousArray<Name> = []
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

  /// Asks for types if a literal is assigned to what the file itself declares and may be of a localized
  /// type. To be called once all of the file was looked at.
  mutating func close() {
    if needTypes || variables.isEmpty { return }
    needTypes = takers.contains {
      $0.label == LiteralTaker.assigned && variables.contains($0.name)
    }
    variables = []
  }
}
