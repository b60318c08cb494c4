/// A half-open range of UTF-8 byte offsets in one file, counted from 0.
public struct ByteRange: Hashable, Sendable {
  public let start: Int
  /// Offset just past the last byte; never less than `start`.
  public let end: Int

  public var count: Int { end - start }
  public var isEmpty: Bool { start == end }

  public init(start: Int, end: Int) {
    precondition(start <= end, "a byte range cannot end before it starts")
    self.start = start
    self.end = end
  }

  public init(_ range: Range<Int>) {
    start = range.lowerBound
    end = range.upperBound
  }
}
