/// What `gloss check` says of a baseline.
extension Baseline {
  package var summary: String {
    "\(path): \(count == 1 ? "1 finding" : "\(count) findings") put up with"
  }

  /// - Parameters:
  ///   - mendedCount: How many entries are no longer found.
  ///   - isPruned: Whether they were taken out.
  package func summary(mendedCount: Int, isPruned: Bool) -> String {
    let findings = mendedCount == 1 ? "1 finding is" : "\(mendedCount) findings are"
    return isPruned
      ? "\(path): \(findings) mended and taken out"
      : "\(path): \(findings) mended: '--prune-baseline' takes them out"
  }
}
