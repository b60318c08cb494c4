import LocalizationModel
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
}
