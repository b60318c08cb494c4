import GlossReports

/// What `gloss check --fix --dry-run` prints.
extension Fixing {
  /// What the fixes would change.
  package func diff(isForPeople: Bool, hasColour: Bool) -> ContiguousArray<UInt8> {
    files.reduce(into: []) {
      $0 += UnifiedDiff(from: $1.oldBytes, to: $1.newBytes)
        .bytes(path: $1.path, isForPeople: isForPeople, hasColour: hasColour)
    }
  }
}
