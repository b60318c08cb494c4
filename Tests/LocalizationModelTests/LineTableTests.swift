import LocalizationModel
import TestSupport
import Testing

@Suite struct LineTableTests {
  @Test(arguments: [
    ("", 0, 1, 1), ("a\nb", 2, 2, 1), ("a\r\nb", 3, 2, 1), ("a\rb", 2, 2, 1),
    ("中文x", 6, 1, 3), ("\u{FEFF}x", 3, 1, 1), ("a\n", 2, 2, 1), ("a", 99, 1, 2),
  ])
  func countsLinesAndScalars(text: String, offset: Int, line: Int, column: Int) {
    let bytes = ContiguousArray(text.utf8)
    let table = LineTable(bytes.span)
    #expect(
      table.position(ofByte: offset, in: bytes.span) == SourcePosition(line: line, column: column))
  }

  /// Long lines have marks of their own, and words are read at once: no end of either may show.
  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func countsAsAWalkOverTheBytesDoes(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let parts = ["\n", "\r", "\r\n", "a", "é", "中", "🙂", "abcdefgh", "{ \"key\" : "]
    // From mostly line ends to lines of thousands of bytes.
    let ends = [2, 20, 2_000][Int(seed % 3)]
    var text = seed.isMultiple(of: 2) ? "\u{FEFF}" : ""
    for _ in 0..<2_000 {
      let isEnd = Int.random(in: 0..<ends, using: &random) == 0
      text += (isEnd ? parts[..<3] : parts[3...]).randomElement(using: &random) ?? ""
    }
    let bytes = ContiguousArray(text.utf8)
    let table = LineTable(bytes.span)
    var expected = SourcePosition(line: 1, column: 1)
    for offset in bytes.indices {
      // Within a character its own column counts as passed.
      #expect(table.position(ofByte: offset, in: bytes.span) == expected, "byte \(offset)")
      let isMark = seed.isMultiple(of: 2) && offset < 3
      let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
      if bytes[offset] == 0x0A || bytes[offset] == 0x0D && next != 0x0A {
        expected = SourcePosition(line: expected.line + 1, column: 1)
      } else if !isMark, bytes[offset] & 0xC0 != 0x80 {
        expected = SourcePosition(line: expected.line, column: expected.column + 1)
      }
    }
  }
}
