import LocalizationModel
import OrderedJSON

/// The merge of two changed copies of a catalog, given the version that both were made from: the
/// work of `gloss merge`, which git calls as its merge driver.
///
///     let merge = try ThreeWayMerge(base: base, ours: ours, theirs: theirs)
///     try write(merge.bytes)
///     for conflict in merge.conflicts { print(conflict) }
///
/// Each text, state, comment and other member is a leaf of its own. If only one side changed a
/// leaf, it is taken from that side, whatever the other side changed elsewhere. Members that this
/// package does not know are merged by the same rule.
///
/// - If one side removed a leaf and the other changed it, the change stays and is in ``keptEdits``.
/// - If both sides changed a leaf differently, ours stays and is in ``conflicts``. A translation is
///   then marked `needs_review`, so that people find it. A source text that extraction wrote is
///   not, because the sources decide there.
/// - A state belongs to a text. If one side changed the text and the other its state, and they do
///   not agree on the state, it is `needs_review`.
/// - If the sides vary a text in different ways, for instance one by device and the other by
///   number, the text is taken from one side as a whole.
/// - A substitution that one side removed is restored if the merged text uses it.
/// - Of two format versions the higher one is taken.
///
/// The result is always in Xcode's form, whatever the form of the inputs. If a key is twice in one
/// catalog, as after a line-based merge, its values are first merged with each other.
public struct ThreeWayMerge: Sendable {
  /// The merged catalog in Xcode's form.
  public let bytes: ContiguousArray<UInt8>
  /// The leaves that both sides changed differently, in the order of the merged file.
  public let conflicts: [Conflict]
  /// The leaves that one side removed and the other changed, in the order of the merged file.
  public let keptEdits: [KeptEdit]

  /// Merges two catalogs.
  ///
  /// - Parameters:
  ///   - base: The version that both sides were made from; `nil` if each side made the file on its
  ///     own.
  ///   - ours: Our side of the merge.
  ///   - theirs: Their side of the merge.
  /// - Throws: If one name has too many different values in one catalog, or if a catalog would be
  ///   too large to be read in Xcode's form.
  public init(
    base: StringCatalog?, ours: StringCatalog, theirs: StringCatalog
  ) throws(CatalogError) {
    let baseInput = try base.map { catalog throws(CatalogError) in try MergeInput(catalog) }
    let our = try MergeInput(ours)
    let their = try MergeInput(theirs)
    var merger = TreeMerger(
      ThreeTrees(base: baseInput?.document, ours: our.document, theirs: their.document))
    let root = merger.mergedRoot()
    var writer = MergeWriter(merger)
    writer.write(root, depth: 0)
    bytes = writer.bytes
    var conflicts = ConflictPositions(
      merged: bytes, offsets: writer.offsets, ours: our, theirs: their
    ).conflicts(merger.conflicts)
    // A contradiction that the base has already is reported once, for our side.
    let known = Set(baseInput?.contradictions ?? [])
    let contradictions =
      our.contradictions + their.contradictions.filter { !known.contains($0) }
    if !contradictions.isEmpty {
      let places = CatalogPlaceFinder(try MergeInput.document(bytes, of: ours))
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
