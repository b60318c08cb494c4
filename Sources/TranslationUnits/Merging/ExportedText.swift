/// What is known about the text with which a unit was exported: by the checksums that its file
/// carries, and by the catalog's revisions. ``TextMerge/decision(over:)`` decides by it.
package struct ExportedText {
  /// The texts of one unit in the catalog's revisions.
  package struct Revisions: Sendable {
    /// The text in each revision that the file may come from; empty if none is known.
    package var bases: [TextMerge.Base]
    /// True if the revisions were chosen by likeness, so that the file may come from another one.
    package var areGuesses: Bool
    /// True if some revision or kept export had the file's text.
    package var hadText: Bool
    /// True if some revision or kept export had the file's text in the file's state.
    package var hadState: Bool
    /// True if the file may come from the present catalog, although another revision fits it better.
    package var mayBePresent: Bool

    package init(
      _ bases: [TextMerge.Base] = [], areGuesses: Bool = false, hadText: Bool = false,
      hadState: Bool = false, mayBePresent: Bool = false
    ) {
      (self.bases, self.areGuesses) = (bases, areGuesses)
      (self.hadText, self.hadState) = (hadText, hadState)
      self.mayBePresent = mayBePresent
    }
  }

  /// The text by the file's checksums; ``TextMerge/Base/unknown`` if it carries none for the unit.
  package let checksum: TextMerge.Base
  /// Returns the texts by the catalog's revisions. A closure, because the search can take long.
  package let revisions: () -> Revisions

  package init(
    checksum: TextMerge.Base = .unknown, revisions: @escaping () -> Revisions = { Revisions() }
  ) {
    (self.checksum, self.revisions) = (checksum, revisions)
  }
}
