import StringCatalog

func merged(
  base: StringCatalog, ours: StringCatalog, theirs: StringCatalog
) throws -> ContiguousArray<UInt8> {
  let merge = try ThreeWayMerge(base: base, ours: ours, theirs: theirs)
  print("\(merge.conflicts.count) conflicts, \(merge.keptEdits.count) kept edits")
  return merge.bytes
}
