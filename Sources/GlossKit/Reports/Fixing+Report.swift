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

  /// `3 findings mended in 2 files`.
  package func summary(isWritten: Bool) -> String {
    let findings = fixCount == 1 ? "1 finding" : "\(fixCount) findings"
    let places = files.count == 1 ? "1 file" : "\(files.count) files"
    return fixCount == 0
      ? "nothing to mend" : "\(findings) \(isWritten ? "" : "would be ")mended in \(places)"
  }
}
