/// The lines of a byte range of a text, by their start offsets. A line includes its line feed; the
/// last one may have none.
struct TextLines {
  /// The start offsets in ascending order, followed by the end of the range.
  private let starts: ContiguousArray<Int>

  /// - Parameter range: From the start of a line to the end of a line or of the text.
  init(_ range: Range<Int>, of text: Span<UInt8>) {
    var starts: ContiguousArray<Int> = [range.lowerBound]
    for offset in range where text[offset] == UInt8(ascii: "\n") && offset + 1 < range.upperBound {
      starts.append(offset + 1)
    }
    if !range.isEmpty { starts.append(range.upperBound) }
    self.starts = starts
  }

  var count: Int { starts.count - 1 }

  /// Returns the byte range of a line, its line feed included.
  subscript(line: Int) -> Range<Int> { starts[line]..<starts[line + 1] }
}
