/// A run of the old and a run of the new sequence that are compared with each other.
struct DiffBox {
  var old: Range<Int>
  var new: Range<Int>

  /// Leaves out what is the same at both ends.
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
