import LocalizationModel
import Testing

@Suite struct EditedTextTests {
  private func fix(_ edits: (Range<Int>, String)...) -> Fix {
    Fix(
      Message("a test", comment: "测试"),
      edits: edits.map { Fix.Edit(ByteRange($0.0), $0.1) }, isSafe: true)
  }

  private func text(_ fixes: [Fix]) -> String {
    let edited = EditedText(ContiguousArray("0123456789".utf8), applying: fixes)
    return "\(edited.fixCount) \(String(decoding: edited.bytes, as: UTF8.self))"
  }

  @Test func makesFixesInAnyOrder() {
    #expect(
      text([fix((8..<9, "")), fix((0..<2, "ab"), (4..<4, "-")), fix((2..<3, "c"))])
        == "3 abc3-45679")
    #expect(text([]) == "0 0123456789")
    #expect(text([fix((10..<10, "!")), fix((0..<0, "!"))]) == "2 !0123456789!")
  }

  @Test func makesTheFirstOfTwoThatCollide() {
    #expect(text([fix((3..<6, "a")), fix((5..<7, "b"))]) == "1 012a6789")
    #expect(text([fix((5..<7, "b")), fix((3..<6, "a"))]) == "1 01234b789")
    #expect(text([fix((3..<3, "a")), fix((3..<3, "b"))]) == "1 012a3456789")
    #expect(text([fix((3..<6, "a")), fix((6..<6, "b"))]) == "1 012a6789", "which comes first?")
    #expect(text([fix((3..<6, "a")), fix((6..<7, "b"))]) == "2 012ab789")
  }

  @Test func makesAFixAsAWholeOrNotAtAll() {
    #expect(text([fix((3..<4, "a")), fix((0..<1, "b"), (3..<4, "c"))]) == "1 012a456789")
    #expect(text([fix((3..<4, "a")), fix((0..<1, "b"), (3..<4, "a"))]) == "2 b12a456789")
    #expect(text([fix((0..<1, "b"), (9..<11, "c"))]) == "0 0123456789")
  }
}
