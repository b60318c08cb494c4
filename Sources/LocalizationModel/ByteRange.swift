/// A half-open range of UTF-8 byte offsets in one file, counted from 0.
public struct ByteRange: Hashable, Sendable {
  /// Offset of the first byte.
  public let start: Int
  /// Offset just past the last byte; never less than `start`.
  public let end: Int

  /// The number of bytes.
  public var count: Int { end - start }
  /// True if the range covers no bytes and only marks an offset, as for an insertion.
  public var isEmpty: Bool { start == end }

  /// Precondition: `start` is not beyond `end`.
  public init(start: Int, end: Int) {
    precondition(start <= end, "a byte range cannot end before it starts")
    self.start = start
    self.end = end
  }

  /// Makes the range of the same offsets.
  public init(_ range: Range<Int>) {
    start = range.lowerBound
    end = range.upperBound
  }
}
