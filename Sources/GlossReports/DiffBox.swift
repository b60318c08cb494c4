/// One subproblem of a line comparison: a range of the old sequence and a range of the new one.
/// ``LineDifference`` splits boxes at points that ``MiddleSnake`` finds, until one side is empty.
struct DiffBox {
  var old: Range<Int>
  var new: Range<Int>

  /// Removes equal elements from both ends of the ranges.
  ///
  /// - Parameters:
  ///   - left: The whole old sequence, lines as numbers.
  ///   - right: The whole new sequence.
  mutating func trim(_ left: Span<Int32>, _ right: Span<Int32>) {
    var (start, newStart) = (old.lowerBound, new.lowerBound)
    var (end, newEnd) = (old.upperBound, new.upperBound)
    while start < end, newStart < newEnd, left[start] == right[newStart] {
      start += 1
      newStart += 1
    }
    while start < end, newStart < newEnd, left[end - 1] == right[newEnd - 1] {
      end -= 1
      newEnd -= 1
    }
    old = start..<end
    new = newStart..<newEnd
  }
}
