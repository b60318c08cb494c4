internal import SwiftTree

/// What one file leaves open that only the declarations of others can answer.
package struct SourceQuestions: Sendable {
  /// A literal that is given to something.
  struct Taking: Sendable {
    let taker: LiteralTaker
    /// Byte offset of what takes it.
    let place: UInt32
  }

  /// Where literals are given to something; in no order.
  var takings: ContiguousArray<Taking> = []
  /// Byte offsets of values that need types, such as interpolations; in no order.
  var openValues: ContiguousArray<UInt32> = []
  /// Whether a place whose type is not simple needs types, wherever it is.
  var needAllTypes = false
  /// What the written types name of variables, parameters, results, casts and raw values.
  var typeNames = NameFilter()
  /// Whether only the declarations of the source were looked at.
  var areUnasked = false

  /// Asks nothing.
  package init() {}

  /// Whether an interpolation, or a place whose type is not simple, needs types.
  var needTypes: Bool { needAllTypes || !openValues.isEmpty }

  /// - Parameter node: What takes the literal.
  @inline(__always)
  mutating func ask(_ taker: LiteralTaker, at node: NodeID, in tree: SyntaxTree) {
    // Most sources ask for a dozen.
    if takings.isEmpty { takings.reserveCapacity(14) }
    takings.append(Taking(taker: taker, place: tree.tokens[tree.nodes[node].start].start))
  }
}
