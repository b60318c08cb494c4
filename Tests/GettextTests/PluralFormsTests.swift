import Foundation
import Gettext
import LocalizationModel
import TestSupport
import Testing

@Suite struct PluralFormsTests {
  @Test(arguments: [
    ("de", "nplurals=2; plural=(n != 1);"), ("fr", "nplurals=2; plural=(n > 1);"),
    ("ja", "nplurals=1; plural=0;"), ("zh-Hans", "nplurals=1; plural=0;"),
    ("pt-PT", "nplurals=2; plural=(n != 1);"), ("pt-BR", "nplurals=2; plural=(n > 1);"),
    (
      "ru",
      "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || "
        + "n%100>=20) ? 1 : 2);"
    ),
  ])
  func hasGettextsFormula(language: String, header: String) {
    #expect(PluralForms(language: language)?.header == header)
  }

  @Test(arguments: [
    ("ru", [PluralCategory.one, .few, .many]), ("cs", [.one, .few, .other]), ("ja", [.other]),
    ("ar", [.zero, .one, .two, .few, .many, .other]), ("lv", [.one, .other, .zero]),
  ])
  func ordersTheCategoriesByTheFormula(language: String, categories: [PluralCategory]) {
    #expect(PluralForms(language: language)?.categories == categories)
  }

  /// The formulas say of every sample what CLDR does.
  @Test func knowsEveryLanguageOfTheRules() throws {
    #expect(PluralForms.languages == PluralRules.languages)
    for language in PluralRules.languages {
      let rules = try #require(PluralRules(language: language))
      let forms = try #require(PluralForms(language: language))
      let own = try #require(PluralForms.categories(of: forms.header, in: language))
      #expect(own == forms.categories)
      let spaced = forms.header.replacing("n", with: "(n)").replacing(
        "(n)plurals", with: "nplurals")
      #expect(PluralForms.categories(of: spaced, in: language) == own, "\(language)")
      for category in forms.categories {
        let form = try #require(rules[category], "\(language) \(category)")
        #expect(form.numbers != .fractions, "\(language) \(category)")
      }
    }
  }

  /// Formulas that programs write for some languages in place of gettext's.
  @Test(
    arguments: [
      ("lv", "nplurals=3; plural=n == 0 ? 0 : n % 10 == 1 && n % 100 != 11 ? 1 : 2;", nil),
      (
        "lv",
        "nplurals=3; plural=(n % 10 == 0 || n % 100 >= 11 && n % 100 <= 19) ? 0 : ((n % 10 == 1 && "
          + "n % 100 != 11) ? 1 : 2);", [PluralCategory.zero, .one, .other]
      ),
      (
        "ru",
        "nplurals=4; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || "
          + "n%100>14) ? 1 : n%10==0 || (n%10>=5 && n%10<=9) || (n%100>=11 && n%100<=14)? 2 : 3);",
        [.one, .few, .many, .other]
      ),
      (
        "fr",
        "nplurals=3; plural=(n == 0 || n == 1) ? 0 : ((n != 0 && n % 1000000 == 0) ? 1 : 2);",
        [.one, .many, .other]
      ),
      (
        "he",
        "nplurals=4; plural=(n == 1) ? 0 : ((n == 2) ? 1 : ((n > 10 && n % 10 == 0) ? 2 : 3));",
        [.one, .two, .many, .other]
      ),
      ("de", "nplurals=2; plural=n == 1 ? 1 : 0", [.other, .one]),
      ("de", "nplurals=3; plural=n==1 ? 0 : n<10 ? 1 : 2;", [.one, nil, .other]),
      ("ru", "nplurals=2; plural=(n != 1);", nil), ("de", "nplurals=2; plural=(n !=", nil),
      ("de", "nplurals=INTEGER; plural=EXPRESSION;", nil), ("de", "nplurals=2; plural=n/0;", nil),
      ("xx", "nplurals=2; plural=(n != 1);", nil), ("de", "nplurals=1; plural=n;", nil),
    ] as [(String, String, [PluralCategory?]?)])
  func readsFormulasOfOthers(language: String, header: String, categories: [PluralCategory?]?) {
    #expect(PluralForms.categories(of: header, in: language) == categories)
  }

  @Test func survivesDeepFormulas() {
    let deep = String(repeating: "(", count: 100_000)
    #expect(PluralForms.categories(of: "nplurals=2; plural=\(deep)", in: "de") == nil)
    let not = String(repeating: "!", count: 100_000)
    #expect(PluralForms.categories(of: "nplurals=2; plural=\(not)n", in: "de") == nil)
  }

  private static let hasData = FileManager.default.isReadableFile(
    atPath: "/usr/share/unicode/cldr/common/supplemental/plurals.xml")

  @Test(.enabled(if: hasData, "there is no CLDR to compare with: install unicode-cldr-core"))
  func isWhatTheScriptMakesOfTheData() throws {
    let root = Checkout.root
    let python = try #require(Subprocess(named: "python3"))
    let run = try python.run([root.appending(path: "Scripts/plural-forms").path])
    #expect(run.status == 0, "\(run.errorText)")
    let file = root.appending(path: "Sources/Gettext/PluralForms+Table.swift")
    let held = try String(contentsOf: file, encoding: .utf8)
    // Another version of the data, which the first line names, makes another table, rightly.
    if held.split(separator: "\n").first == run.text.split(separator: "\n").first {
      #expect(run.text == held)
    }
  }

  @Test(arguments: [
    ("zh-Hans", "zh_CN"), ("zh-Hant", "zh_TW"), ("pt-BR", "pt_BR"), ("sr-Latn", "sr@latin"),
    ("de", "de"), ("es-419", "es_419"), ("uz-Cyrl", "uz@cyrillic"), ("ca-valencia", "ca@valencia"),
    ("fil", "fil"), ("zh-HK", "zh_HK"), ("sr-Latn-RS", "sr_RS@latin"),
  ])
  func spellsLanguagesBothWays(language: String, name: String) {
    #expect(GettextLocale.name(of: language) == name)
    #expect(
      GettextLocale.language(of: name) == (language == "sr-Latn-RS" ? "sr-Latn-RS" : language))
  }

  @Test(arguments: [
    ("zh-Hant-HK", "zh_HK"), ("zh-CN", "zh_CN"), ("zh-Hans-CN", "zh_CN"), ("de_AT", "de_AT"),
  ])
  func spellsLanguagesForGettext(language: String, name: String) {
    #expect(GettextLocale.name(of: language) == name)
  }

  @Test(arguments: [
    ("de_DE.UTF-8", "de-DE"), ("sr@latin", "sr-Latn"), (" fr ", "fr"), ("", ""),
    ("de_DE@euro", "de-DE"), ("de_DE.ISO-8859-15@EURO", "de-DE"), ("en@quot", "en"),
    ("en@boldquot", "en"), ("de@currency=EUR", "de"), ("zh_TW@euro", "zh-Hant"),
    ("ca_ES@valencia", "ca-ES-valencia"), ("ks_IN@devanagari", "ks-Deva-IN"),
  ])
  func readsLanguagesOfGettext(name: String, language: String) {
    #expect(GettextLocale.language(of: name) == language)
  }
}
