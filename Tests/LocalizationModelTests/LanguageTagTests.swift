import LocalizationModel
import Testing

@Suite struct LanguageTagTests {
  @Test(arguments: [
    ("zh-CN", "zh-Hans"), ("zh", "zh-Hans"), ("zh_TW", "zh-Hant"), ("zh-Hans-CN", "zh-Hans"),
    ("iw", "he"), ("in", "id"), ("tl", "fil"), ("fil-PH", "tl"), ("de-DE", "de"), ("uk-UA", "uk"),
    ("pt", "pt-BR"), ("sh", "sr-Latn"), ("deu", "de"), ("no", "nb"), ("nb-NO", "no"),
    ("no-bokmal", "nb"), ("mo", "ro"), ("en-UK", "en-GB"), ("ZH-hant-tw", "zh-TW"),
    ("cmn-Hans", "zh-CN"), ("es-419", "es_419"),
  ])
  func knowsTwoNamesOfOneLanguage(name: String, other: String) {
    #expect(LanguageTag(name).isSame(as: LanguageTag(other)))
    #expect(LanguageTag(other).isSame(as: LanguageTag(name)))
  }

  @Test(arguments: [
    ("zh-Hant", "zh-Hans"), ("pt-PT", "pt-BR"), ("pt-PT", "pt"), ("sr", "sr-Latn"),
    ("zh-HK", "zh-Hant"), ("es-419", "es"), ("en-GB", "en"), ("fr-CA", "fr"),
    ("ca-valencia", "ca"),
  ])
  func tellsRegionsAndScriptsApart(name: String, other: String) {
    #expect(!LanguageTag(name).isSame(as: LanguageTag(other)))
    #expect(LanguageTag(name).isRelated(to: LanguageTag(other)))
  }

  @Test func tellsLanguagesApart() {
    for (name, other) in [("nn", "nb"), ("da", "nb"), ("yue", "zh"), ("sk", "sl"), ("uk", "ru")] {
      #expect(!LanguageTag(name).isRelated(to: LanguageTag(other)))
    }
  }

  @Test func comparesScriptsWhereRegionsMayDiffer() {
    #expect(LanguageTag("en-US").isSame(ignoringRegionOf: LanguageTag("en")))
    #expect(LanguageTag("en_GB").isSame(ignoringRegionOf: LanguageTag("en-AU")))
    #expect(LanguageTag("zh-TW").isSame(ignoringRegionOf: LanguageTag("zh-HK")))
    #expect(!LanguageTag("zh-TW").isSame(ignoringRegionOf: LanguageTag("zh")))
    #expect(!LanguageTag("fr").isSame(ignoringRegionOf: LanguageTag("de")))
  }

  @Test(arguments: ["", "-", "x", "zh-", "a-b-c-d-e-f", "zh-Hans-Hans-CN-CN", "ü-Ä", "i-klingon"])
  func readsAnyText(name: String) {
    #expect(LanguageTag(name).isSame(as: LanguageTag(name)))
    #expect(!LanguageTag(name).isSame(as: LanguageTag("de")))
  }
}
