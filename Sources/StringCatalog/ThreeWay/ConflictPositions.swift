import LocalizationModel
import OrderedJSON

/// Adds line and column in the merged file and in both sides' files to the conflicts of a merge, as
/// the last step of ``ThreeWayMerge``.
struct ConflictPositions {
  private let merged: ContiguousArray<UInt8>
  /// The offset of each conflict in `merged`.
  private let offsets: [Int]
  private let ours: MergeInput?
  private let theirs: MergeInput?

  init(
    merged: ContiguousArray<UInt8>, offsets: [Int], ours: MergeInput? = nil,
    theirs: MergeInput? = nil
  ) {
    (self.merged, self.offsets, self.ours, self.theirs) = (merged, offsets, ours, theirs)
  }

  /// Returns the conflicts in the order of the merged file.
  func conflicts(_ drafts: [TreeMerger.Draft]) -> [ThreeWayMerge.Conflict] {
    if drafts.isEmpty { return [] }
    // One line table at a time: each takes half as much memory as its file.
    let positions = Self.positions(offsets, in: merged)
    let ours = Self.positions(drafts.map(\.ours), of: ours)
    let theirs = Self.positions(drafts.map(\.theirs), of: theirs)
    return drafts.indices.sorted { offsets[$0] < offsets[$1] }.map { index in
      let draft = drafts[index]
      return ThreeWayMerge.Conflict(
        place: draft.place, ours: draft.ourText, theirs: draft.theirText,
        position: positions[index], ourPosition: ours?[index], theirPosition: theirs?[index])
    }
  }

  /// Returns the positions of nodes in a side's file; `nil` if that file was not in Xcode's form.
  /// It was then rewritten before the merge, so the nodes have other offsets in the file.
  private static func positions(_ nodes: [Int], of side: MergeInput?) -> [SourcePosition]? {
    guard let side, side.isAsGiven else { return nil }
    return positions(
      nodes.map { side.document.range(of: $0).lowerBound }, in: side.document.bytes)
  }

  private static func positions(
    _ offsets: [Int], in bytes: ContiguousArray<UInt8>
  ) -> [SourcePosition] {
    let lines = LineTable(bytes.span)
    return offsets.map { lines.position(ofByte: $0, in: bytes.span) }
  }
}
