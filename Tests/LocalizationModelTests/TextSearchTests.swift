import LocalizationModel
import Testing

@Suite("The search for a text in another, by bytes")
struct TextSearchTests {
  @Test("finds a text wherever it begins, beyond repeated first bytes and in the last word")
  func findsEverywhere() {
    for length in 0..<40 {
      let before = String(repeating: "a", count: length)
      #expect((before + "ab").hasText("ab"))
      #expect((before + "参数" + before).hasText("参数"))
      #expect(!(before + "a").hasText("ab"))
      #expect(!before.hasText("参"))
      #expect(before.hasText(""))
    }
  }

  @Test("compares bytes, so that a combining mark behind the text does not hide it")
  func comparesBytes() {
    #expect("50%%\u{301}".hasText("%%"))
    #expect(!"".hasText("%"))
    #expect("%".hasText("%"))
  }
}
