import GlossReports
import LocalizationModel
import Testing

/// Replacements make one text of another and touch only what differs.
@Suite struct TextReplacementTests {
  private func applied(_ old: String, _ new: String) -> (text: String, parts: [String]) {
    var bytes = ContiguousArray(old.utf8)
    let all = TextReplacement.all(from: bytes, to: ContiguousArray(new.utf8))
    for part in all.reversed() {
      bytes.replaceSubrange(part.range.start..<part.range.end, with: part.text.utf8)
    }
    return (
      String(decoding: bytes, as: UTF8.self),
      all.map { "\($0.range.start)-\($0.range.end):\($0.text)" }
    )
  }

  @Test(
    arguments: [
      ("a\nb\nc\n", "a\nB\nc\n", ["2-3:B"]), ("", "x", ["0-0:x"]), ("x\n", "", ["0-2:"]),
      ("same\n", "same\n", []), ("a\nb\n", "a\nb\nc\n", ["4-4:c\n"]),
      ("Text(\"Hi\")\n", "Text(\"Hi\", comment: \"问\")\n", ["9-9:, comment: \"问\""]),
      // The first bytes of 中 and 丮 are the same.
      ("中\n", "丮\n", ["0-3:丮"]), ("😀\n", "😁\n", ["0-4:😁"]), ("a\r\nb", "a\nb", ["1-3:\n"]),
      ("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\nx\n3\n4\n5\n6\n7\n8\ny\n", ["2-3:x", "16-17:y"]),
    ])
  func replacesWhatDiffers(old: String, new: String, parts: [String]) {
    let result = applied(old, new)
    #expect(result.text == new)
    #expect(result.parts == parts)
  }

  @Test func holdsForRandomTexts() {
    let pieces = ["a", "中", "😀", "\n", "\r\n", "é", "x\n", "中\n"]
    var number: UInt64 = 1
    func text() -> String {
      var text = ""
      for _ in 0..<(number % 12) {
        number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += pieces[Int(number >> 33) % pieces.count]
      }
      number &+= 1
      return text
    }
    for _ in 0..<300 {
      let (old, new) = (text(), text())
      #expect(applied(old, new).text == new)
    }
  }
}
