import LocalizationModel
import OrderedJSON

/// Merges texts with their states.
extension TreeMerger {
  /// Merges a `stringUnit` or a `stringSet`.
  ///
  /// - Parameters:
  ///   - textName: The name of the member with the text: `value` or `values`.
  ///   - isExtracted: True if extraction writes the text anew as long as it is `new`.
  mutating func mergedUnit(
    _ unit: Triple, textName: String, _ place: Place, isExtracted: Bool = false
  ) -> MergedValue? {
    merged(unit, place) { merger, unit in
      guard merger.trees.areObjects(unit) else { return merger.conflict(unit, place) }
      let text = merger.trees.member(textName, of: unit)
      let state = merger.trees.member("state", of: unit)
      let conflictCount = merger.conflicts.count
      let mergedText = merger.merged(text, place) { $0.conflict($1, place) }
      let isConflict = merger.conflicts.count > conflictCount
      var mergedState: MergedValue?
      if isConflict {
        mergedState =
          isExtracted
          ? merger.trees.copy(.ours, of: state) : .text(TranslationState.needsReview.rawValue)
      } else {
        mergedState = merger.mergedState(state, of: text, place)
      }
      var members: [MergedValue.Member] = []
      for member in merger.trees.members(of: unit) {
        let document = merger.trees.document(member.side)
        let name = document.text(of: member.name)
        var inner = place
        inner.members = [name]
        let value =
          switch name {
          case textName: mergedText
          case "state": mergedState
          default: merger.mergedAny(member.value, inner)
          }
        if let value { members.append(.init(name: .copy(member.side, member.name), value: value)) }
      }
      if isConflict, !isExtracted { ReviewStateSetter(merger.trees).addState(to: &members) }
      return .object(members)
    }
  }

  /// Merges a state. It belongs to the text for which it was set, so it depends on the text's
  /// merge.
  private mutating func mergedState(
    _ state: Triple, of text: Triple, _ place: Place
  ) -> MergedValue? {
    var place = place
    place.members = ["state"]
    if trees.isSame(state) { return trees.copy(.ours, of: state) }
    let isSameText = trees.isSame(text)
    if isSameText {
      let review = MergedValue.text(TranslationState.needsReview.rawValue)
      return merged(state, place) { merger, state in
        guard let their = state.theirs else { return nil }
        return merger.conflict(state, place, keeping: review, instead: their)
      }
    }
    // One side changed the text. Its state is taken, unless the other side changed the state, too.
    let changer = trees.chosen(text) ?? (text.ours == nil ? .theirs : .ours)
    if let base = trees.base, let old = state.base {
      let other =
        changer == .ours
        ? state.theirs.map { (trees.theirs, $0) } : state.ours.map { (trees.ours, $0) }
      if let other, other.0.hasSameBytes(other.1, as: old, of: base) {
        return trees.copy(changer, of: state)
      }
    }
    return .text(TranslationState.needsReview.rawValue)
  }
}
