import LocalizationModel
import Testing

@Suite struct WordsTests {
  @Test(arguments: ["Save", "%@ left", "%lld°C", "保存", "%@ — é", "title.save", "a", "100% sure"])
  func hasWords(text: String) { #expect(text.hasWords) }

  @Test(arguments: ["", " ", "%@", "%lld", "%1$@ · %2$lld", "—", "42", "👋", "%#@files@", "%.1f"])
  func hasNone(text: String) { #expect(!text.hasWords) }
}
