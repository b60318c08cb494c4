import LocalizationModel
import OrderedJSON

/// Decides what becomes of each value of two trees that were one.
///
/// All documents are in Xcode's form, so that values are the same if their bytes are, and only what both
/// sides changed is looked into.
struct TreeMerger {
  let base: JSONDocument?
  let ours: JSONDocument
  let theirs: JSONDocument
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

  /// One value as the three documents have it: nodes, `nil` where it is absent.
  struct Triple {
    var base: Int?
    var ours: Int?
    var theirs: Int?
  }

  typealias Place = CatalogPlace

  init(base: JSONDocument?, ours: JSONDocument, theirs: JSONDocument) {
    self.base = base
    self.ours = ours
    self.theirs = theirs
  }

  mutating func mergedRoot() -> MergedValue {
    let root = Triple(base: base.map { _ in 0 }, ours: 0, theirs: 0)
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
    if let side = chosen(value) { return copy(side, of: value) }
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

  /// The side that a value is taken from if at most one changed it, or both alike.
  func chosen(_ value: Triple) -> MergedValue.Side? {
    if isSame(value.ours, ours, value.theirs, theirs) { return .ours }
    if let base {
      if isSame(value.theirs, theirs, value.base, base) { return .ours }
      if isSame(value.ours, ours, value.base, base) { return .theirs }
    } else {
      if value.theirs == nil { return .ours }
      if value.ours == nil { return .theirs }
    }
    return nil
  }

  func copy(_ side: MergedValue.Side, of value: Triple) -> MergedValue? {
    switch side {
    case .ours: value.ours.map { .copy(.ours, $0) }
    case .theirs: value.theirs.map { .copy(.theirs, $0) }
    }
  }

  private func isSame(
    _ left: Int?, _ first: JSONDocument, _ right: Int?, _ second: JSONDocument
  ) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return first.hasSameBytes(left, as: right, of: second)
  }

  /// Merges a value of any kind: objects by members, all else as a whole.
  mutating func mergedAny(_ value: Triple, _ place: Place) -> MergedValue? {
    merged(value, place) { merger, value in
      guard merger.areObjects(value) else { return merger.conflict(value, place) }
      return merger.mergedMembers(of: value) { merger, name, member in
        var place = place
        place.members.append(name)
        return merger.mergedAny(member, place)
      }
    }
  }

  func areObjects(_ value: Triple) -> Bool {
    value.ours.map { ours.kind(of: $0) == .object } ?? true
      && value.theirs.map { theirs.kind(of: $0) == .object } ?? true
  }

  // MARK: Conflicts

  /// Takes note of a value that both sides changed differently and still have.
  ///
  /// - Returns: Ours.
  mutating func conflict(_ value: Triple, _ place: Place) -> MergedValue? {
    guard let our = value.ours, let their = value.theirs else { return copy(.ours, of: value) }
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
        place: place, ourText: CatalogLine.summary(of: our, in: ours),
        theirText: CatalogLine.summary(of: their, in: theirs), ours: our, theirs: their))
    return .conflicting(conflicts.count - 1, kept)
  }

  func document(_ side: MergedValue.Side) -> JSONDocument { side == .ours ? ours : theirs }
}
