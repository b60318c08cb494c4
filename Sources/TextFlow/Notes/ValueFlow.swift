internal import SwiftTree
internal import SwiftTypes

/// A value that goes into a slot.
struct ValueFlow {
  let origin: Origin
  let target: FlowSlot
  var group = FlowGroup.none
  var kind = FlowFacts.Edge.Kind.other

  enum Origin {
    /// What an expression holds at the end of a path.
    case value(NodeID, FlowPath)
    case slot(FlowSlot)
    /// The name of an enum's case, which is a text where no literal says another.
    case name(TokenID)
  }

  /// The flows of a value into a declaration of a type.
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
