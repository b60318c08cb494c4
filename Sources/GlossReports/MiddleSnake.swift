/// Finds a point on a shortest path through the edit graph of two sequences, from both ends at
/// once, as in Myers, "An O(ND) Difference Algorithm and Its Variations" (1986), section 4b.
/// ``LineDifference`` splits its ``DiffBox``es at such points.
///
/// In the edit graph `x` counts elements of the old sequence, `y` elements of the new one, and
/// `x - y` is the diagonal of a point. The search keeps, for each diagonal, the farthest point of a
/// path with a given number of changes. It gives up after `bound` changes from either end and takes
/// the farthest point of all, so that one search costs at most `bound` squared steps plus the
/// matched elements.
struct MiddleSnake {
  private let bound: Int
  /// The greatest `x` on each diagonal, the one through the start at index `bound + 1`.
  private var forward: ContiguousArray<Int>
  /// The least `x` on each diagonal, the one through the end at index `bound + 1`.
  private var backward: ContiguousArray<Int>

  /// - Parameter bound: The greatest number of changes from either end; at least 1.
  init(bound: Int) {
    self.bound = bound
    forward = ContiguousArray(repeating: 0, count: 2 * bound + 3)
    backward = ContiguousArray(repeating: 0, count: 2 * bound + 3)
  }

  /// Returns a point that divides a box into two smaller ones, or `nil` if one of its sides is
  /// empty.
  ///
  /// - Parameters:
  ///   - box: A box that is already trimmed.
  ///   - left: The whole old sequence.
  ///   - right: The whole new sequence.
  mutating func split(
    _ box: DiffBox, _ left: Span<Int32>, _ right: Span<Int32>
  ) -> (old: Int, new: Int)? {
    guard !box.old.isEmpty, !box.new.isEmpty else { return nil }
    guard let point = search(box, left, right) else { return nil }
    // At a corner one half would be the whole box again, and splitting would not end.
    let isStart = point.old == box.old.lowerBound && point.new == box.new.lowerBound
    let isEnd = point.old == box.old.upperBound && point.new == box.new.upperBound
    return isStart || isEnd ? nil : point
  }

  private mutating func search(
    _ box: DiffBox, _ left: Span<Int32>, _ right: Span<Int32>
  ) -> (old: Int, new: Int)? {
    let (xStart, xEnd) = (box.old.lowerBound, box.old.upperBound)
    let (yStart, yEnd) = (box.new.lowerBound, box.new.upperBound)
    let (least, greatest) = (xStart - yEnd, xEnd - yStart)
    let start = xStart - yStart
    let end = xEnd - yEnd
    // The two searches first meet in the forward step if this distance is odd, else in the backward
    // step.
    let isOdd = !(end - start).isMultiple(of: 2)
    // Added to a diagonal, these give its index in `forward` and `backward`.
    let (forwardOffset, backwardOffset) = (bound + 1 - start, bound + 1 - end)
    var (low, high) = (start, start)
    var (backLow, backHigh) = (end, end)
    forward[start + forwardOffset] = xStart
    backward[end + backwardOffset] = xEnd

    for _ in 1...bound {
      Self.widen(&low, &high, within: least...greatest) { forward[$0 + forwardOffset] = -1 }
      for diagonal in stride(from: high, through: low, by: -2) {
        let below = forward[diagonal - 1 + forwardOffset]
        let above = forward[diagonal + 1 + forwardOffset]
        var x = below < above ? above : below + 1
        while x < xEnd, x - diagonal < yEnd, left[x] == right[x - diagonal] { x += 1 }
        forward[diagonal + forwardOffset] = x
        if isOdd, backLow <= diagonal, diagonal <= backHigh,
          backward[diagonal + backwardOffset] <= x
        {
          return (x, x - diagonal)
        }
      }
      Self.widen(&backLow, &backHigh, within: least...greatest) {
        backward[$0 + backwardOffset] = .max
      }
      for diagonal in stride(from: backHigh, through: backLow, by: -2) {
        let below = backward[diagonal - 1 + backwardOffset]
        let above = backward[diagonal + 1 + backwardOffset]
        var x = below < above ? below : above - 1
        while x > xStart, x - diagonal > yStart, left[x - 1] == right[x - diagonal - 1] { x -= 1 }
        backward[diagonal + backwardOffset] = x
        if !isOdd, low <= diagonal, diagonal <= high, x <= forward[diagonal + forwardOffset] {
          return (x, x - diagonal)
        }
      }
    }
    return farthest(
      in: box, forward: (low, high, forwardOffset), backward: (backLow, backHigh, backwardOffset))
  }

  /// Adds one diagonal at either side, or removes one where the box ends. The diagonal beyond a new
  /// one gets a value that no path can continue from.
  private static func widen(
    _ low: inout Int, _ high: inout Int, within limits: ClosedRange<Int>,
    setBeyond: (_ diagonal: Int) -> Void
  ) {
    if low > limits.lowerBound {
      low -= 1
      setBeyond(low - 1)
    } else {
      low += 1
    }
    if high < limits.upperBound {
      high += 1
      setBeyond(high + 1)
    } else {
      high -= 1
    }
  }

  /// Returns the point that is farthest from the end of the box at which its search began.
  private func farthest(
    in box: DiffBox, forward ahead: (low: Int, high: Int, offset: Int),
    backward back: (low: Int, high: Int, offset: Int)
  ) -> (old: Int, new: Int) {
    var best = (old: box.old.lowerBound, new: box.new.lowerBound)
    for diagonal in stride(from: ahead.high, through: ahead.low, by: -2) {
      let x = min(
        forward[diagonal + ahead.offset], box.old.upperBound, box.new.upperBound + diagonal)
      if x + x - diagonal > best.old + best.new { best = (x, x - diagonal) }
    }
    var bestBack = (old: box.old.upperBound, new: box.new.upperBound)
    for diagonal in stride(from: back.high, through: back.low, by: -2) {
      let x = max(
        backward[diagonal + back.offset], box.old.lowerBound, box.new.lowerBound + diagonal)
      if x + x - diagonal < bestBack.old + bestBack.new { bestBack = (x, x - diagonal) }
    }
    let gained = best.old + best.new - box.old.lowerBound - box.new.lowerBound
    let gainedBack = box.old.upperBound + box.new.upperBound - bestBack.old - bestBack.new
    return gained > gainedBack ? best : bestBack
  }
}
