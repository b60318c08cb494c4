/// The removed and added lines of two texts. ``UnifiedDiff`` makes hunks of them.
///
/// Lines that occur once in each text and in the same order (anchors) are matched first, the
/// longest such sequence, as in a patience diff: they keep an entry of a catalog together although
/// its neighbors consist of the same few lines. The lines between two anchors are then compared
/// with the smallest number of changes, by ``MiddleSnake``. Its search is bounded: the more lines,
/// the lower the bound, so that time and memory are linear in the number of lines. Beyond the bound
/// the result has more changes than necessary, and is still correct.
struct LineDifference {
  /// True for each line of the old text that has no partner in the new one.
  var isRemoved: ContiguousArray<Bool>
  /// True for each line of the new text that has no partner in the old one.
  var isAdded: ContiguousArray<Bool>

  /// The old text's lines as ``LineIdentities`` numbers them.
  let old: ContiguousArray<Int32>
  /// The new text's lines as ``LineIdentities`` numbers them.
  let new: ContiguousArray<Int32>
  /// The last gap between anchors, counted from 1, in which each line number occurred on that side.
  /// With the gap's number as mark, the array need not be cleared for the next gap.
  private var lastGapInOld: ContiguousArray<Int32>
  private var lastGapInNew: ContiguousArray<Int32>
  private var gap: Int32 = 0
  private var search: MiddleSnake

  init(_ lines: LineIdentities) {
    old = lines.old
    new = lines.new
    isRemoved = ContiguousArray(repeating: false, count: lines.old.count)
    isAdded = ContiguousArray(repeating: false, count: lines.new.count)
    lastGapInOld = ContiguousArray(repeating: 0, count: lines.count)
    lastGapInNew = ContiguousArray(repeating: 0, count: lines.count)
    // At most 2²⁷ divided by the number of lines, so that large texts take no more steps than
    // small ones, but never less than 16 nor more than 1024 changes.
    search = MiddleSnake(bound: min(max((1 << 27) / (old.count + new.count + 1), 16), 1024))

    var oldStart = 0
    var newStart = 0
    for anchor in Self.anchors(lines) {
      compare(oldStart..<anchor.old, newStart..<anchor.new)
      oldStart = anchor.old + 1
      newStart = anchor.new + 1
    }
    compare(oldStart..<old.count, newStart..<new.count)
    slideDown()
  }

  /// Returns pairs of lines that occur once in each text, ascending on both sides, as many as
  /// possible.
  private static func anchors(_ lines: LineIdentities) -> ContiguousArray<(old: Int, new: Int)> {
    /// Returns the line that has each number; -1 if there is none, -2 if there are several.
    func linesByNumber(_ numbers: ContiguousArray<Int32>) -> ContiguousArray<Int> {
      var linesByNumber = ContiguousArray(repeating: -1, count: lines.count)
      for (line, number) in numbers.enumerated() {
        linesByNumber[Int(number)] = linesByNumber[Int(number)] == -1 ? line : -2
      }
      return linesByNumber
    }
    let lineInOld = linesByNumber(lines.old)
    let lineInNew = linesByNumber(lines.new)
    var pairs = ContiguousArray<(old: Int, new: Int)>()
    for (line, number) in lines.old.enumerated() where lineInOld[Int(number)] == line {
      if lineInNew[Int(number)] >= 0 { pairs.append((line, lineInNew[Int(number)])) }
    }
    return longestAscending(pairs)
  }

  /// Returns the longest subsequence with ascending `new`.
  ///
  /// - Parameter pairs: Ascending in `old`.
  private static func longestAscending(
    _ pairs: ContiguousArray<(old: Int, new: Int)>
  ) -> ContiguousArray<(old: Int, new: Int)> {
    /// For each length, counted from 1, the index of the pair with the least `new` that ends an
    /// ascending sequence of that length.
    var ends = ContiguousArray<Int>()
    var predecessors = ContiguousArray(repeating: -1, count: pairs.count)
    for index in pairs.indices {
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if pairs[ends[middle]].new < pairs[index].new { low = middle + 1 } else { high = middle }
      }
      if low > 0 { predecessors[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var result = ContiguousArray<(old: Int, new: Int)>()
    var index = ends.last ?? -1
    while index >= 0 {
      result.append(pairs[index])
      index = predecessors[index]
    }
    result.reverse()
    return result
  }

  /// Marks the differences between two ranges of lines, the lines between two anchors.
  private mutating func compare(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
    var (oldRange, newRange) = (oldRange, newRange)
    while let left = oldRange.first, let right = newRange.first, old[left] == new[right] {
      oldRange.removeFirst()
      newRange.removeFirst()
    }
    while let left = oldRange.last, let right = newRange.last, old[left] == new[right] {
      oldRange.removeLast()
      newRange.removeLast()
    }
    if oldRange.isEmpty || newRange.isEmpty {
      for line in oldRange { isRemoved[line] = true }
      for line in newRange { isAdded[line] = true }
      return
    }

    // A line that the other range lacks is certainly changed, and would only slow the search.
    gap += 1
    for line in oldRange { lastGapInOld[Int(old[line])] = gap }
    for line in newRange { lastGapInNew[Int(new[line])] = gap }
    var oldLines = ContiguousArray<Int>()
    var newLines = ContiguousArray<Int>()
    for line in oldRange {
      if lastGapInNew[Int(old[line])] == gap {
        oldLines.append(line)
      } else {
        isRemoved[line] = true
      }
    }
    for line in newRange {
      if lastGapInOld[Int(new[line])] == gap {
        newLines.append(line)
      } else {
        isAdded[line] = true
      }
    }
    split(oldLines, newLines)
  }

  /// Marks the differences between two selections of lines.
  private mutating func split(_ oldLines: ContiguousArray<Int>, _ newLines: ContiguousArray<Int>) {
    let left = ContiguousArray(oldLines.map { old[$0] })
    let right = ContiguousArray(newLines.map { new[$0] })
    var boxes = [DiffBox(old: 0..<left.count, new: 0..<right.count)]
    while var box = boxes.popLast() {
      box.trim(left.span, right.span)
      if let point = search.split(box, left.span, right.span) {
        boxes.append(
          DiffBox(
            old: box.old.lowerBound..<point.old, new: box.new.lowerBound..<point.new))
        boxes.append(
          DiffBox(
            old: point.old..<box.old.upperBound, new: point.new..<box.new.upperBound))
      } else {
        for index in box.old { isRemoved[oldLines[index]] = true }
        for index in box.new { isAdded[newLines[index]] = true }
      }
    }
  }
}
