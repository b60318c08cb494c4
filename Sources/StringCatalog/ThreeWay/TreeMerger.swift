import LocalizationModel
import OrderedJSON

/// Decides what becomes of each value of two trees that were one.
///
/// Only what both sides changed is looked into.
struct TreeMerger {
  let trees: ThreeTrees
  private(set) var conflicts: [Draft] = []
  private(set) var keptEdits: [ThreeWayMerge.KeptEdit] = []

  /// A conflict before the place in the file is known.
  struct Draft {
    let place: CatalogPlace
    let ourText: String
    let theirText: String
    /// The nodes of the values.
    let ours: Int
    let theirs: Int
  }

  typealias Place = CatalogPlace
  typealias Triple = ThreeTrees.Triple

  init(_ trees: ThreeTrees) { self.trees = trees }

  mutating func mergedRoot() -> MergedValue {
    let root = Triple(base: trees.base.map { _ in 0 }, ours: 0, theirs: 0)
    return merged(root, Place()) { merger, root in
      merger.mergedMembers(of: root) { merger, name, member in
        var place = Place()
        place.members = [name]
        return switch name {
        case "strings": merger.mergedStrings(member)
        case "version": merger.mergedVersion(member, place)
        default: merger.mergedAny(member, place)
        }
      }
    } ?? .copy(.ours, 0)
  }

  // MARK: The rule

  /// Merges a value by the rule that holds for all of them.
  ///
  /// - Parameter both: Called if the sides changed it differently, and both still have it.
  /// - Returns: `nil` if it is to be absent.
  mutating func merged(
    _ value: Triple, _ place: @autoclosure () -> Place,
    both: (inout TreeMerger, Triple) -> MergedValue?
  ) -> MergedValue? {
    if let side = trees.chosen(value) { return trees.copy(side, of: value) }
    switch (value.ours, value.theirs) {
    case (nil, let node?):
      keptEdits.append(ThreeWayMerge.KeptEdit(place: place(), isRemovedByUs: true))
      return .copy(.theirs, node)
    case (let node?, nil):
      keptEdits.append(ThreeWayMerge.KeptEdit(place: place(), isRemovedByUs: false))
      return .copy(.ours, node)
    default: return both(&self, value)
    }
  }

  /// Merges a value of any kind: objects by members, all else as a whole.
  mutating func mergedAny(_ value: Triple, _ place: Place) -> MergedValue? {
    merged(value, place) { merger, value in
      guard merger.trees.areObjects(value) else { return merger.conflict(value, place) }
      return merger.mergedMembers(of: value) { merger, name, member in
        var place = place
        place.members.append(name)
        return merger.mergedAny(member, place)
      }
    }
  }

  // MARK: Conflicts

  /// Takes note of a value that both sides changed differently and still have.
  ///
  /// - Returns: Ours.
  mutating func conflict(_ value: Triple, _ place: Place) -> MergedValue? {
    guard let our = value.ours, let their = value.theirs else {
      return trees.copy(.ours, of: value)
    }
    return conflict(value, place, keeping: .copy(.ours, our), instead: their)
  }

  /// - Parameters:
  ///   - kept: What stays, of ours.
  ///   - their: The node of what does not.
  mutating func conflict(
    _ value: Triple, _ place: Place, keeping kept: MergedValue, instead their: Int
  ) -> MergedValue {
    let our = value.ours ?? 0
    conflicts.append(
      Draft(
        place: place, ourText: CatalogLine.summary(of: our, in: trees.ours),
        theirText: CatalogLine.summary(of: their, in: trees.theirs), ours: our, theirs: their))
    return .conflicting(conflicts.count - 1, kept)
  }
}
