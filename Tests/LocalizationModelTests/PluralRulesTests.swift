import Foundation
import LocalizationModel
import TestSupport
import Testing

@Suite struct PluralRulesTests {
  @Test(arguments: [
    ("en", "one other"), ("de-AT", "one other"), ("ja", "other"), ("zh-Hans", "other"),
    ("zh_CN", "other"), ("ru", "one few many other"), ("ar", "zero one two few many other"),
    ("pl", "one few many other"), ("cs", "one few many other"), ("lv", "zero one other"),
    ("sl", "one two few other"), ("pt-BR", "one many other"), ("pt-PT", "one many other"),
    ("PT_pt", "one many other"), ("nb", "one other"), ("fil", "one other"),
    ("yue-Hant-HK", "other"),
  ])
  func knowsTheCategoriesOfALanguage(language: String, expected: String) throws {
    let rules = try #require(PluralRules(language: language))
    #expect(rules.cases.map(\.category.rawValue).joined(separator: " ") == expected)
  }

  @Test(arguments: ["tlh", "", "-", "x"])
  func knowsNothingOfOtherLanguages(language: String) {
    #expect(PluralRules(language: language) == nil)
  }

  /// The languages of Apple's systems and of the App Store.
  @Test(arguments: [
    "ar", "bn", "bg", "ca", "cs", "da", "de", "el", "en", "en-AU", "en-GB", "en-IN", "es", "es-419",
    "et", "fi", "fil", "fr", "fr-CA", "gu", "he", "hi", "hr", "hu", "id", "is", "it", "ja", "kk",
    "kn", "ko", "lt", "lv", "mk", "ml", "mr", "ms", "nb", "nl", "nn", "or", "pa", "pl", "pt-BR",
    "pt-PT", "ro", "ru", "sk", "sl", "sr", "sr-Latn", "sv", "ta", "te", "th", "tr", "uk", "ur",
    "vi", "zh-HK", "zh-Hans", "zh-Hant",
  ])
  func knowsEveryLanguageThatAppleLocalizesTo(language: String) throws {
    let rules = try #require(PluralRules(language: language))
    #expect(rules.cases.last?.category == .other)
    #expect(rules.cases.last?.isCountedByXcode == true)
  }

  @Test(arguments: [
    ("es", "one other"), ("fr", "one other"), ("it", "one other"), ("pt-BR", "one other"),
    ("he", "one two other"), ("ca", "one other"), ("uk", "one few many other"),
    ("cs", "one few many other"), ("ja", "other"),
  ])
  func tellsWhatXcodeCounts(language: String, expected: String) throws {
    let rules = try #require(PluralRules(language: language))
    let counted = rules.cases.filter(\.isCountedByXcode).map(\.category.rawValue)
    #expect(counted.joined(separator: " ") == expected)
  }

  @Test(arguments: [
    ("en", PluralCategory.one, PluralRules.Numbers.only([1])), ("fr", .one, .only([0, 1])),
    ("ru", .one, .several), ("ar", .two, .only([2])), ("cs", .many, .fractions),
    ("lt", .many, .fractions), ("fr", .many, .millions), ("br", .many, .millions),
    ("lv", .zero, .several), ("cy", .many, .only([6])), ("pl", .many, .several),
    ("gd", .two, .only([2, 12])), ("ja", .other, .several),
  ])
  func tellsTheNumbersOfACategory(
    language: String, category: PluralCategory, expected: PluralRules.Numbers
  ) throws {
    let rules = try #require(PluralRules(language: language))
    #expect(rules[category]?.numbers == expected)
  }

  @Test func takesZeroFromTheCategoryThatHadIt() throws {
    let rules = try #require(PluralRules(language: "fr"))
    #expect(rules.numbers(of: .one) == [0, 1])
    #expect(rules.numbers(of: .one, beside: [.zero, .other]) == [1])
    #expect(rules.numbers(of: .zero) == [0])
    #expect(rules.numbers(of: .other, beside: [.zero]) == nil)
    let latvian = try #require(PluralRules(language: "lv"))
    #expect(latvian.numbers(of: .zero) == nil)
  }

  private static let hasData = FileManager.default.isReadableFile(
    atPath: "/usr/share/unicode/cldr/common/supplemental/plurals.xml")

  @Test(.enabled(if: hasData, "there is no CLDR to compare with: install unicode-cldr-core"))
  func isWhatTheScriptMakesOfTheData() throws {
    let root = Checkout.root
    let shell = try #require(Subprocess(named: "sh"))
    let run = try shell.run([root.appending(path: "Scripts/plural-rules").path])
    #expect(run.status == 0, "\(run.errorText)")
    let file = root.appending(path: "Sources/LocalizationModel/Plurals/PluralRules+Table.swift")
    let held = try String(contentsOf: file, encoding: .utf8)
    // Another version of the data, which the first line names, makes another table, rightly.
    let versions = [held, run.text].map { $0.split(separator: "\n").first }
    if versions[0] == versions[1] {
      #expect(run.text == held)
    } else {
      print("the plural table was not compared: \(versions[1] ?? "") is of another version")
    }
  }
}
