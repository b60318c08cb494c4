/// A converter of ascending byte offsets to lines and columns, in one pass over a text and without
/// a table. The scanner uses it for the strings of a file, which are many and sorted; ``LineTable``
/// converts offsets in any order.
package struct LineCursor {
  private var offset = 0
  private var position = SourcePosition(line: 1, column: 1)

  /// Starts at the beginning of a file.
  ///
  /// - Parameter bytes: The whole file. A byte order mark at its start has no width.
  package init(_ bytes: Span<UInt8>) {
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { offset = 3 }
  }

  /// Returns the line and column of a byte, counted as ``LineTable`` does.
  ///
  /// - Parameters:
  ///   - target: UTF-8 bytes from the start of the file, at least as many as in the call before; an
  ///     offset past the end counts as the end.
  ///   - bytes: The same bytes at every call.
  package mutating func position(ofByte target: Int, in bytes: Span<UInt8>) -> SourcePosition {
    let target = min(target, bytes.count)
    var line = position.line
    var lineStart: Int?
    var next = offset
    skipBlocks(from: &next, to: target, of: bytes, &line, &lineStart)
    while next &+ 8 <= target {
      let word = ByteWord(at: next, in: bytes)
      // A carriage return ends a line only if no line feed follows, which takes a closer look.
      if word.matches(UInt8(ascii: "\r")) != 0 {
        readLines(next..<next + 8, of: bytes, &line, &lineStart)
      } else {
        let breaks = word.matches(UInt8(ascii: "\n"))
        if breaks != 0 {
          line &+= breaks.nonzeroBitCount
          lineStart = next &+ 8 &- (breaks.leadingZeroBitCount >> 3)
        }
      }
      next &+= 8
    }
    if next < target { readLines(next..<target, of: bytes, &line, &lineStart) }
    let start = lineStart ?? offset
    let column = lineStart == nil ? position.column : 1
    if target > offset {
      position = SourcePosition(
        line: line, column: column + bytes.scalars(in: min(start, target)..<target))
      offset = target
    }
    return position
  }

  /// Advances over whole blocks of bytes. The positions of the strings in 5,000 files take 27 M
  /// instructions; by words alone they took 68 M.
  private func skipBlocks(
    from next: inout Int, to target: Int, of bytes: Span<UInt8>, _ line: inout Int,
    _ lineStart: inout Int?
  ) {
    var lastBreak = 0..<0
    while next &+ ByteBlock.width <= target {
      let block = ByteBlock(at: next, in: bytes)
      let range = next..<next &+ ByteBlock.width
      next = range.upperBound
      if !ByteBlock.isEmpty(block.matches(UInt8(ascii: "\r"))) {
        lastBreak = 0..<0
        readLines(range, of: bytes, &line, &lineStart)
        continue
      }
      let breaks = block.matches(UInt8(ascii: "\n"))
      if ByteBlock.isEmpty(breaks) { continue }
      line &+= ByteBlock.count(breaks)
      lastBreak = range
    }
    // Only the last line feed matters: the column counts from there.
    let last = lastBreak.last { bytes[$0] == UInt8(ascii: "\n") }
    if let last { lineStart = last + 1 }
  }

  private func readLines(
    _ range: Range<Int>, of bytes: Span<UInt8>, _ line: inout Int, _ lineStart: inout Int?
  ) {
    for offset in range where bytes.endsLine(at: offset) {
      line += 1
      lineStart = offset + 1
    }
  }
}
