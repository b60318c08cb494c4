/// A table of one file's lines, which converts byte offsets in any order to lines and columns.
///
/// It costs one pass over the bytes, so it is made only for a file with findings. For ascending
/// offsets ``LineCursor`` needs no table.
package struct LineTable: Sendable {
  /// An offset whose line and column are known: the start of each line, and every ``distance``
  /// bytes within a long line. A column in a catalog that is all on one line is then found without
  /// counting from its start.
  private struct Mark {
    // 32 bits each, because there is a mark for each line: a catalog of 20 MB has 774,000.
    private var byteOffset: UInt32
    var line: UInt32
    var column: UInt32
    /// The number of bytes between the start of the line and this offset. Without it, a byte column
    /// would need a walk back over the marks of a long line: a catalog of 35 MB on one line has
    /// 34,000.
    var bytes: UInt32 = 0

    init(offset: Int, line: UInt32, column: UInt32) {
      byteOffset = UInt32(truncatingIfNeeded: offset)
      self.line = line
      self.column = column
    }

    var offset: Int {
      get { Int(byteOffset) }
      set { byteOffset = UInt32(truncatingIfNeeded: newValue) }
    }
  }

  /// The greatest number of bytes between two marks of one line.
  private static let distance = 1024

  /// The marks in ascending order of offset; never empty.
  private let marks: [Mark]

  /// Reads the lines of a file.
  ///
  /// - Parameter bytes: The whole file, of less than 4 GB. A byte order mark at its start has no
  ///   width.
  package init(_ bytes: Span<UInt8>) {
    var mark = Mark(offset: 0, line: 1, column: 1)
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { mark.offset = 3 }
    var marks = [mark]
    // A catalog has about 26 bytes per line. An array that grows needs its memory twice for a
    // while.
    marks.reserveCapacity(bytes.count / 24)
    var offset = mark.offset
    while offset < bytes.count {
      guard offset &+ 8 <= bytes.count else {
        Self.read(offset..<bytes.count, of: bytes, &mark, &marks)
        break
      }
      let word = ByteWord(at: offset, in: bytes)
      var breaks = word.matches(UInt8(ascii: "\n"))
      if word.matches(UInt8(ascii: "\r")) != 0 || offset - mark.offset >= Self.distance {
        Self.read(offset..<offset + 8, of: bytes, &mark, &marks)
      } else {
        // One match per round; `breaks & (breaks - 1)` removes the lowest.
        while breaks != 0 {
          let start = offset &+ ByteWord.first(breaks) &+ 1
          mark = Mark(offset: start, line: mark.line &+ 1, column: 1)
          marks.append(mark)
          breaks &= breaks &- 1
        }
      }
      offset &+= 8
    }
    self.marks = marks
  }

  /// Appends marks for the lines that begin in a range, and for the range's start if it is
  /// ``distance`` bytes or more after the last mark.
  private static func read(
    _ range: Range<Int>, of bytes: Span<UInt8>, _ mark: inout Mark, _ marks: inout [Mark]
  ) {
    if range.lowerBound - mark.offset >= distance {
      mark.column &+= UInt32(
        truncatingIfNeeded: bytes.scalars(in: mark.offset..<range.lowerBound))
      mark.bytes &+= UInt32(truncatingIfNeeded: range.lowerBound - mark.offset)
      mark.offset = range.lowerBound
      marks.append(mark)
    }
    for offset in range where bytes.endsLine(at: offset) {
      mark = Mark(offset: offset + 1, line: mark.line &+ 1, column: 1)
      marks.append(mark)
    }
  }

  /// Returns the line and column of a byte; offsets past the end count as the end.
  ///
  /// - Parameters:
  ///   - offset: UTF-8 bytes from the start of the file.
  ///   - bytes: The same bytes that the table was made from.
  package func position(ofByte offset: Int, in bytes: Span<UInt8>) -> SourcePosition {
    let offset = min(max(offset, 0), bytes.count)
    let mark = marks[markIndex(ofByte: offset)]
    let characters = bytes.scalars(in: mark.offset..<max(mark.offset, offset))
    return SourcePosition(line: Int(mark.line), column: Int(mark.column) + characters)
  }

  /// Returns the column of a byte, counted from 1 in UTF-8 bytes, without a byte order mark.
  func byteColumn(ofByte offset: Int, in bytes: Span<UInt8>) -> Int {
    let offset = min(max(offset, 0), bytes.count)
    let mark = marks[markIndex(ofByte: offset)]
    return Int(mark.bytes) + max(offset - mark.offset, 0) + 1
  }

  /// Returns the index of the last mark at or before a byte.
  private func markIndex(ofByte offset: Int) -> Int {
    var low = 0
    var high = marks.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if marks[middle].offset <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
