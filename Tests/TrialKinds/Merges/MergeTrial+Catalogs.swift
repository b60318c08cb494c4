import LocalizationModel
import OrderedJSON
import StringCatalog
import TestSupport

extension MergeTrial {
  /// Returns some entries of a catalog, or all of them.
  static func sample(
    of catalog: StringCatalog, isWhole: Bool, using random: inout SeededGenerator
  ) -> JSONValue {
    var root = catalog.document.root.value
    guard let members = root["strings"]?.members else { return root }
    let all = settled(members)
    root["strings"] = .object(all)
    guard !isWhole, all.count > 8 else { return root }
    let start = Int.random(in: 0...all.count - 8, using: &random)
    root["strings"] = .object(Array(all[start..<start + 8]))
    return root
  }

  /// Returns the entries whose order Foundation does not leave to chance.
  private static func settled(_ entries: [JSONValue.Member]) -> [JSONValue.Member] {
    var kept: [JSONValue.Member] = []
    var (keys, longKeys): ([ContiguousArray<UInt8>], [ContiguousArray<UInt8>]) = ([], [])
    for entry in entries {
      let key = ContiguousArray(entry.name.utf8)
      let isLong = key.count > 64
      if (isLong ? keys : longKeys).contains(where: { KeyOrder.isUnsettled($0.span, key.span) }) {
        continue
      }
      kept.append(entry)
      keys.append(key)
      if isLong { longKeys.append(key) }
    }
    return kept
  }

  /// Returns edits that can all be made to one catalog.
  static func edits(
    of base: JSONValue, _ count: ClosedRange<Int>, _ maker: inout EditMaker,
    _ random: inout SeededGenerator
  ) -> [CatalogEdit] {
    var edits: [CatalogEdit] = []
    for _ in 0..<Int.random(in: count, using: &random) {
      let edit = maker.edit(of: base)
      if edits.allSatisfy(edit.isIndependent) { edits.append(edit) }
    }
    return edits
  }

  static func applying(_ edits: [CatalogEdit], to base: JSONValue) -> JSONValue {
    edits.reduce(into: base) { $1.apply(to: &$0) }
  }

  func bytes(of root: JSONValue) throws -> ContiguousArray<UInt8> {
    var writer = JSONWriter()
    writer.write(root)
    return try StringCatalog(writer.bytes, path: "trial").serialized()
  }

  static func merge(
    _ base: ContiguousArray<UInt8>, _ ours: ContiguousArray<UInt8>,
    _ theirs: ContiguousArray<UInt8>
  ) throws -> ThreeWayMerge {
    try ThreeWayMerge(
      base: StringCatalog(base, path: "base"), ours: StringCatalog(ours, path: "ours"),
      theirs: StringCatalog(theirs, path: "theirs"))
  }

  func merged(
    _ base: ContiguousArray<UInt8>, _ ours: ContiguousArray<UInt8>,
    _ theirs: ContiguousArray<UInt8>
  ) throws -> ContiguousArray<UInt8> {
    let merge = try Self.merge(base, ours, theirs)
    return merge.conflicts.isEmpty && merge.keptEdits.isEmpty ? merge.bytes : []
  }

  /// Returns every text and other value by its place, without states.
  static func leaves(of bytes: ContiguousArray<UInt8>) throws -> [CatalogPlace: String] {
    let lines = try StringCatalog(bytes, path: "leaves").lines
    return Dictionary(
      lines.filter { $0.place.members != ["state"] && !$0.value.isEmpty }
        .map { ($0.place, $0.value) },
      uniquingKeysWith: { first, _ in first })
  }

  /// True if a unit at a place, or inside it, is to be reviewed.
  static func isReviewed(
    _ place: CatalogPlace, _ key: String, _ catalog: StringCatalog
  ) throws -> Bool {
    let isNew =
      place.language == catalog.sourceLanguage
      && catalog.entry(key)?.extractionState == .extractedWithValue
    return isNew
      || catalog.lines.contains { line in
        line.place.key?.utf8.elementsEqual(key.utf8) ?? false
          && line.place.language == place.language && line.place.members == ["state"]
          && line.place.path.names.starts(with: place.path.names) && line.value == "needs_review"
      }
  }
}
