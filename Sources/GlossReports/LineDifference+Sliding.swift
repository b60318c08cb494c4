extension LineDifference {
  /// Moves runs of removed lines, and of added ones, down as far as they go, and joins runs that
  /// meet.
  ///
  /// Where an entry is added among others like it, several runs of lines describe the addition
  /// equally well: from any of its lines to just before the same line of the next entry. The last
  /// of these runs begins at the entry's own start more often than any other; `diff` and git choose
  /// it too.
  mutating func slideDown() {
    Self.slideDown(&isRemoved, of: old, against: isAdded)
    Self.slideDown(&isAdded, of: new, against: isRemoved)
  }

  /// Slides the runs of one side.
  ///
  /// - Parameters:
  ///   - isChanged: The marks of one side.
  ///   - lines: The line numbers of that side, by identity.
  ///   - isOtherChanged: The marks of the other side. A run beside one of its runs stays, since the
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
