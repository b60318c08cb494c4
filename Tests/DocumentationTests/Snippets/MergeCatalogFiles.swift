import GlossKit
import StringCatalog

/// Merges their version into ours, and returns the number of conflicts.
func merge(_ theirs: String, into ours: String, base: String = "/dev/null") throws -> Int {
  let merging = try BranchMerge(base: base, ours: ours, theirs: theirs)
  for conflict: ThreeWayMerge.Conflict in merging.merge.conflicts { print(conflict) }
  try merging.write()
  return merging.merge.conflicts.count
}
