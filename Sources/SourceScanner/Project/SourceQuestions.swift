internal import SwiftTree

/// What one file leaves open that only the declarations of others can answer.
package struct SourceQuestions: Sendable {
  /// Where literals are given to something; in no order.
  var takers: ContiguousArray<LiteralTaker> = []
  /// Whether an interpolation, or a place whose type is not simple, needs types.
  var needTypes = false
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
}
