import LocalizationModel
import Testing

@Suite struct FixPreviewTests {
  private func preview(_ text: String, _ edits: [(Range<Int>, String)]) -> [FixPreview.Hunk] {
    let bytes = ContiguousArray(text.utf8)
    let fix = Fix(
      Message(verbatim: "fix"),
      edits: edits.map {
        Fix.Edit(ByteRange(start: $0.0.lowerBound, end: $0.0.upperBound), $0.1)
      }, isSafe: true)
    return FixPreview(fix, in: bytes.span, LineTable(bytes.span)).hunks
  }

  @Test func showsTheLineBeforeAndAfter() {
    let hunks = preview("one\ntwo three\nfour\n", [(8..<13, "3")])
    #expect(hunks.map(\.line) == [2])
    #expect(hunks.map(\.removed) == [["two three"]] && hunks.map(\.added) == [["two 3"]])
  }

  @Test func putsEditsOfOneLineTogether() {
    let hunks = preview("a b c\nd\n", [(0..<1, "A"), (4..<5, "C"), (6..<7, "D")])
    #expect(hunks.count == 2)
    #expect(hunks.first?.added == ["A b C"] && hunks.last?.added == ["D"])
  }

  @Test func leavesOutLinesThatStay() {
    let added = preview("a\nb\n", [(2..<2, "new\n")])
    #expect(added.map(\.line) == [2] && added.map(\.removed) == [[]])
    #expect(added.map(\.added) == [["new"]])
    let removed = preview("a\r\nb\r\nc\r\n", [(3..<6, "")])
    #expect(removed.map(\.removed) == [["b"]] && removed.map(\.added) == [[]])
  }

  @Test func cutsLongLinesAtCharacters() throws {
    let line = String(repeating: "长", count: 400)
    let hunk = try #require(preview(line + "x" + line, [(1200..<1201, "y")]).first)
    let (removed, added) = (try #require(hunk.removed.first), try #require(hunk.added.first))
    #expect(removed.hasPrefix("…长") && removed.hasSuffix("长…") && !removed.contains("\u{FFFD}"))
    #expect(added.contains("y") && added.utf8.count < 400)
  }

  @Test func boundsWhatItShows() throws {
    let text = (0..<100).map { "line \($0)\n" }.joined()
    let hunk = try #require(preview(text, [(0..<text.utf8.count, "")]).first)
    #expect(hunk.removed.count == 24 && hunk.removed.last == "…")
    #expect(preview("a\n", [(0..<9, "b")]).isEmpty, "an edit past the end")
    #expect(preview("a\n", [(0..<1, "a")]).isEmpty)
  }
}
