import LocalizationModel
import OrderedJSON

/// Sets the state of texts to `needs_review` after a conflict, so that people find the translation
/// again.
struct ReviewStateSetter {
  private let trees: ThreeTrees

  init(_ trees: ThreeTrees) { self.trees = trees }

  /// Returns a value of one side in which every unit is to be reviewed.
  ///
  /// - Parameter isUnit: True if the value is a unit itself.
  func reviewed(
    _ side: MergedValue.Side, _ node: Int, isUnit: Bool
  ) -> MergedValue {
    reviewed(.copy(side, node), isUnit: isUnit)
  }

  /// Returns a merged value in which every unit is to be reviewed.
  ///
  /// - Parameter isUnit: True if the value is a unit itself: a `stringUnit` or `stringSet`.
  func reviewed(_ value: MergedValue, isUnit: Bool) -> MergedValue {
    switch value {
    case .text: return value
    case .conflicting(let number, let inner):
      return .conflicting(number, reviewed(inner, isUnit: isUnit))
    case .copy(let side, let node) where trees.document(side).kind(of: node) != .object:
      return value
    case .copy, .object: break
    }
    var members = trees.members(of: value)
    for index in members.indices {
      let name = trees.text(of: members[index].name)
      if !isUnit {
        let isUnit = name == "stringUnit" || name == "stringSet"
        members[index].value = reviewed(members[index].value, isUnit: isUnit)
      } else if name == "state" {
        members[index].value = .text(TranslationState.needsReview.rawValue)
      }
    }
    if isUnit { addState(to: &members) }
    return .object(members)
  }

  /// Adds the state `needs_review` to a unit without a state, at its position in Xcode's order.
  func addState(to members: inout [MergedValue.Member]) {
    var position = members.endIndex
    for index in members.indices.reversed() {
      let order = KeyOrder.compare(trees.text(of: members[index].name), "state")
      if order == 0 { return }
      if order > 0 { position = index }
    }
    members.insert(
      .init(name: .made("state"), value: .text(TranslationState.needsReview.rawValue)), at: position
    )
  }
}
