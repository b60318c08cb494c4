package import TestSupport

/// Spoils a text as an unfinished git merge or an interrupted write leaves it, for
/// ``ConflictTrials``.
package enum ConflictText {
  /// The accidents that can happen to a file.
  package enum Accident: String, CaseIterable, Sendable {
    /// `git merge` left both sides with conflict markers.
    case merge
    /// The same with the common base between them, as with `merge.conflictStyle=diff3`.
    case diff3
    /// A person resolved half of the conflict: the last marker is still there.
    case halfResolved = "half resolved"
    /// The end of the file is missing.
    case halfWritten = "half written"
  }

  /// Spoils a text at a random line; the result is `nil` if the text is too short for it.
  package static func spoiled(
    _ text: String, by accident: Accident, _ numbers: inout SeededGenerator
  ) -> String? {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    // The first line stays: in a manifest, and perhaps in other files, it is a special comment.
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
