/// Turns byte offsets of one file into lines and columns.
///
/// Making it costs one pass over the bytes, so make it only for a file that something is
/// reported about.
public struct LineTable: Sendable {
  /// A place whose line and column are known: the start of each line, and every so many bytes
  /// within a long one, so that a column is found without a walk from the start of its line.
  private struct Mark {
    var offset: Int
    var line: Int
    var column: Int
  }

  /// At most this many bytes lie between two marks.
  private static let distance = 1024

  /// Ascending by offset; never empty.
  private let marks: [Mark]

  /// - Parameter bytes: The whole file. A byte order mark at its start has no width.
  public init(_ bytes: Span<UInt8>) {
    var mark = Mark(offset: 0, line: 1, column: 1)
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { mark.offset = 3 }
    var marks = [mark]
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        if byte == UInt8(ascii: "\r"), offset < bytes.count, bytes[offset] == UInt8(ascii: "\n") {
          offset += 1
        }
        mark = Mark(offset: offset, line: mark.line + 1, column: 1)
        marks.append(mark)
      } else if offset - mark.offset >= Self.distance {
        mark.column += Self.characters(in: bytes, mark.offset..<offset)
        mark.offset = offset
        marks.append(mark)
      }
    }
    self.marks = marks
  }

  /// The place of a byte; offsets past the end count as the end.
  ///
  /// - Parameters:
  ///   - offset: UTF-8 bytes from the start of the file.
  ///   - bytes: The same bytes that the table was made from.
  public func position(ofByte offset: Int, in bytes: Span<UInt8>) -> SourcePosition {
    let offset = min(max(offset, 0), bytes.count)
    var low = 0
    var high = marks.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if marks[middle].offset <= offset { low = middle } else { high = middle }
    }
    let mark = marks[low]
    let characters = Self.characters(in: bytes, mark.offset..<max(mark.offset, offset))
    return SourcePosition(line: mark.line, column: mark.column + characters)
  }

  /// Unicode scalars that begin in a range.
  private static func characters(in bytes: Span<UInt8>, _ range: Range<Int>) -> Int {
    var count = 0
    for offset in range where bytes[offset] & 0xC0 != 0x80 { count += 1 }
    return count
  }
}
