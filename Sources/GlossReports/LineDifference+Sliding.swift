extension LineDifference {
  /// Moves runs of removed lines, and of added ones, down as far as they go, joining those that
  /// meet.
  ///
  /// Where an entry is added among its like, several runs of lines describe it equally well: from
  /// any of its lines to just before the same line of the next one. The last of these begins where
  /// the entry does more often than any other; `diff` and git choose it too.
  mutating func slideDown() {
    Self.slideDown(&isRemoved, of: old, against: isAdded)
    Self.slideDown(&isAdded, of: new, against: isRemoved)
  }

  /// - Parameters:
  ///   - isChanged: The marks on one side.
  ///   - lines: The lines of that side.
  ///   - isOtherChanged: The marks on the other side; a run beside one of theirs stays, since the
  ///     two are a replacement.
  private static func slideDown(
    _ isChanged: inout ContiguousArray<Bool>, of lines: ContiguousArray<Int32>,
    against isOtherChanged: ContiguousArray<Bool>
  ) {
    var line = 0
    var other = 0
    while line < lines.count {
      while other < isOtherChanged.count, isOtherChanged[other] { other += 1 }
      guard isChanged[line] else {
        line += 1
        other += 1
        continue
      }
      var start = line
      var end = line
      while end < lines.count, isChanged[end] { end += 1 }
      let isReplacement = other > 0 && isOtherChanged[other - 1]
      while !isReplacement, end < lines.count, lines[start] == lines[end],
        other < isOtherChanged.count, !isOtherChanged[other]
      {
        isChanged[start] = false
        isChanged[end] = true
        start += 1
        end += 1
        other += 1
        while end < lines.count, isChanged[end] { end += 1 }
      }
      line = end
    }
  }
}
