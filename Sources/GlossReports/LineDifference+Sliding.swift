extension LineDifference {
  /// Moves each run of removed lines, and each run of added lines, down to the last place at which
  /// it describes the same change, and joins runs that meet.
  ///
  /// If an entry is added among similar entries, several runs of lines describe the addition
  /// equally well: from any line of the entry to just before the same line of the next entry. Of
  /// these runs the last one most often begins at the entry's own start; `diff` and git choose it
  /// too.
  mutating func slideDown() {
    Self.slideDown(&isRemoved, of: old, against: isAdded)
    Self.slideDown(&isAdded, of: new, against: isRemoved)
  }

  /// Slides the runs of one side, the old or the new text.
  ///
  /// - Parameters:
  ///   - isChanged: True for each changed line of this side.
  ///   - lines: The lines of this side as ``LineIdentities`` numbers them.
  ///   - isOtherChanged: True for each changed line of the other side. A run next to a run of the
  ///     other side stays, since the two are a replacement.
  private static func slideDown(
    _ isChanged: inout ContiguousArray<Bool>, of lines: ContiguousArray<Int32>,
    against isOtherChanged: ContiguousArray<Bool>
  ) {
    var line = 0
    /// The line of the other side that is the partner of `line`, or follows its partner.
    var otherLine = 0
    while line < lines.count {
      while otherLine < isOtherChanged.count, isOtherChanged[otherLine] { otherLine += 1 }
      guard isChanged[line] else {
        line += 1
        otherLine += 1
        continue
      }
      var start = line
      var end = line
      while end < lines.count, isChanged[end] { end += 1 }
      let isReplacement = otherLine > 0 && isOtherChanged[otherLine - 1]
      while !isReplacement, end < lines.count, lines[start] == lines[end],
        otherLine < isOtherChanged.count, !isOtherChanged[otherLine]
      {
        isChanged[start] = false
        isChanged[end] = true
        start += 1
        end += 1
        otherLine += 1
        while end < lines.count, isChanged[end] { end += 1 }
      }
      line = end
    }
  }
}
