/// A run of whole lines of a text, by where they start. A line ends behind its line feed; the last
/// one may have none.
struct TextLines {
  /// Byte offsets, ascending, and the end of the run after them.
  private let starts: ContiguousArray<Int>

  /// - Parameter range: Starts at the start of a line and ends behind a line feed or at the end.
  init(_ range: Range<Int>, of text: Span<UInt8>) {
    var starts: ContiguousArray<Int> = [range.lowerBound]
    for offset in range where text[offset] == UInt8(ascii: "\n") && offset + 1 < range.upperBound {
      starts.append(offset + 1)
    }
    if !range.isEmpty { starts.append(range.upperBound) }
    self.starts = starts
  }

  var count: Int { starts.count - 1 }

  /// The bytes of a line, its line feed included.
  subscript(line: Int) -> Range<Int> { starts[line]..<starts[line + 1] }
}
