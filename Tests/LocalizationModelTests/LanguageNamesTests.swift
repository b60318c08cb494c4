import LocalizationModel
import Testing

@Suite struct LanguageNamesTests {
  @Test(arguments: [
    ("de", "German", "德语"), ("zh-Hans", "Simplified Chinese", "简体中文"),
    ("zh_CN", "Chinese (China)", "中文（中国）"), ("pt-BR", "Brazilian Portuguese", "巴西葡萄牙语"),
    ("sr-Latn-RS", "Serbian (Latin, Serbia)", "塞尔维亚语（拉丁文，塞尔维亚）"),
    ("ZH-hans-hk", "Simplified Chinese (Hong Kong SAR China)", "简体中文（中国香港特别行政区）"),
    ("iw", "Hebrew", "希伯来语"), ("es-419", "Latin American Spanish", "拉丁美洲西班牙语"),
    ("de-x-leet", "German (x, leet)", "德语（x，leet）"),
  ])
  func namesALanguageInBothLanguages(code: String, english: String, chinese: String) {
    #expect(LanguageNames.name(of: code, in: .english) == english)
    #expect(LanguageNames.name(of: code, in: .chinese) == chinese)
  }

  @Test(arguments: ["", "-", "tlhx", "Base"])
  func namesNoLanguageThatItDoesNotKnow(code: String) {
    #expect(LanguageNames.name(of: code, in: .english) == nil)
  }

  @Test func namesEveryLanguageWithPluralForms() {
    let unnamed = PluralRules.languages.filter { LanguageNames.name(of: $0, in: .chinese) == nil }
    // CLDR has no Chinese names for these.
    #expect(unnamed == ["guw", "hnj", "lij", "nah", "smi"])
  }
}
