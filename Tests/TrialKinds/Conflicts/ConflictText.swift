package import TestSupport

/// Texts as a merge or a write leaves them that did not come to its end.
package enum ConflictText {
  /// What can have happened to a file.
  package enum Accident: String, CaseIterable, Sendable {
    /// `git merge` left both sides.
    case merge
    /// The same with the text that both sides began with (`merge.conflictStyle=diff3`).
    case diff3
    /// Somebody has resolved half: the last marker is still there.
    case halfResolved = "half resolved"
    /// The end of the file is missing.
    case halfWritten = "half written"
  }

  /// - Returns: The text after an accident somewhere in it; `nil` where it has no line to lose.
  package static func spoiled(
    _ text: String, by accident: Accident, _ numbers: inout SeededGenerator
  ) -> String? {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    // The head of a manifest is a comment, and so may be that of any other.
    guard lines.count > 2 else { return nil }
    let start = 1 + numbers.below(lines.count - 2)
    if accident == .halfWritten {
      let whole = lines[..<start].joined(separator: "\n")
      return whole.contains("{") || whole.contains("(") ? whole : nil
    }
    let end = min(start + 1 + numbers.below(3), lines.count - 1)
    let ours = Array(lines[start..<end])
    let theirs = ours.map { $0 + " " }
    let marked: [String] =
      switch accident {
      case .merge:
        ["<<<<<<< HEAD"] + ours + ["======="] + theirs + [">>>>>>> topic"]
      case .diff3:
        ["<<<<<<< HEAD"] + ours + ["||||||| 1f2e3d4"] + ours.dropLast() + ["======="] + theirs
          + [">>>>>>> topic"]
      default: ours + [">>>>>>> topic"]
      }
    lines.replaceSubrange(start..<end, with: marked)
    return lines.map { $0 + "\n" }.joined()
  }
}
