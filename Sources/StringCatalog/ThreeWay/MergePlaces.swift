import LocalizationModel
import OrderedJSON

/// Turns offsets of conflicts into lines and columns of the three files that they appear in.
struct MergePlaces {
  private let merged: ContiguousArray<UInt8>
  private let offsets: [Int]
  private let ours: MergeSide?
  private let theirs: MergeSide?

  init(
    merged: ContiguousArray<UInt8>, offsets: [Int], ours: MergeSide? = nil,
    theirs: MergeSide? = nil
  ) {
    (self.merged, self.offsets, self.ours, self.theirs) = (merged, offsets, ours, theirs)
  }

  func conflicts(_ drafts: [TreeMerger.Draft]) -> [ThreeWayMerge.Conflict] {
    if drafts.isEmpty { return [] }
    let lines = LineTable(merged.span)
    let (ours, theirs) = (ours.map(Side.init), theirs.map(Side.init))
    return drafts.indices.sorted { offsets[$0] < offsets[$1] }.map { index in
      let draft = drafts[index]
      return ThreeWayMerge.Conflict(
        place: draft.place, ours: draft.ourText, theirs: draft.theirText,
        position: lines.position(ofByte: offsets[index], in: merged.span),
        ourPosition: ours?.position(draft.ours), theirPosition: theirs?.position(draft.theirs))
    }
  }

  private struct Side {
    let side: MergeSide
    /// `nil` if the catalog was given in another form than it is merged in.
    let lines: LineTable?

    init(_ side: MergeSide) {
      self.side = side
      lines = side.isAsGiven ? LineTable(side.document.bytes.span) : nil
    }

    func position(_ node: Int) -> SourcePosition? {
      lines?.position(
        ofByte: side.document.range(of: node).lowerBound, in: side.document.bytes.span)
    }
  }
}
