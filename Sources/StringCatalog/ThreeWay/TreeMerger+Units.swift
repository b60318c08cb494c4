import LocalizationModel
import OrderedJSON

/// Texts with their states.
extension TreeMerger {
  /// - Parameters:
  ///   - textName: What the member with the text is called.
  ///   - isExtracted: Whether extraction writes the text anew as long as it is `new`.
  mutating func mergedUnit(
    _ unit: Triple, textName: String, _ place: Place, isExtracted: Bool = false
  ) -> MergedValue? {
    merged(unit, place) { merger, unit in
      guard merger.areObjects(unit) else { return merger.conflict(unit, place) }
      let text = merger.member(textName, of: unit)
      let state = merger.member("state", of: unit)
      let hadConflicts = merger.conflicts.count
      let mergedText = merger.merged(text, place) { $0.conflict($1, place) }
      let isConflict = merger.conflicts.count > hadConflicts
      var mergedState: MergedValue?
      if isConflict {
        mergedState =
          isExtracted
          ? merger.copy(.ours, of: state) : .text(TranslationState.needsReview.rawValue)
      } else {
        mergedState = merger.mergedState(state, of: text, place)
      }
      var members: [MergedValue.Member] = []
      for member in merger.members(of: unit) {
        let document = merger.document(member.side)
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
      if isConflict, !isExtracted { merger.addState(to: &members) }
      return .object(members)
    }
  }

  /// A state goes with the text that it was given to.
  private mutating func mergedState(
    _ state: Triple, of text: Triple, _ place: Place
  ) -> MergedValue? {
    var place = place
    place.members = ["state"]
    if isSame(state) { return copy(.ours, of: state) }
    let isSameText = isSame(text)
    if isSameText {
      let review = MergedValue.text(TranslationState.needsReview.rawValue)
      return merged(state, place) { merger, state in
        guard let their = state.theirs else { return nil }
        return merger.conflict(state, place, keeping: review, instead: their)
      }
    }
    // One side changed the text. The state is its, unless the other side has an opinion of its own.
    let changer = chosen(text) ?? (text.ours == nil ? .theirs : .ours)
    if let base, let old = state.base {
      let other =
        changer == .ours ? state.theirs.map { (theirs, $0) } : state.ours.map { (ours, $0) }
      if let other, other.0.hasSameBytes(other.1, as: old, of: base) {
        return copy(changer, of: state)
      }
    }
    return .text(TranslationState.needsReview.rawValue)
  }

  private func isSame(_ value: Triple) -> Bool {
    guard let our = value.ours, let their = value.theirs else {
      return value.ours == nil && value.theirs == nil
    }
    return ours.hasSameBytes(our, as: their, of: theirs)
  }

  /// Gives a unit without a state the one that asks for a look.
  func addState(to members: inout [MergedValue.Member]) {
    var place = members.endIndex
    for index in members.indices.reversed() {
      let order = KeyOrder.compare(text(of: members[index].name), "state")
      if order == 0 { return }
      if order > 0 { place = index }
    }
    members.insert(
      .init(name: .made("state"), value: .text(TranslationState.needsReview.rawValue)), at: place)
  }
}
