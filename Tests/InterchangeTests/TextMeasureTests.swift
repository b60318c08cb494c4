import Interchange
import LocalizationModel
import Testing

@Suite struct TextMeasureTests {
  @Test(arguments: [
    ("", 0, 0), ("Save", 1, 4), ("Save the file", 3, 11), ("Don’t do it", 3, 9), ("…", 0, 1),
    ("3.14 and 1,000", 3, 12), ("well-known", 2, 10), ("e.g. this", 2, 8), ("a_b", 1, 3),
    ("Hello, world!", 2, 12), ("don't.", 1, 6), ("a,b", 2, 3), ("1:2", 2, 3), ("__", 0, 2),
    ("été", 1, 3), ("e\u{301}te\u{301}", 1, 3), ("Straße Größe", 2, 11), ("שלום עולם", 2, 8),
    ("안녕 세계", 2, 4), ("C3PO x2", 2, 6), ("👩‍👩‍👧 hi", 1, 3), ("١٢٣ كتاب", 2, 7), ("don’t’", 1, 6),
  ])
  func countsWordsByUnicodesBoundaries(text: String, words: Int, characters: Int) {
    let amount = TextMeasure.amount(of: text)
    #expect(amount.words == words && amount.characters == characters, "\(amount)")
  }

  @Test(arguments: [
    ("保存文件", 4, 4), ("保存，完成。", 4, 6), ("保存 iPhone 文件", 5, 10), ("ファイルを保存", 7, 7),
    ("データー", 4, 4), ("ไฟล์", 3, 3), ("ភាសា", 2, 2),
  ])
  func countsCharactersWhereNoSpacesAre(text: String, words: Int, characters: Int) {
    let amount = TextMeasure.amount(of: text)
    #expect(amount.words == words && amount.characters == characters, "\(amount)")
  }

  @Test(arguments: [
    ("%lld files", 1, 5), ("%1$@ of %2$@", 1, 2), ("<b>Bold</b> text", 2, 8),
    ("See https://example.com/a", 1, 3), ("[Open](https://example.com/a) it", 2, 7),
    ("Tom &amp; Jerry", 2, 8), ("${applicationName} is `code`", 1, 3), ("%#@files@ here", 1, 4),
  ])
  func leavesOutPlaceholdersAndMarkup(text: String, words: Int, characters: Int) {
    let amount = TextMeasure.amount(of: text)
    #expect(amount.words == words && amount.characters == characters, "\(amount)")
  }
}
