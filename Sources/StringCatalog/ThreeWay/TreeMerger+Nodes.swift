import LocalizationModel
import OrderedJSON

/// Merges the values that hold texts: localizations, cases of variations, and substitutions.
extension TreeMerger {
  /// Merges a value that holds texts.
  ///
  /// - Parameter isExtracted: True if extraction wrote its text and will write it anew.
  mutating func mergedNode(
    _ node: Triple, _ place: Place, isExtracted: Bool = false
  ) -> MergedValue? {
    merged(node, place) { merger, node in
      guard merger.trees.areObjects(node) else { return merger.conflict(node, place) }
      let content = merger.content(of: node)
      // True if a member beside the texts has a conflict: the texts must then be reviewed.
      var hasConflict = false
      let object = merger.mergedMembers(of: node) { merger, name, member in
        if Self.contentNames.contains(name) {
          switch content {
          case .side(let side): return merger.trees.copy(side, of: member)
          case .ofOneShape: break
          case .ofTwoShapes: return merger.keepOurs(name, of: node, place)
          }
        }
        var inner = place
        switch name {
        case "stringUnit":
          return merger.mergedUnit(member, textName: "value", place, isExtracted: isExtracted)
        case "stringSet": return merger.mergedUnit(member, textName: "values", place)
        case "variations": return merger.mergedVariations(member, place)
        case "substitutions":
          return merger.mergedSubstitutions(member, place)
        default:
          inner.members = [name]
          let count = merger.conflicts.count
          defer { hasConflict = hasConflict || merger.conflicts.count > count }
          return merger.mergedAny(member, inner)
        }
      }
      let whole = SubstitutionRestorer(merger.trees).restoring(object, of: node)
      return hasConflict ? ReviewStateSetter(merger.trees).reviewed(whole, isUnit: false) : whole
    }
  }

  /// The members that hold texts, among them `variations` with the texts of its cases.
  private static let contentNames: Set<String> = ["stringSet", "stringUnit", "variations"]

  /// The way in which the texts of both sides are merged. The shape is the set of text members and
  /// kinds of variations.
  private enum Content {
    /// All texts and variations come from one side.
    case side(MergedValue.Side)
    /// Both sides changed texts that vary in the same way, so these are merged one by one.
    case ofOneShape
    /// Both sides changed texts that vary in different ways, so ours stay.
    case ofTwoShapes
  }

  /// Decides the way in which the texts of a node are merged.
  private func content(of node: Triple) -> Content {
    let parts = Self.contentNames.sorted().map { trees.member($0, of: node) }
    func isSame(
      _ left: KeyPath<Triple, Int?>, _ first: JSONDocument, _ right: KeyPath<Triple, Int?>,
      _ second: JSONDocument
    ) -> Bool {
      parts.allSatisfy { part in
        switch (part[keyPath: left], part[keyPath: right]) {
        case (nil, nil): true
        case (let left?, let right?): first.hasSameBytes(left, as: right, of: second)
        default: false
        }
      }
    }
    if isSame(\.ours, trees.ours, \.theirs, trees.theirs) { return .side(.ours) }
    if let base = trees.base {
      if isSame(\.theirs, trees.theirs, \.base, base) { return .side(.ours) }
      if isSame(\.ours, trees.ours, \.base, base) { return .side(.theirs) }
    }
    // A side without texts has removed them: the other side's edit wins.
    if parts.allSatisfy({ $0.ours == nil }) { return .side(.theirs) }
    if parts.allSatisfy({ $0.theirs == nil }) { return .side(.ours) }
    let shapes = (shape(parts.map(\.ours), trees.ours), shape(parts.map(\.theirs), trees.theirs))
    return shapes.0 == shapes.1 ? .ofOneShape : .ofTwoShapes
  }

  /// Returns the names of the text members and the kinds of variations that exist.
  private func shape(_ parts: [Int?], _ document: JSONDocument) -> [String] {
    zip(Self.contentNames.sorted(), parts).flatMap { name, node -> [String] in
      guard let node else { return [] }
      let kinds = name == "variations" ? document.names(of: node).map(document.text(of:)) : []
      return [name] + kinds
    }
  }

  /// Keeps our texts as a whole where theirs vary in another way.
  ///
  /// - Parameter name: The name of the member to merge. The conflict is reported once, with the
  ///   first member that we have.
  private mutating func keepOurs(
    _ name: String, of node: Triple, _ place: Place
  ) -> MergedValue? {
    guard let our = node.ours, let value = trees.ours.value(of: name, in: our) else { return nil }
    let first = Self.contentNames.sorted().first { trees.ours.value(of: $0, in: our) != nil }
    let kept = ReviewStateSetter(trees).reviewed(.ours, value, isUnit: name != "variations")
    guard first == name, let their = node.theirs else { return kept }
    return conflict(node, place, keeping: kept, instead: their)
  }

  private mutating func mergedVariations(_ variations: Triple, _ place: Place) -> MergedValue? {
    merged(variations, place) { merger, variations in
      guard merger.trees.areObjects(variations) else { return merger.conflict(variations, place) }
      return merger.mergedMembers(of: variations) { merger, kind, cases in
        merger.merged(cases, place) { merger, cases in
          guard merger.trees.areObjects(cases) else { return merger.conflict(cases, place) }
          return merger.mergedMembers(of: cases) { merger, name, node in
            var place = place
            place.path.steps.append(.variation(kind: kind, case: name))
            return merger.mergedNode(node, place)
          }
        }
      }
    }
  }

  private mutating func mergedSubstitutions(
    _ substitutions: Triple, _ place: Place
  ) -> MergedValue? {
    var whole = place
    whole.members = ["substitutions"]
    return merged(substitutions, whole) { merger, substitutions in
      guard merger.trees.areObjects(substitutions) else {
        return merger.conflict(substitutions, whole)
      }
      return merger.mergedMembers(of: substitutions) { merger, name, node in
        var place = place
        place.path.steps.append(.substitution(name))
        return merger.mergedNode(node, place)
      }
    }
  }
}
