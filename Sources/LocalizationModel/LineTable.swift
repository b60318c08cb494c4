/// Turns byte offsets of one file into lines and columns.
///
/// Making it costs one pass over the bytes, so make it only for a file that something is
/// reported about.
public struct LineTable: Sendable {
  /// Byte offset of the first byte of each line, ascending; never empty.
  private let starts: [Int]

  /// - Parameter bytes: The whole file. A byte order mark at its start has no width.
  public init(_ bytes: Span<UInt8>) {
    var starts = [0]
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { starts = [3] }
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      if byte == UInt8(ascii: "\n") {
        starts.append(offset)
      } else if byte == UInt8(ascii: "\r") {
        if offset < bytes.count, bytes[offset] == UInt8(ascii: "\n") { offset += 1 }
        starts.append(offset)
      }
    }
    self.starts = starts
  }

  /// The place of a byte; offsets past the end count as the end.
  ///
  /// - Parameters:
  ///   - offset: UTF-8 bytes from the start of the file.
  ///   - bytes: The same bytes that the table was made from.
  public func position(ofByte offset: Int, in bytes: Span<UInt8>) -> SourcePosition {
    let offset = min(max(offset, 0), bytes.count)
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    var column = 1
    var index = starts[low]
    while index < offset {
      if bytes[index] & 0xC0 != 0x80 { column += 1 }
      index += 1
    }
    return SourcePosition(line: low + 1, column: column)
  }
}
