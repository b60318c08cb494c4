import LocalizationModel
import OrderedJSON

/// Decides for each value of a merge which side it comes from, and collects the conflicts.
///
/// ``ThreeWayMerge`` and ``MergeInput`` use it. Three trees come in and a tree of ``MergedValue``
/// goes out. Only values that both sides changed are descended into; all others are copied as a
/// whole.
struct TreeMerger {
  let trees: ThreeTrees
  private(set) var conflicts: [Draft] = []
  private(set) var keptEdits: [ThreeWayMerge.KeptEdit] = []

  /// A conflict whose position in the merged file is not known yet.
  struct Draft {
    let place: CatalogPlace
    let ourText: String
    let theirText: String
    /// The node of our value in our document.
    let ours: Int
    /// The node of their value in their document.
    let theirs: Int
  }

  typealias Place = CatalogPlace
  typealias Triple = ThreeTrees.Triple

  init(_ trees: ThreeTrees) { self.trees = trees }

  /// Merges the whole documents; the root of each is node 0.
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

  // MARK: The general rule

  /// Merges a value by the general rule: the changed side wins; an edit wins over a removal.
  ///
  /// - Parameter both: Called if both sides changed the value differently and still have it.
  /// - Returns: The merged value; `nil` if it was removed.
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

  /// Merges a value of any kind: an object by its members, any other value as a whole.
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

  /// Records a conflict: both sides changed the value differently and still have it.
  ///
  /// - Returns: Our value.
  mutating func conflict(_ value: Triple, _ place: Place) -> MergedValue? {
    guard let our = value.ours, let their = value.theirs else {
      return trees.copy(.ours, of: value)
    }
    return conflict(value, place, keeping: .copy(.ours, our), instead: their)
  }

  /// Records a conflict.
  ///
  /// - Parameters:
  ///   - kept: Our value, which stays.
  ///   - their: The node of their value, which does not.
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
