internal import SwiftTree
internal import SwiftTypes

/// A value that goes into a slot; its sources are not searched yet.
struct ValueFlow {
  let origin: Origin
  let target: FlowSlot
  var group = FlowGroup.none
  var kind = FlowFacts.Edge.Kind.other

  enum Origin {
    /// The part of an expression's value at a path.
    case value(NodeID, FlowPath)
    case slot(FlowSlot)
    /// The name of an enum case: its raw value if no literal gives another.
    case name(TokenID)
  }

  /// Returns the flows of a value into a declaration, one for each text in a value of its type.
  static func flows(
    of value: NodeID, into reference: ProjectIndex.Reference, of type: SwiftType?,
    _ group: FlowGroup = .none, _ kind: FlowFacts.Edge.Kind = .other
  ) -> [ValueFlow] {
    (type?.carriedPaths ?? []).map { path in
      ValueFlow(
        origin: .value(value, path), target: FlowSlot(.declared(reference), path), group: group,
        kind: kind)
    }
  }
}
