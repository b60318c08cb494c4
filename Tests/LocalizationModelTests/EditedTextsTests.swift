import LocalizationModel
import Testing

/// Fixes that change several texts at once.
@Suite struct EditedTextsTests {
  private func fix(_ place: Int, _ text: String, _ others: (String, Int)...) -> Fix {
    Fix(
      Message("a test", comment: "测试"), edits: [edit(place, text)],
      elsewhere: others.map { Fix.FileEdits(path: $0.0, edits: [edit($0.1, text)]) },
      isSafe: true)
  }

  private func edit(_ place: Int, _ text: String) -> Fix.Edit {
    Fix.Edit(ByteRange(start: place, end: place + 1), text)
  }

  private func texts(_ fixes: [(path: String, fix: Fix)]) -> [String: String] {
    let texts = ["a": "0123", "b": "4567"].mapValues { ContiguousArray($0.utf8) }
    return EditedTexts(texts, applying: fixes).texts
      .mapValues { String(decoding: $0, as: UTF8.self) }
  }

  @Test func makesAFixInAllItsFiles() {
    #expect(texts([("a", fix(0, "x", ("b", 1)))]) == ["a": "x123", "b": "4x67"])
  }

  @Test func makesNothingWhereOneFileIsTakenOrMissing() {
    let first = fix(1, "x")
    #expect(texts([("b", first), ("a", fix(0, "y", ("b", 1)))]) == ["b": "4x67"])
    #expect(texts([("a", fix(0, "y", ("b", 9)))]) == [:])
    #expect(texts([("a", fix(0, "y", ("c", 1)))]) == [:])
  }

  @Test func makesWhatTwoFindingsSayOnce() {
    let seenFromA = fix(0, "x", ("b", 1))
    let seenFromB = fix(1, "x", ("a", 0))
    let edited = EditedTexts(
      ["a": ContiguousArray("0123".utf8), "b": ContiguousArray("4567".utf8)],
      applying: [("a", seenFromA), ("b", seenFromB)])
    #expect(
      edited.texts.mapValues { String(decoding: $0, as: UTF8.self) } == ["a": "x123", "b": "4x67"])
    #expect(edited.fixCounts == ["a": 1, "b": 1])
  }

  @Test func leavesOutAFixThatOverlapsItself() {
    let fix = Fix(
      Message("a test", comment: "测试"),
      edits: [
        Fix.Edit(ByteRange(start: 0, end: 3), "x"), Fix.Edit(ByteRange(start: 1, end: 2), "y"),
      ], isSafe: true)
    #expect(texts([("a", fix)]) == [:])
    #expect(EditedText(ContiguousArray("0123".utf8), applying: [fix]).fixCount == 0)
  }
}
