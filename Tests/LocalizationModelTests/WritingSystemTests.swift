import LocalizationModel
import Testing

@Suite struct WritingSystemTests {
  @Test(arguments: [
    ("a", Script.latin), ("Z", .latin), ("é", .latin), ("ẞ", .latin), ("я", .cyrillic),
    ("ї", .cyrillic), ("π", .greek), ("中", .han), ("々", .han), ("𠀀", .han), ("の", .kana),
    ("ﾃ", .kana), ("한", .hangul), ("ㄅ", .bopomofo), ("ع", .arabic), ("ש", .hebrew),
    ("ก", .thai), ("अ", .devanagari), ("ა", .georgian),
  ])
  func knowsTheScriptsOfLetters(letter: String, script: Script) {
    #expect(letter.unicodeScalars.first.flatMap { Script.of($0) } == script)
  }

  @Test(arguments: ["0", " ", "-", "×", "→", "“", "…", "，", "！", "％", "👋", "°", "%", "·"])
  func takesSignsForNoLetters(sign: String) {
    #expect(sign.unicodeScalars.allSatisfy { Script.of($0) == nil })
  }

  @Test(
    arguments: [
      ("en", .latin, nil), ("zh-Hans", .han, .simplified), ("zh", .han, .simplified),
      ("zh-Hant", .han, .traditional), ("zh_TW", .han, .traditional),
      ("zh-Hans-HK", .han, .simplified), ("yue", .han, .traditional), ("ja", .kana, nil),
      ("ko-KR", .hangul, nil), ("ru", .cyrillic, nil), ("sr-Latn", .latin, nil),
      ("uz-Cyrl", .cyrillic, nil), ("he", .hebrew, nil), ("xx", .latin, nil),
    ] as [(String, Script, WritingSystem.HanForm?)])
  func knowsHowLanguagesAreWritten(
    language: String, main: Script, form: WritingSystem.HanForm?
  ) throws {
    let system = try #require(WritingSystem(language: language))
    #expect(system.main == main && system.hanForm == form && system.language == language)
  }

  @Test func leavesAnyLanguageOpen() {
    #expect(WritingSystem(language: "any") == nil)
    #expect(WritingSystem(language: "") == nil)
  }

  @Test(arguments: [("們", "们"), ("檔", "档"), ("讀", "读")])
  func tellsTheFormsOfChineseApart(traditional: String, simplified: String) throws {
    let (left, right) = (
      try #require(traditional.unicodeScalars.first), try #require(simplified.unicodeScalars.first)
    )
    #expect(WritingSystem.HanForm.simplified.excludes(left))
    #expect(WritingSystem.HanForm.traditional.excludes(right))
    #expect(!WritingSystem.HanForm.simplified.excludes(right))
    #expect(!WritingSystem.HanForm.traditional.excludes(left))
    #expect(!WritingSystem.HanForm.simplified.excludes("中"))
  }
}
