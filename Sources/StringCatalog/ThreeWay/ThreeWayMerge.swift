import LocalizationModel
import OrderedJSON

/// Two changed copies of a catalog made one, given what both were made from.
///
///     let merge = try ThreeWayMerge(base: base, ours: ours, theirs: theirs)
///     try write(merge.bytes)
///     for conflict in merge.conflicts { print(conflict) }
///
/// Each text, state, comment and other member is a leaf of its own: what only one side changed is taken
/// from that side, whatever the other did beside it. Members that this package does not know are
/// merged by the same rule.
///
/// - What one side removed and the other changed stays as changed, and is in ``keptEdits``.
/// - What both sides changed differently stays as ours and is in ``conflicts``; a translation of which
///   that is true is marked `needs_review`, so that it is found again. (But for a source text that
///   extraction wrote: the sources have the say there.)
/// - A state is one of a text. Where one side changed the text and the other the state, and they do not
///   agree on the state, it is `needs_review`.
/// - A text that varies in another way than on the other side, by device and by number for instance, is
///   taken from one side as a whole.
/// - A text that one side shortened by a substitution and the other kept in use finds it again.
/// - Of two versions of the format the higher one is taken.
///
/// The result is always a catalog in Xcode's form, whatever the form of what was merged. A key that is
/// twice in one of the catalogs, as after a merge by lines, is merged with itself first.
public struct ThreeWayMerge: Sendable {
  /// The merged catalog in Xcode's form.
  public let bytes: ContiguousArray<UInt8>
  /// What both sides changed differently, in the order of the merged file.
  public let conflicts: [Conflict]
  /// What one side removed and the other changed, in the order of the merged file.
  public let keptEdits: [KeptEdit]

  /// - Parameters:
  ///   - base: What both sides were made from; `nil` if each made the file again.
  ///   - ours: Our side of the merge.
  ///   - theirs: Their side of the merge.
  /// - Throws: If a catalog in Xcode's form would be too large to be read.
  public init(
    base: StringCatalog?, ours: StringCatalog, theirs: StringCatalog
  ) throws(CatalogError) {
    let former = try base.map { catalog throws(CatalogError) in try MergeSide(catalog) }
    let our = try MergeSide(ours)
    let their = try MergeSide(theirs)
    var merger = TreeMerger(
      ThreeTrees(base: former?.document, ours: our.document, theirs: their.document))
    let root = merger.mergedRoot()
    var writer = MergeWriter(merger)
    writer.write(root, depth: 0)
    bytes = writer.bytes
    var conflicts = MergePlaces(
      merged: bytes, offsets: writer.offsets, ours: our, theirs: their
    ).conflicts(merger.conflicts)
    let known = Set(former?.contradictions ?? [])
    let contradictions =
      our.contradictions + their.contradictions.filter { !known.contains($0) }
    if !contradictions.isEmpty {
      let places = MergedPlaces(try MergeSide.document(bytes, of: ours))
      conflicts += contradictions.map {
        Conflict(
          place: $0.place, ours: $0.kept, theirs: $0.other,
          position: places.position(of: $0.place), ourPosition: nil, theirPosition: nil)
      }
      conflicts.sort {
        ($0.position.line, $0.position.column) < ($1.position.line, $1.position.column)
      }
    }
    self.conflicts = conflicts
    keptEdits = merger.keptEdits
  }
}
