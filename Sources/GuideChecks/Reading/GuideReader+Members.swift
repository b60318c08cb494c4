import LocalizationModel
import SwiftTree
import SwiftTypes

/// The reading of the names that members of types mention, by ``MemberReading``: from them, rules and
/// migrations know which view reads and changes which model. No rule needs them without a model.
extension GuideReader {
  /// Records the members of a type, and the code in it that a global actor might break.
  mutating func readMembers(of node: NodeID, _ type: TypeFact) {
    guard hasModels else { return }
    let reading = MemberReading(tree, parents)
    source.members += reading.members(of: node, type.id)
    source.conditionalNames.formUnion(reading.conditionalNames(of: type))
    if hasObservableClasses, type.kind == .class || type.kind == .extension {
      source.isolationObstacles += IsolationReading(tree: tree).obstacles(in: node, type.id)
    }
  }

  /// Reads a global function or variable.
  mutating func readOutermost(_ node: NodeID) {
    guard hasModels, parents[node] == nil else { return }
    source.members += MemberReading(tree, parents).members(in: node, of: .none)
  }
}
